/** Word writes an item as a paragraph with `mso-list` and the bullet as text. Consecutive ones become a list. */
export function wordLists(body: HTMLElement): void {
  let list: Element | null = null;
  for (const paragraph of [...body.querySelectorAll("p, h1, h2, h3, h4, h5, h6")]) {
    if (!isItem(paragraph)) continue;
    const name = isNumbered(paragraph) ? "OL" : "UL";
    const isContinued = list !== null && list === paragraph.previousElementSibling && list.tagName === name;
    if (!isContinued) {
      list = body.ownerDocument.createElement(name);
      paragraph.before(list);
    }
    const item = body.ownerDocument.createElement("li");
    for (const bullet of bulletsOf(paragraph)) bullet.remove();
    item.append(...paragraph.childNodes);
    list?.append(item);
    paragraph.remove();
  }
}

const isItem = (paragraph: Element): boolean =>
  /mso-list:\s*(?!none|skip)l?\d/i.test(paragraph.getAttribute("style") ?? "") ||
  (/^MsoListParagraph/.test(paragraph.className) && bulletsOf(paragraph).length > 0);

const bulletsOf = (paragraph: Element): Element[] =>
  [...paragraph.querySelectorAll("span")].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute("style") ?? ""),
  );

const isNumbered = (paragraph: Element): boolean =>
  /^\s*\(?([0-9]+|[a-z]|[ivxlc]+)[.)]/i.test(bulletsOf(paragraph)[0]?.textContent ?? "");
