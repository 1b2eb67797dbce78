import { expect, test } from "vitest";
import { hasVisibleText } from "./visible-text.ts";

test.each([
  "",
  " \t\n",
  "\u200b\u200d",
  "\u202e\u2066",
  "\u3164\u115f\uffa0",
  "\u2800",
  "\ufe0f",
  "\u00ad",
  "\u{e0041}",
])("nobody sees %j", (text) => expect(hasVisibleText(text)).toBe(false));

test.each(["a", "7", "👩‍🔧", "ᄀ", "́a", "‏ח", "—", "नमस्ते"])("everybody sees %s", (text) =>
  expect(hasVisibleText(text)).toBe(true),
);
