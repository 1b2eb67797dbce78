import { describe, expect, test } from "vitest";
import { safeLink } from "./safe-link.ts";

describe("an address", () => {
  test.each([
    "https://x.example/a?b=c#d",
    "http://x.example",
    "HTTPS://x.example",
    "mailto:help@x.example",
    " https://x.example ",
    "/terms",
  ])("%s is followed", (url) => {
    expect(safeLink(url)).toBe(url.trim());
  });
  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,<script>",
    "vbscript:x",
    "file:///etc/passwd",
    "//x.example",
    "/\\x.example",
    "https:x.example",
    "https://",
    "",
  ])("%j is not", (url) => {
    expect(safeLink(url)).toBeNull();
  });
});
