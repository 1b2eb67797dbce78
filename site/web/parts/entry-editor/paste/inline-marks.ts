const styled = "b, strong, i, em, cite, s, del, strike, span, font, a, u, ins, code, sub, sup";

/** Bold, italic and struck-out text, however it was written: as an element or as a style. */
export function inlineMarks(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll<HTMLElement>(styled)].reverse()) {
    let inner: Node[] = [...element.childNodes];
    for (const mark of marksOf(element)) {
      const wrapped = body.ownerDocument.createElement(mark);
      wrapped.append(...inner);
      inner = [wrapped];
    }
    if (element.tagName === "A") element.replaceChildren(...inner);
    else element.replaceWith(...inner);
  }
}

/** Docs wraps all of it in a `<b>` that is not bold, and a heading’s text in a `<span>` that says so too. */
function marksOf(element: HTMLElement): string[] {
  const style = (element.getAttribute("style") ?? "").toLowerCase();
  const weight = /font-weight:\s*([a-z0-9]+)/.exec(style)?.[1];
  const slant = /font-style:\s*([a-z]+)/.exec(style)?.[1];
  const isStruck = /text-decoration(?:-line)?:[^;]*line-through/.test(style);
  const name = element.tagName;
  const isBold = weight ? /^(bold|bolder|[6-9]00)$/.test(weight) : name === "B" || name === "STRONG";
  const isItalic = slant ? /^(italic|oblique)$/.test(slant) : /^(I|EM|CITE)$/.test(name);
  const marks = [isBold && holdsOnlyText(element) && "strong", isItalic && holdsOnlyText(element) && "em"];
  return [...marks, (isStruck || /^(S|DEL|STRIKE)$/.test(name)) && "s"].filter((mark) => mark !== false);
}

/** A heading is bold by itself. */
const holdsOnlyText = (element: Element): boolean =>
  !element.querySelector("p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote") &&
  !element.closest("h1, h2, h3, h4, h5, h6");
