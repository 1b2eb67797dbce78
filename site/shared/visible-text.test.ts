import { expect, test } from "vitest";
import { hasVisibleText, seenText } from "./visible-text.ts";

test.each([
  "",
  " \t\n",
  "\u200b\u200d",
  "\u202e\u2066",
  "\u3164\u115f\uffa0",
  "\u2800",
  "\ufe0f",
  "\ufe0f \ufe0f",
  "\u00ad",
  "\u{e0041}",
])("nobody sees %j", (text) => expect(hasVisibleText(text)).toBe(false));

test.each(["a", "7", "👩‍🔧", "ᄀ", "́a", "‏ח", "—", "नमस्ते"])("everybody sees %s", (text) =>
  expect(hasVisibleText(text)).toBe(true),
);

test.each([
  ["\u202eGrace\u202c Ho\u200bp\u034fper\ufeff", "Grace Hopper"],
  ["Grace\u2800\u3164\n\u00a0\u200b Hopper\uffa0", "Grace Hopper"],
  ["I \u2764\ufe0f \u8fbb\u{e0100}", "I \u2764\ufe0f \u8fbb\u{e0100}"],
])("%j is seen as %s", (text, seen) => expect(seenText(text)).toBe(seen));
