import { expect, test } from "vitest";
import { safeRedirectPath } from "./safe-redirect.ts";

test.each([
  ["/looks/new", "/looks/new"],
  ["/looks?season=winter#3", "/looks?season=winter#3"],
  ["/€", "/%E2%82%AC"],
  [null, "/"],
  ["", "/"],
  ["looks", "/"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["/\t/evil.example", "/"],
  ["/\n\\evil.example", "/"],
  ["/.//evil.example", "/"],
  ["/a/..//evil.example", "/"],
  ["https://evil.example", "/"],
  ["javascript:alert(1)", "/"],
  ["///[", "/"],
])("%j leads to %s", (to, path) => {
  expect(safeRedirectPath(to)).toBe(path);
});
