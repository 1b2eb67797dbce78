import { flattenLists } from "./flatten-lists.ts";
import { inlineMarks } from "./inline-marks.ts";
import { cleanLinks } from "./pasted-links.ts";
import { rowsAsParagraphs } from "./rows-as-paragraphs.ts";
import { wordLists } from "./word-lists.ts";

export interface CleanPaste {
  /** Paragraphs, headings, lists, quotations, dividers, bold, italic, struck-out text and links. */
  html: string;
  /** What was left out, that its writer may miss. */
  dropped: { photos: number; links: number };
}

const pictures = "img, picture, svg, canvas, video, audio, iframe, object, embed";

const unwanted = [
  "head, script, style, meta, link, title, xml, template, noscript, form, button, input, select, textarea",
  // Word’s and Google Docs’ comments, and the signs that lead to them.
  ".msocomanchor, .msocomoff, .MsoCommentReference, .MsoCommentText",
  "[style*='mso-element:comment'], [style*='mso-comment']",
  "sup > a[href^='#cmnt'], a[id^='cmnt_ref']",
  "[style*='display:none'], [style*='display: none'], [hidden]",
].join(", ");

const blocks = new Set(
  "P H1 H2 H3 H4 H5 H6 UL OL LI BLOCKQUOTE HR DIV SECTION ARTICLE MAIN TABLE PRE DL DT DD".split(" "),
);
const kept = new Set("P H2 H3 UL OL LI BLOCKQUOTE HR BR A STRONG EM S".split(" "));

/**
 * What was copied in Word, in Google Docs or on a page, in the few elements that an entry has.
 * @param origin of this site, whose pages are linked by their path
 */
export function cleanPastedHtml(pasted: string, origin: string): CleanPaste {
  const { body } = new DOMParser().parseFromString(pasted, "text/html");
  removeComments(body);
  for (const back of body.querySelectorAll("a[href^='#cmnt_ref']")) back.closest("div, p")?.remove();
  for (const element of body.querySelectorAll(unwanted)) element.remove();
  const shown = [...body.querySelectorAll(pictures)].filter((one) => !one.parentElement?.closest(pictures));
  for (const element of shown) element.remove();
  wordLists(body);
  wordStyles(body);
  rowsAsParagraphs(body);
  flattenLists(body);
  inlineMarks(body);
  const links = cleanLinks(body, origin);
  paragraphsOfLooseText(body);
  unwrapUnknown(body);
  dropEmpty(body);
  return { html: body.innerHTML, dropped: { photos: shown.length, links } };
}

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  for (const node of found)
    if (node.nodeType === Node.COMMENT_NODE) node.parentNode?.removeChild(node);
    // Word and Docs set no-break spaces to indent and to keep lines empty.
    else
      node.nodeValue = (node.nodeValue ?? "")
        .replace(/[\u00a0\u2007\u202f]/g, " ")
        .replace(/[\u200b\u00ad\ufeff]/g, "");
}

/** Word’s names for a title and for quotations. */
function wordStyles(body: HTMLElement): void {
  for (const title of body.querySelectorAll("p.MsoTitle, p.MsoSubtitle")) rename(title, "h2");
  for (const quote of body.querySelectorAll("p.MsoQuote, p.MsoIntenseQuote, p.MsoBlockText")) {
    const holder = body.ownerDocument.createElement("blockquote");
    quote.replaceWith(holder);
    holder.append(quote);
  }
  for (const heading of body.querySelectorAll("h1")) rename(heading, "h2");
  for (const heading of body.querySelectorAll("h4, h5, h6")) rename(heading, "h3");
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

const holdsBlocks = (element: Element): boolean => [...element.children].some(({ tagName }) => blocks.has(tagName));

/** Text that is in no paragraph, between blocks or in a division of its own, becomes one. */
function paragraphsOfLooseText(body: HTMLElement): void {
  for (const holder of body.querySelectorAll("div, section, article, main, pre, dt, dd"))
    if (!holdsBlocks(holder) && !holder.closest("li, p")) rename(holder, "p");
  for (const holder of [...body.querySelectorAll("div, section, article, main, blockquote")].filter(holdsBlocks))
    wrapLoose(holder);
  for (const quote of body.querySelectorAll("blockquote")) wrapLoose(quote);
}

function wrapLoose(holder: Element): void {
  let paragraph: Element | null = null;
  for (const child of [...holder.childNodes]) {
    const isBlock = child instanceof Element && blocks.has(child.tagName);
    if (isBlock) paragraph = null;
    else if (paragraph) paragraph.append(child);
    else if (child.textContent?.trim()) {
      paragraph = holder.ownerDocument.createElement("p");
      child.replaceWith(paragraph);
      paragraph.append(child);
    }
  }
}

function unwrapUnknown(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll("*")].reverse()) {
    if (!kept.has(element.tagName)) element.replaceWith(...element.childNodes);
    else
      for (const { name } of [...element.attributes])
        if (name !== "href" || element.tagName !== "A") element.removeAttribute(name);
  }
}

/** Lines without words only keep a distance. */
function dropEmpty(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll("strong, em, s, a, p, h2, h3, li, blockquote, ul, ol")].reverse()) {
    if (element.textContent?.trim()) continue;
    if (/^(STRONG|EM|S|A)$/.test(element.tagName)) element.replaceWith(...element.childNodes);
    else if (!element.querySelector("hr")) element.remove();
  }
  for (const lineBreak of body.querySelectorAll(":scope > br")) lineBreak.remove();
}
