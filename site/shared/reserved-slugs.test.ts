import { expect, test } from "vitest";
import { isReserved } from "./reserved-slugs.ts";

test.each(["new", "edit", "settings", "terms-and-conditions", "followers", "admin", "support", "api"])(
  "%s is no slug for a member",
  (word) => {
    expect(isReserved(word)).toBe(true);
  },
);

test("other words are free", () => {
  expect(["ada-lind", "slug", "newman"].filter(isReserved)).toEqual([]);
});
