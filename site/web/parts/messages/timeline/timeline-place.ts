import type { MessageDate } from "../../../../shared/discussions/discussion.ts";

/** The number of the message at a place of the track. @param part 0 at its beginning, 1 at its end */
export const numberAt = (part: number, total: number): number =>
  1 + Math.round(Math.min(1, Math.max(0, part)) * (total - 1));

/** Where on the track a message is, from 0 to 1. */
export const partOf = (number: number, total: number): number => (total > 1 ? (number - 1) / (total - 1) : 0);

/**
 * How far along a track its handle is, from 0 to 1, which moves within the track.
 * @param topPx where the pointer holds the handle's upper edge, from that of the track
 */
export const partAlong = (topPx: number, trackPx: number, handlePx: number): number =>
  trackPx > handlePx ? topPx / (trackPx - handlePx) : 0;

/** When about a message was posted: as the last known one up to it was. */
export const dateOf = (number: number, dates: readonly MessageDate[]): string | null =>
  dates.reduce<MessageDate | null>((found, date) => {
    if (date.number > number) return found ?? date;
    return found === null || found.number > number || date.number >= found.number ? date : found;
  }, null)?.at ?? null;

/** The part of a conversation that is shown. */
export interface Part {
  items: readonly { number: number }[];
  /** Whether there is none before it. */
  isAtStart: boolean;
  isAtEnd: boolean;
}

/**
 * Where a part shows a message; null when it is in another one. Where the reader may not see the message it is in no
 * part: then the next one stands for it, or the last.
 */
export function placeInPart(number: number, { items, isAtStart, isAtEnd }: Part): number | null {
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return null;
  if ((number < first.number && !isAtStart) || (number > last.number && !isAtEnd)) return null;
  return (items.find((one) => one.number >= number) ?? last).number;
}

/** A page of messages. */
const pageSize = 20;

/** Where a key of a slider leads; null for a key that is not one of it. */
export function numberByKey(key: string, number: number, total: number, isRightToLeft: boolean): number | null {
  const onward = isRightToLeft ? "ArrowLeft" : "ArrowRight";
  const back = isRightToLeft ? "ArrowRight" : "ArrowLeft";
  const to = { [onward]: number + 1, [back]: number - 1, ArrowDown: number + 1, ArrowUp: number - 1 }[key];
  const far = { PageDown: number + pageSize, PageUp: number - pageSize, Home: 1, End: total }[key];
  const wanted = to ?? far;
  return wanted === undefined ? null : Math.min(total, Math.max(1, wanted));
}
