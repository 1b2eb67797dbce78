/** Lists have one level: what is nested follows the item that it is nested in. Each item is one paragraph. */
export function flattenLists(body: HTMLElement): void {
  for (const nested of [...body.querySelectorAll(":is(ul, ol) :is(ul, ol)")].reverse()) {
    const holder = nested.parentElement;
    const item = holder?.tagName === "LI" ? holder : null;
    // Google Docs nests a list beside the item instead of in it.
    if (item) item.after(...nested.children);
    else nested.replaceWith(...nested.children);
    nested.remove();
  }
  for (const item of body.querySelectorAll("li")) joinParagraphs(item);
  for (const item of body.querySelectorAll("li")) {
    if (item.closest("ul, ol")) continue;
    const list = body.ownerDocument.createElement("ul");
    item.replaceWith(list);
    list.append(item);
  }
}

function joinParagraphs(item: Element): void {
  const parts = [...item.querySelectorAll("p, div, h1, h2, h3, h4, h5, h6, blockquote")];
  for (const part of parts) {
    const isBehindText = Boolean(part.previousSibling?.textContent?.trim());
    part.replaceWith(...(isBehindText ? [item.ownerDocument.createElement("br")] : []), ...part.childNodes);
  }
}
