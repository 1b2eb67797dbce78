import type { EntryPart } from "../../shared/notebook/entry.ts";
import type { EntryDocument } from "../../shared/notebook/entry-document.ts";
import { type RenderedPart, renderDocument } from "../../shared/notebook/render-document.ts";
import type { Reader } from "../../shared/permissions.ts";
import type { PhotoCard } from "../../shared/photos/photo.ts";
import { type Photo, photoCard } from "../photos/photos.ts";
import type { SiteContext } from "../site-context.ts";
import { photosOfEntries } from "./photos-of-entries.ts";
import { cardKey, type ShownCards, shownCards } from "./shown-cards.ts";

interface ShownDocument {
  entryId: string;
  document: EntryDocument;
}

/** What a page shows of an entry’s text, with what the reader may see of its cards. */
export async function entryParts(site: SiteContext, viewer: Reader | null, shown: ShownDocument): Promise<EntryPart[]> {
  const [parts = []] = await partsOfEntries(site, viewer, [shown]);
  return parts;
}

/** The same of several entries, in as many queries as of one. */
export async function partsOfEntries(
  site: SiteContext,
  viewer: Reader | null,
  shown: readonly ShownDocument[],
): Promise<EntryPart[][]> {
  const rendered = shown.map(({ entryId, document }) => ({ entryId, parts: renderDocument(document) }));
  const all = rendered.flatMap(({ parts }) => parts);
  const withPhotos = rendered.filter(({ parts }) => parts.some(({ kind }) => kind === "figure"));
  const [photos, cards] = await Promise.all([
    photosOfEntries(
      site,
      withPhotos.map(({ entryId }) => entryId),
    ),
    shownCards(
      site,
      viewer,
      all.filter((part) => part.kind === "card"),
    ),
  ]);
  return rendered.map(({ entryId, parts }) => {
    const ofEntry = photos.get(entryId) ?? new Map<string, Photo>();
    return joined(parts.flatMap((part) => partWith(part, ofEntry, cards) ?? []));
  });
}

/** Null where what it shows is gone. */
function partWith(part: RenderedPart, photos: ReadonlyMap<string, Photo>, cards: ShownCards): EntryPart | null {
  switch (part.kind) {
    case "html":
      return part;
    case "figure": {
      const found = part.photos.flatMap(({ id, alt }): PhotoCard[] => {
        const photo = photos.get(id);
        return photo ? [photoCard(photo, alt)] : [];
      });
      if (found.length === 0) return null;
      const layout = part.layout === "pair" && found.length === 1 ? "inset" : part.layout;
      return { kind: "figure", layout, photos: found, caption: part.caption };
    }
    case "card": {
      const card = cards.get(cardKey(part));
      return card ? { kind: "card", card } : null;
    }
  }
}

/** The text around what is gone belongs together again. */
function joined(parts: readonly EntryPart[]): EntryPart[] {
  const all: EntryPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.kind === "html" && last?.kind === "html") all.splice(-1, 1, { kind: "html", html: last.html + part.html });
    else all.push(part);
  }
  return all;
}
