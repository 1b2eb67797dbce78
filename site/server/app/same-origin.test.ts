import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const own = ["https://hemline.example"];

test.each([
  [{ origin: "https://hemline.example" }, true],
  [{ origin: "https://evil.example" }, false],
  [{ origin: "https://hemline.example.evil.example" }, false],
  [{ origin: "null" }, false],
  [{ origin: "https://evil.example", "sec-fetch-site": "same-origin" }, false],
  [{ "sec-fetch-site": "same-origin" }, true],
  [{ "sec-fetch-site": "same-site" }, false],
  [{ "sec-fetch-site": "cross-site" }, false],
  [{ "sec-fetch-site": "none" }, false],
  [{}, null],
])("%j comes from here: %s", (headers, isFrom) => {
  expect(isSameOrigin(new Headers(headers as Record<string, string>), own)).toBe(isFrom);
});
