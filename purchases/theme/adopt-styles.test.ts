import { Window } from "happy-dom";
import { afterEach, expect, test, vi } from "vitest";
import { adoptStyles } from "./adopt-styles.ts";

function openPage() {
  const window = new Window();
  vi.stubGlobal("document", window.document);
  vi.stubGlobal("CSSStyleSheet", window.CSSStyleSheet);
  vi.stubGlobal("ShadowRoot", window.ShadowRoot);
  return window.document;
}
afterEach(() => vi.unstubAllGlobals());

const rulesOf = ({ adoptedStyleSheets }: Pick<ReturnType<typeof openPage>, "adoptedStyleSheets">) =>
  adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));

test("a server has no page to style", () => {
  expect(() => adoptStyles(".hpc-server { color: red; }")).not.toThrow();
});

test("each text becomes one stylesheet of the page, however often it is adopted", () => {
  const page = openPage();
  adoptStyles(".hpc-a { color: red; }");
  adoptStyles(".hpc-b { color: blue; }");
  adoptStyles(".hpc-a { color: red; }");
  expect(rulesOf(page)).toEqual([[".hpc-a { color: red; }"], [".hpc-b { color: blue; }"]]);
});

test("a page that replaces its stylesheets gets ours again", () => {
  const page = openPage();
  adoptStyles(".hpc-d { color: red; }");
  page.adoptedStyleSheets = [];
  adoptStyles(".hpc-d { color: red; }");
  expect(rulesOf(page)).toEqual([[".hpc-d { color: red; }"]]);
});

test("a shadow root is given what is drawn inside it, once", () => {
  const page = openPage();
  const host = page.createElement("div");
  page.body.appendChild(host);
  const shadow = host.attachShadow({ mode: "open" });
  const target = shadow.appendChild(page.createElement("div"));
  adoptStyles(".hpc-e { color: red; }", target as unknown as Node);
  adoptStyles(".hpc-e { color: red; }", target as unknown as Node);
  expect(rulesOf(shadow)).toEqual([[".hpc-e { color: red; }"]]);
});

test("a page that cannot construct sheets has an element, once", () => {
  const head: { textContent: string }[] = [];
  const page = { head: { append: (one: { textContent: string }) => head.push(one) }, createElement: () => ({}) };
  vi.stubGlobal("document", page);
  adoptStyles(".hpc-f { color: red; }");
  adoptStyles(".hpc-f { color: red; }");
  expect(head).toEqual([{ textContent: ".hpc-f { color: red; }" }]);
});

test("the page's own sheets stay where they are, and no element is added", () => {
  const page = openPage();
  const own = new CSSStyleSheet() as unknown as (typeof page.adoptedStyleSheets)[number];
  page.adoptedStyleSheets = [own];
  adoptStyles(".hpc-c { color: red; }");
  expect(page.adoptedStyleSheets[0]).toBe(own);
  expect(page.querySelectorAll("style, link").length).toBe(0);
});
