import { formatMonth } from "../../../shared/format-day.ts";

/** `2026-11` as "November 2026". */
export const monthInWords = (month: string): string => formatMonth(`${month}-01`);

/** Below an axis: "Nov"; of many months only the years, at January. */
function monthMark(month: string, months: readonly string[]): string {
  if (months.length <= 13) return monthInWords(month).slice(0, 3);
  return month.endsWith("-01") || month === months[0] ? month.slice(0, 4) : "";
}

/** Those with room for a word, from the last one on: of the first year only where the next is far enough. */
export function marksOf(months: readonly string[]): { month: string; mark: string }[] {
  const marks = months.map((month, at) => ({ month, at, mark: monthMark(month, months) })).filter(({ mark }) => mark);
  const room = months.length <= 13 ? 0 : months.length / 9;
  const kept: typeof marks = [];
  for (const one of marks.toReversed()) {
    const next = kept.at(-1);
    if (!next || next.at - one.at >= room) kept.push(one);
  }
  return kept.toReversed();
}
