import type { EntryPart, ShownCard } from "../../../shared/notebook/entry.ts";
import { withDirections } from "../../../shared/notebook/with-directions.ts";
import { paths } from "../../../shared/paths.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { escapeXml } from "./escape-xml.ts";

interface Around {
  publicUrl: string;
  /** Of the entry. */
  url: string;
  isWhole: boolean;
}

/** An entry’s text for readers of feeds, which know neither our styles nor our addresses. */
export function feedHtml({ publicUrl, url, isWhole }: Around, parts: readonly EntryPart[]): string {
  const html = parts.map((part) => partHtml(publicUrl, part)).join("");
  const readOn = isWhole ? "" : `<p><a href="${url}">Read the rest on Hemline</a></p>`;
  return (
    withDirections(withoutPullQuotes(html))
      .replaceAll('href="/', `href="${publicUrl}/`)
      .replaceAll('href="#', `href="${url}#`) + readOn
  );
}

/** They repeat what stands beside them. All text in them is escaped, so that the first end tag is theirs. */
const withoutPullQuotes = (html: string): string => html.replaceAll(/<aside class="pull-quote".*?<\/aside>/gs, "");

function partHtml(publicUrl: string, part: EntryPart): string {
  switch (part.kind) {
    case "html":
      return part.html;
    case "figure": {
      const caption = part.caption && `<figcaption dir="auto">${part.caption}</figcaption>`;
      return `<figure>${part.photos.map((photo) => photoHtml(publicUrl, photo)).join("")}${caption}</figure>`;
    }
    case "card": {
      const { path, title } = linkOf(part.card);
      return `<p><a href="${escapeXml(path)}">${escapeXml(title)}</a></p>`;
    }
  }
}

const photoHtml = (publicUrl: string, photo: PhotoCard): string =>
  `<img src="${publicUrl}${jpegOf(photo)}" alt="${escapeXml(photo.alt)}">`;

function linkOf(card: ShownCard): { path: string; title: string } {
  switch (card.kind) {
    case "look":
      return { path: paths.look(card.look.slug), title: `${card.look.title} by ${card.look.member.username}` };
    case "product":
      return { path: paths.product(card.product.slug), title: `${card.product.name} by ${card.product.brand.name}` };
    case "item":
      return { path: paths.item(card.owner.slug, card.item.id), title: card.item.name ?? card.owner.username };
    case "brand":
      return { path: paths.brand(card.brand.slug), title: card.brand.name };
  }
}

const widestPx = 1_080;

/** The one format that every reader of feeds shows. */
export const jpegOf = ({ id, version, widths }: PhotoCard): string =>
  paths.photo(id, version, widths.findLast((px) => px <= widestPx) ?? widths[0] ?? widestPx, "jpg");
