// A game's table in its page, where the link to it was: nothing of it is fetched before.
document.addEventListener("click", (event) => {
  const link = event.target.closest("a.table-here");
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const table = Object.assign(document.createElement("iframe"), { src: link.href, title: link.textContent, className: "table-here" });
  link.replaceWith(table);
  table.focus();
});
