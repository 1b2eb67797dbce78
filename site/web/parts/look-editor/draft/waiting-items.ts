import { lookLimits } from "../../../../shared/limits.ts";
import type { TaggedItem } from "../../../../shared/looks/look.ts";
import { randomUuid } from "../../../../shared/uuid.ts";
import type { DraftTag, LocalLookDraft, WaitingItem } from "./local-look-draft.ts";

/** How many tags stand below each other at the edge of a photo. */
const columnLength = 10;

/** An item without a name has to be called something. */
export const tagNameOf = ({ name }: Pick<TaggedItem, "name">): string => name ?? "Item";

/** Adds items that the draft does not have yet, and a title where it has none. */
export function beginWith(
  draft: LocalLookDraft,
  start: { title: string; items: readonly TaggedItem[] },
): LocalLookDraft {
  const present = new Set([...draft.tags, ...draft.waiting].map(({ item }) => item));
  const added = start.items
    .filter(({ id }) => !present.has(id))
    .map((item) => ({ item: item.id, name: tagNameOf(item) }))
    .slice(0, lookLimits.tags - draft.tags.length - draft.waiting.length);
  return placeWaiting({ ...draft, title: draft.title || start.title, waiting: [...draft.waiting, ...added] });
}

/** Once the first photo is there, the items that waited for it are tags at its edge, to be moved into place. */
export function placeWaiting(draft: LocalLookDraft): LocalLookDraft {
  const { photos, tags, waiting } = draft;
  const cover = photos[0];
  if (!cover?.photo || waiting.length === 0) return draft;
  return {
    ...draft,
    tags: [...tags, ...waiting.map((item, at) => edgeTag(cover.id, item, at, waiting.length))],
    waiting: [],
  };
}

function edgeTag(photo: string, { item, name }: WaitingItem, at: number, count: number): DraftTag {
  const isSecondColumn = at >= columnLength;
  const inColumn = isSecondColumn ? count - columnLength : Math.min(count, columnLength);
  return {
    ...{ key: randomUuid(), photo, item, name },
    x: isSecondColumn ? 0.08 : 0.92,
    y: ((at % columnLength) + 1) / (inColumn + 1),
  };
}

/** Of a photo that goes, when it was the last one: its items wait for the next. */
export const waitAgain = (draft: LocalLookDraft): LocalLookDraft =>
  draft.photos.length > 0
    ? draft
    : {
        ...draft,
        tags: [],
        waiting: [...draft.waiting, ...draft.tags.flatMap(({ item, name }) => (item ? { item, name } : []))],
      };

export const removeWaiting = (draft: LocalLookDraft, item: string): LocalLookDraft => ({
  ...draft,
  waiting: draft.waiting.filter((one) => one.item !== item),
});
