import { expect, test } from "vitest";
import { slugIn } from "./slug-in.ts";

test.each([
  ["maren-holt", "maren-holt"],
  [" @Maren-Holt ", "maren-holt"],
  ["/members/maren-holt/", "maren-holt"],
  ["https://hemline.example/members/maren-holt/looks?x=1#top", "maren-holt"],
  ["", ""],
])("the page address in “%s” is “%s”", (text, slug) => expect(slugIn(text)).toBe(slug));
