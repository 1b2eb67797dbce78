import { Window } from "happy-dom";
import { afterEach, expect, test, vi } from "vitest";
import { adoptStyles } from "./adopt-styles.ts";

function openPage() {
  const window = new Window();
  vi.stubGlobal("document", window.document);
  vi.stubGlobal("CSSStyleSheet", window.CSSStyleSheet);
  return window.document;
}
afterEach(() => vi.unstubAllGlobals());

const rulesOf = ({ adoptedStyleSheets }: ReturnType<typeof openPage>) =>
  adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));

test("a server has no page to style", () => {
  expect(() => adoptStyles(".hpc-server { color: red; }")).not.toThrow();
});

test("each text becomes one sheet of the page, however often it is asked for", () => {
  const page = openPage();
  adoptStyles(".hpc-a { color: red; }");
  adoptStyles(".hpc-b { color: blue; }");
  adoptStyles(".hpc-a { color: red; }");
  expect(rulesOf(page)).toEqual([[".hpc-a { color: red; }"], [".hpc-b { color: blue; }"]]);
});

test("the page's own sheets stay where they are, and no element is added", () => {
  const page = openPage();
  const own = new CSSStyleSheet() as unknown as (typeof page.adoptedStyleSheets)[number];
  page.adoptedStyleSheets = [own];
  adoptStyles(".hpc-c { color: red; }");
  expect(page.adoptedStyleSheets[0]).toBe(own);
  expect(page.querySelectorAll("style, link").length).toBe(0);
});
