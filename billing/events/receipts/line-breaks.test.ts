import { describe, expect, test } from "vitest";
import { wrapLines } from "./line-breaks.ts";

/** Lines of at most so many characters. */
const wrapped = (text: string, length: number) =>
  wrapLines(text, ({ start, end }) => text.slice(start, end).trimEnd().length <= length).map(({ start, end }) =>
    text.slice(start, end).trimEnd(),
  );

describe("a line ends", () => {
  test("between words", () => {
    expect(wrapped("Ten pins for the atelier", 10)).toEqual(["Ten pins", "for the", "atelier"]);
    expect(wrapped("아틀리에 월간 구독", 7)).toEqual(["아틀리에 월간", "구독"]);
  });

  test("between words that are written without spaces", () => {
    expect(wrapped("สมาชิกรายเดือนของห้องเสื้อ", 14)).toEqual(["สมาชิกรายเดือน", "ของห้องเสื้อ"]);
    expect(wrapped("我们喜欢音乐", 3)).toEqual(["我们", "喜欢", "音乐"]);
  });

  test("never before closing punctuation or after an opening bracket", () => {
    for (const length of [5, 6, 7, 8, 9]) {
      for (const line of wrapped("アトリエ（毎月の型紙と、動画）です。もっと「楽しい」服", length)) {
        expect(line).not.toMatch(/^[、。）」っー]|[（「]$/);
      }
    }
  });

  test("between letters of a word that is too long, which keep their accents", () => {
    expect(wrapped("abcdefgh", 3)).toEqual(["abc", "def", "gh"]);
    expect(wrapped("निनिनि", 3)).toEqual(["नि", "नि", "नि"]);
  });
});
