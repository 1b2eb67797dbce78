import type { MessageDate } from "../../../../shared/discussions/discussion.ts";

/** The number of the message at a place of the track. @param part 0 at its beginning, 1 at its end */
export const numberAt = (part: number, total: number): number =>
  1 + Math.round(Math.min(1, Math.max(0, part)) * (total - 1));

/** Where on the track a message is, from 0 to 1. */
export const partOf = (number: number, total: number): number => (total > 1 ? (number - 1) / (total - 1) : 0);

/** When about a message was posted: as the last known one up to it was. */
export const dateOf = (number: number, dates: readonly MessageDate[]): string | null =>
  dates.reduce<MessageDate | null>((found, date) => {
    if (date.number > number) return found ?? date;
    return found === null || found.number > number || date.number >= found.number ? date : found;
  }, null)?.at ?? null;

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
