"""The verifier in the page of the house: promise F, checked by the same script as offline."""

import json
import subprocess
from itertools import cycle
from random import Random

import pytest

from databases import SOAK
from dealt import bundles
from lansquenet.fair.bundle import canonical
from lansquenet.house.web.reckoning import checking
from test_verify import BY_THE_RULES, NODE, SHORT, by_python, needs_node, spoilt


def judged(texts, tmp_path):
    """How the module that the house sends judges each of these."""
    module = tmp_path / "dealing.mjs"
    module.write_text(checking.module(), "utf-8")
    script = (
        f"import dealing from {str(module)!r}; import {{ createInterface }} from 'node:readline';"
        "for await (const line of createInterface({ input: process.stdin })) {"
        "const { checks } = dealing.verifyText(JSON.parse(line));"
        "console.log(JSON.stringify(checks.map(({ name, code, state }) => [name, code, state]))); }"
    )
    given = "".join(json.dumps(text) + "\n" for text in texts)
    command = [NODE, "--no-warnings", "--input-type=module", "--eval", script]
    ran = subprocess.run(command, input=given, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in ran.stdout.splitlines()]


def test_module_is_the_script_of_the_offline_page_without_its_own_show():
    assert checking.script().media_type == "text/javascript"
    assert "document." not in checking.module()
    assert checking.module().rstrip().endswith("export default dealing;")


@needs_node
@pytest.mark.slow
def test_module_agrees_with_the_command(tmp_path):
    """On some hundreds of bundles: good ones, damaged ones, and lies that are signed."""
    rng, texts = Random(11), []
    for seed, name in zip(range(2000 if SOAK else 40), cycle(SHORT), strict=False):
        texts += [spoilt(json.loads(canonical(b)), rng) for b in bundles(name, seed, hands=5, silence=0.2)]
    theirs, ours = judged(texts, tmp_path), [by_python(text, BY_THE_RULES) for text in texts]
    assert theirs == ours
    good = sum(all(state != "fails" for *_, state in checks) for checks in ours)
    assert min(good, len(texts) - good) > 20
