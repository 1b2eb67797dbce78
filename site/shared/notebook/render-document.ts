import type { Block, CardSubject, EntryDocument, FigureLayout, FigurePhoto, Mark, TextRun } from "./entry-document.ts";

/** A document’s parts: HTML, and what only a page can draw, because it depends on files or on the reader. */
export type RenderedPart =
  | { kind: "html"; html: string }
  | { kind: "figure"; layout: FigureLayout; photos: FigurePhoto[]; caption: string }
  | { kind: "card"; subject: CardSubject; id: string };

/** The one renderer of documents, for pages, feeds and the editor’s preview. Its HTML is safe: every text is escaped. */
export function renderDocument({ blocks }: EntryDocument): RenderedPart[] {
  const parts: RenderedPart[] = [];
  for (const block of blocks) {
    const part = partOf(block);
    const last = parts.at(-1);
    if (part?.kind === "html" && last?.kind === "html") last.html += part.html;
    else if (part) parts.push(part);
  }
  return parts;
}

function partOf(block: Block): RenderedPart | null {
  switch (block.kind) {
    case "figure": {
      const { layout, photos, caption } = block;
      return { kind: "figure", layout, photos, caption: htmlOf(caption) };
    }
    case "card":
      return { kind: "card", subject: block.subject, id: block.id };
    case "teaserEnd":
      return null;
    case "paragraph":
      return block.text.length ? { kind: "html", html: `<p>${htmlOf(block.text)}</p>` } : null;
    case "heading":
      return { kind: "html", html: `<h${block.level}>${htmlOf(block.text)}</h${block.level}>` };
    case "list": {
      const tag = block.isOrdered ? "ol" : "ul";
      const items = block.items.map((item) => `<li>${htmlOf(item)}</li>`).join("");
      return { kind: "html", html: `<${tag}>${items}</${tag}>` };
    }
    case "quote": {
      const paragraphs = block.paragraphs.map((text) => `<p>${htmlOf(text)}</p>`).join("");
      return { kind: "html", html: `<blockquote>${paragraphs}</blockquote>` };
    }
    // Of the text that stands beside it: screen readers would read it twice.
    case "pullQuote":
      return { kind: "html", html: `<aside class="pull-quote" aria-hidden="true">${escaped(block.text)}</aside>` };
    case "divider":
      return { kind: "html", html: "<hr>" };
  }
}

const tags: Record<Mark, string> = { bold: "strong", italic: "em", strike: "s" };

const htmlOf = (runs: readonly TextRun[]): string => runs.map(runHtml).join("");

function runHtml({ text, marks = [], href }: TextRun): string {
  const marked = marks.reduceRight((inner, mark) => `<${tags[mark]}>${inner}</${tags[mark]}>`, withBreaks(text));
  if (href === undefined) return marked;
  const rel = /^https:/i.test(href) ? ' rel="noopener"' : "";
  return `<a href="${escaped(href)}"${rel}>${marked}</a>`;
}

const withBreaks = (text: string): string => escaped(text).replaceAll("\n", "<br>");

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
