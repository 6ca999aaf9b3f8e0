"""A house that is only files, behind Python's server of them: what a visitor does there, in every game."""

import json
import re
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from lansquenet.books.book import book
from lansquenet.edition.folder import pyodide_at, write
from lansquenet.errors import BadOption
from lansquenet.games import GAMES
from lansquenet.house.web.solo.of_transcript import InTranscript, stood
from lansquenet.odds import figures
from rooms import transcript
from visits import BUSY, Visit

pytestmark = pytest.mark.long  # such a house takes half a minute to write

DOCS = Path(__file__).parents[2] / "docs"
PLACE = "site/table"  # on its host: whatever is asked for elsewhere is not there
PATIENCE = 240_000  # milliseconds: Python begins in a browser, on a busy machine
PLAY = """async ([name, game]) => {
  const ask = async (method, path, body) => {
    const answer = await lansquenet.ask(path, {method, body: body && JSON.stringify(body)});
    const text = await answer.text();
    if (!answer.ok) throw Error(path + ' ' + text);
    return text && JSON.parse(text);
  };
  await ask('POST', '/api/guests', {name});
  const {least, most} = await ask('GET', '/api/games/' + game);
  const seats = Math.max(least, Math.min(3, most));
  const terms = {game, seats, fill: true, pace: 0, between: 0, window: 0.1};
  const table = await ask('POST', '/api/tables', terms);
  const {ticket} = await ask('POST', `/api/tables/${table.id}/ticket`, {});
  const line = lansquenet.open('/ws/' + table.id);
  await new Promise((done, failed) => {
    line.onmessage = ({data}) => {
      const said = JSON.parse(data);
      if (said.type === 'bye') failed(Error(data));
      if (said.type === 'state' && said.hand > 1) done();
      if (said.type === 'state' && said.over) done();
      if (said.type === 'state' && said.offer) {
        const {hand, seq} = said;
        line.send(JSON.stringify({type: 'act', id: 'a' + seq, hand, seq, action: said.offer.usual}));
      }
    };
    line.send(JSON.stringify({type: 'hello', table: table.id, ticket}));
    line.send('{"type": "sit"}');
  });
  line.close();
  const hands = await ask('GET', `/api/tables/${table.id}/hands`);
  const replayed = await ask('GET', `/api/tables/${table.id}/hands/${hands[0].hand}/frames`);
  return replayed.hands[0].frames.length;
}"""


LONG = """async () => {
  const odds = async (rules, given) => (await lansquenet.ask(`/api/games/${rules}`, given)).text();
  await Promise.all([lansquenet.opened, odds('zecchinetta/odds')]);
  const came = [], off = new AbortController();
  const long = odds('basset/odds?preset=modern').then(() => came.push('the odds'));
  await lansquenet.ask('/api/tables');
  came.push('a table');
  await long;
  const other = odds('basset/odds', {signal: off.signal}).catch(() => came.push('called off'));
  setTimeout(() => off.abort(), 100);
  await other;
  await odds('zecchinetta/odds');
  return [...came, 'other odds'];
}"""
LINKS = "top => [...document.links].map(link => link.href).filter(href => !href.startsWith(top))"
HEAD = """<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="site.css">
<link rel="icon" href="data:,">"""
SCRIPTS = "<script src=playable.js></script><script src=figures.js></script>"
BOOK = "async game => (await (await lansquenet.ask(`/api/games/${game}?language=de`)).json()).language"


class Quiet(SimpleHTTPRequestHandler):
    """Python's own, which says nothing of what it is asked."""

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a folder that was written for it, and does not lie at the top of its host."""
    try:
        pyodide = pyodide_at(None)
    except BadOption as wrong:
        pytest.skip(str(wrong))
    folder = tmp_path_factory.mktemp("edition") / PLACE
    write(folder, pyodide, lambda _: None, hands=1, base=f"/{PLACE}/")
    sent = sum(file.stat().st_size for file in (folder / "edition").iterdir() if file.is_file())
    assert round(sent / 1e6) == 8, "as the page says while the house is opening"
    write_page_of_game(folder.parent / "games")
    top = str(folder.parents[1])
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=top))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/{PLACE}/"
    server.shutdown()
    server.server_close()


def write_page_of_game(there: Path) -> None:
    """Pages of the site, as bare as can be: a table, figures and hands of another game, and in French."""
    spec = spec_from_file_location("pages", DOCS / "pages.py")
    assert spec
    assert spec.loader
    spec.loader.exec_module(pages := module_from_spec(spec))
    hands = pages.played("zecchinetta", "en")
    told = f"{pages.playable.way('toepen', 'en')}{pages.figured('zecchinetta')}{hands}"
    for place, inner in ((there, told), (there / "fr", pages.figured("zecchinetta", "fr"))):
        place.mkdir()
        for name in ("playable.js", "figures.js", "site.css"):
            (place / name).write_text((DOCS / name).read_text("utf-8"), "utf-8")
        (place / "toepen.html").write_text(f"{HEAD}{inner}{SCRIPTS}", "utf-8")


@pytest.fixture
def page(browser: Browser, files: str) -> Iterator[Page]:
    """A visitor who comes there, and may ask nobody else; at the end nothing was complained of."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce", locale="en"
    )
    context.set_default_timeout(PATIENCE)
    page, wrong = context.new_page(), list[str]()
    context.route(lambda url: not url.startswith(files), lambda route: route.abort())
    page.on("requestfailed", lambda asked: left_behind(asked) or wrong.append(f"{asked.url} {asked.failure}"))
    page.on("console", lambda said: said.type in ("error", "warning") and wrong.append(said.text))
    page.on("pageerror", lambda one: wrong.append(str(one)))
    page.goto(files)
    yield page
    context.close()
    assert wrong == []


def left_behind(asked: Request) -> bool:
    """Whether a page was gone from before this had come, as pages may be."""
    return asked.failure == "net::ERR_ABORTED"


def test_a_visitor_plays_replays_asks_and_reads_where_there_are_only_files(page: Page) -> None:
    expect(page.get_by_text("meet in a house that somebody keeps: lansquenet serve")).to_be_visible()
    assert page.evaluate(LINKS, page.url) == []
    page.get_by_role("button", name="Play Lansquenet now").click()
    page.locator(".dock .ready button.primary:visible").first.click()
    page.get_by_role("link", name="Lobby").first.click()
    page.locator(".games .game, .games li").first.wait_for()
    page.goto(f"{page.url.rstrip('/')}/lab/zecchinetta/")
    expect(page.get_by_text("8/19").first).to_be_visible(timeout=PATIENCE)
    page.goto(f"{page.url.split('/lab')[0]}/")
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("link", name="Regeln").first).to_be_visible()
    assert page.evaluate(BOOK, "zecchinetta") == "de"


@pytest.mark.parametrize("game", ["lansquenet", "zecchinetta"])  # where cards are dealt after, and before
def test_a_first_question_is_answered_while_the_house_is_on_its_way(page: Page, game: str) -> None:
    address = page.url
    page.goto("about:blank")  # where nothing is on its way any more
    held = {place: held_back(page, place) for place in ("assets/table-*.css", "hands/*", "house.zip.gz")}
    page.goto(f"{address}play/{game}/")
    for place in ("hands/*", "assets/table-*.css"):  # of the second by what fetches ahead of Python
        while not held[place]:
            page.wait_for_timeout(50)
    release(page, held, "assets/table-*.css")
    page.wait_for_timeout(1000)
    assert page.workers == [], "Python gives way to the question that is on its way"
    release(page, held, "hands/*")
    dock = page.locator(".dock")
    page.locator(BUSY).first.click()
    expect(dock).to_contain_text("Your answer is kept")
    release(page, held, "house.zip.gz")
    page.evaluate("async () => { await lansquenet.opened; }")
    expect(dock).not_to_contain_text("Your answer is kept", timeout=PATIENCE)
    expect(dock.locator("button.primary:visible, .legal:visible").first).to_be_visible(timeout=PATIENCE)
    assert page.locator(".warned").inner_text() == "", "the house is the one that was there"


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_played_by_mouse_and_replayed(
    browser: Browser, files: str, game: str, size: tuple[int, int]
) -> None:
    """To its end, on a phone and at a desk, and found again by whoever comes back."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en")
    context.set_default_timeout(PATIENCE)
    visit = Visit(context.new_page(), files.rstrip("/"))
    visit.page.add_init_script("""localStorage.setItem('lansquenet settings', '{"speed": "at_once"}')""")
    visit.page.goto(f"{files}play/{game}/")
    visit.play_until(2, seconds=PATIENCE / 1000)
    visit.page.wait_for_timeout(6000)  # what has happened is kept by then, on a busy machine too
    visit.page.goto(f"{files}mine/")
    visit.page.get_by_role("link", name="Replay").first.click()
    expect(visit.page.get_by_role("region", name="Timeline")).to_be_visible()
    assert int(visit.page.get_by_role("slider").first.get_attribute("max") or 0) > 1
    context.close()
    assert visit.complaints == []


def test_a_table_where_one_has_been_waits_in_the_lobby_for_the_page_to_rest(page: Page) -> None:
    """It is asked of the house, which is not begun for that, as it is for whatever else is asked."""
    address, been = page.url, "localStorage.setItem('lansquenet tables', '[\"ABCDEF\"]')"
    page.goto("about:blank")
    page.add_init_script(f"globalThis.requestIdleCallback = () => 0; {been}")  # it never rests
    page.goto(address)
    page.get_by_role("button", name="Play Lansquenet now").wait_for()
    page.wait_for_timeout(1000)
    assert page.workers == []
    with page.expect_event("worker"):
        page.evaluate("void lansquenet.ask('/api/day').catch(() => {})")


def test_at_every_game_a_first_answer_is_kept_and_it_is_said_how_far_the_house_is(page: Page) -> None:
    address = page.url
    held_back(page, "house.zip.gz")
    for game in GAMES:
        page.goto("about:blank")
        page.goto(f"{address}play/{game}/")
        dock = page.locator(".dock")
        answer = page.locator(BUSY).first
        answer.click()
        kept, lifted = dock.get_by_text("Your answer is kept"), dock.locator("[aria-pressed=true]")
        kept.or_(lifted).first.wait_for()
        if lifted.count():  # a card is played by a second press
            dock.locator(".ready button.primary:visible").first.click()
        expect(dock, game).to_contain_text(re.compile(r"Your answer is kept: .* \d+ % of it has come"))


def held_back(page: Page, place: str) -> list[Route]:
    """What is asked of these from now on, which does not come."""
    routes: list[Route] = []

    def hold(route: Route) -> None:
        routes.append(route)

    page.context.route(f"**/{place}", hold)
    return routes


def release(page: Page, held: dict[str, list[Route]], place: str) -> None:
    """Let what was held of these come, and all that is asked of them from now on."""
    page.context.unroute(f"**/{place}")
    for route in held[place]:
        route.continue_()


def test_a_question_that_takes_long_keeps_no_table_waiting(page: Page) -> None:
    assert page.evaluate(LONG) == ["a table", "the odds", "called off", "other odds"]


def test_the_plain_books_are_there_in_every_language(page: Page) -> None:
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("link", name="Regeln").first).to_be_visible()
    page.goto(f"{page.url}rules/zecchinetta/")
    page.locator('a[href$="zecchinetta.html?language=de"]').click()
    for tag in ("de", "fr", "sv", "en"):
        page.locator(f'a[hreflang="{tag}"]').click() if tag != "de" else None
        page.wait_for_url(f"**/rules/{'' if tag == 'en' else f'{tag}/'}zecchinetta.html")
        assert page.locator("html").get_attribute("lang") == tag


@pytest.mark.parametrize("width", [390, 1280])
def test_a_game_has_its_table_in_its_page_when_it_is_asked_for(
    browser: Browser, files: str, width: int
) -> None:
    context = browser.new_context(viewport={"width": width, "height": 844}, locale="en")
    page, asked = context.new_page(), list[str]()
    page.on("request", lambda one: asked.append(one.url))
    page.goto(files.replace("table/", "games/toepen.html"))
    assert [url for url in asked if "/table/" in url] == []
    if width == 390:
        ask_again(page)
    page.get_by_role("link", name="Play Toepen now").click()
    table = page.frame_locator("iframe")
    table.locator(BUSY).first.click(timeout=PATIENCE)
    expect(table.locator(".dock")).not_to_contain_text("Your answer is kept", timeout=PATIENCE)
    elsewhere = {url.rpartition("/")[2] for url in asked if not url.startswith((files, "data:", "blob:"))}
    assert elsewhere == {"toepen.html", "playable.js", "figures.js", "site.css"}
    context.close()


def ask_again(page: Page) -> None:
    """Ask for figures under other rules than those of the page, several at once, and for what cannot be."""
    page.get_by_role("button", name="Ask them under other rules").click()
    asked, rows = page.locator(".ask-here"), page.locator("#figure-opening_bet\\.edge + dd tr.asked")
    asked.locator("[name=packs]").fill("3")
    asked.locator("[name=equal_rule]").select_option("reshuffle")
    asked.get_by_role("button", name="Reckon").click()
    rules = {"packs": "3", "equal_rule": "reshuffle"}
    told = figures("zecchinetta", book("zecchinetta").play_by("", rules))["opening_bet.edge"]
    expect(rows).to_have_text(f"packs=3, equal_rule=reshuffle{told}{float(told):.6f}", timeout=PATIENCE)
    asked.locator("[name=packs]").fill("13")
    asked.get_by_role("button", name="Reckon").click()
    with pytest.raises(BadOption) as refused:
        book("zecchinetta").play_by("", rules | {"packs": "13"})
    expect(asked.get_by_role("status")).to_have_text(str(refused.value), timeout=PATIENCE)


def test_figures_are_asked_again_in_the_language_of_their_page(browser: Browser, files: str) -> None:
    context = browser.new_context(locale="en")
    page = context.new_page()
    page.goto(files.replace("table/", "games/fr/toepen.html"))
    page.get_by_role("button", name="Les demander sous d’autres règles").click()
    page.locator("[name=preset]").select_option("source")
    page.locator("[name=packs]").fill("2")
    page.get_by_role("button", name="Calculer").click()
    rows = page.locator("#figure-opening_bet\\.edge + dd tr.asked")
    told = figures("zecchinetta", book("zecchinetta").play_by("source", {"packs": "2"}))["opening_bet.edge"]
    decimal = f"{float(told):.6f}".replace(".", ",")
    expect(rows).to_have_text(f"source, packs=2{told}{decimal}", timeout=PATIENCE)
    expect(page.get_by_role("status")).to_contain_text("Chiffres trouvés sous source, packs=2")
    context.close()


def test_a_hand_of_the_documents_is_seen_played_with_its_odds_and_played_otherwise(
    browser: Browser, files: str
) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(files.replace("table/", "games/toepen.html"))
    page.get_by_text(re.compile(r"^E2 · ZECC-3,")).click()
    page.locator("details[open]").get_by_role("link", name="See it played").click()
    replay = page.frame_locator("details[open] iframe")
    fork, on = (
        replay.get_by_role("button", name="Fork here"),
        replay.get_by_role("button", name="One step on"),
    )
    on.wait_for()
    for _ in range(3):  # times that C is asked
        on.click()
        while not fork.is_visible():
            on.click()
    at = int(replay.get_by_role("slider").input_value()) + 1
    found = stood(InTranscript(transcript=transcript("zecchinetta", "E2"), at=at, seat=2))
    assert found.exact
    told = replay.locator("figure figcaption")  # Python begins first
    expect(told).to_contain_text(f"You win the hand {found.win:.1%}", timeout=PATIENCE)
    fork.click()
    replay.locator(BUSY).first.click()
    expect(replay.get_by_text("Played otherwise:")).to_be_visible(timeout=PATIENCE)
    context.close()


def test_nothing_is_wanted_of_the_host_once_all_is_kept(page: Page) -> None:
    assert page.evaluate("async () => (await navigator.serviceWorker.ready).active.state") in (
        "activating",
        "activated",
    )
    address = page.url
    page.context.set_offline(True)
    page.goto(f"{address}new/toepen")
    page.goto(f"{address}verifier")
    expect(page.get_by_role("heading", name="Check a hand")).to_be_visible()
    page.goto(f"{address}practice/zecchinetta")
    expect(page.get_by_text("Step 1 of 8")).to_be_visible(timeout=PATIENCE)
    page.context.set_offline(False)


def test_a_second_visit_is_asked_while_the_house_is_on_its_way_too(page: Page) -> None:
    """Of hands that were kept with all else: without the host, and before a house that never comes."""
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.context.set_offline(True)
    page.add_init_script("globalThis.Worker = class { postMessage() {} terminate() {} };")
    page.goto(f"{page.url}play/lansquenet")
    page.locator(BUSY).first.click()
    expect(page.locator(".dock")).to_contain_text("Your answer is kept")
    page.context.set_offline(False)


def test_every_game_is_played_and_replayed_in_a_page(page: Page) -> None:
    frames = {game: page.evaluate(PLAY, ["Ann", game]) for game in GAMES}
    assert {game for game, many in frames.items() if many < 2} == set(), json.dumps(frames)
