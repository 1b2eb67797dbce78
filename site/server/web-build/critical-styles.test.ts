import { describe, expect, test } from "vitest";
import { criticalStyles } from "./critical-styles.ts";

const html = '<p class="card big" title="x" style="width:var(--wide)"><b class="name">Noor</b></p>';
const kept = (stylesheet: string) => criticalStyles(stylesheet)(html);

describe("the styles that a document needs", () => {
  test.each([
    ["an element", "p{margin:0}"],
    ["no class at all", ":root,[dir=rtl]{color:red}"],
    ["a class that occurs", ".card{margin:0}"],
    ["several classes that occur", ".card.big .name:hover>b{margin:0}"],
    ["one of two selectors", ".gone,.name:after{margin:0}"],
    ["classes that must not be there", ".card:not(.gone:hover){margin:0}"],
    ["either of two classes", ".card:is(.gone,.big){margin:0}"],
    ["a font", "@font-face{font-family:Imbue;src:url(a.woff2)}"],
    ["keyframes that run", ".card{animation:.2s linear turn}@keyframes turn{to{rotate:1turn}}"],
    ["a custom property that is read", ":root{--ink:#000;--text:var(--ink);}.card{color:var(--text)}"],
    ["a custom property that an element reads", ":root{--wide:1px;}"],
    ["an order of layers", "@layer base,ui;"],
  ])("have what depends on %s", (_, rule) => {
    expect(kept(rule)).toBe(rule);
  });

  test.each([
    ["a class that does not occur", ".gone{margin:0}"],
    ["a class of which only a part occurs", ".cards{margin:0}"],
    ["one class too many", ".card.gone,.name .gone{margin:0}"],
    ["keyframes that nothing kept runs", ".gone{animation:turn 1s}@keyframes turn{to{rotate:1turn}}"],
    ["a custom property that nothing kept reads", ":root{--ink:#000;--text:var(--ink)}.gone{color:var(--text)}"],
    ["words that are no classes", ".Noor,.title{margin:0}"],
  ])("do not have what depends on %s", (_, rule) => {
    expect(kept(rule)).toBe("");
  });

  test("keep at-rules with the remaining rules, and every layer", () => {
    const sheet =
      "@layer base{.gone{margin:0}}@media (width>700px){.gone{margin:0}.card{margin:0}}@media print{.gone{margin:0}}";
    expect(kept(sheet)).toBe("@layer base{}@media (width>700px){.card{margin:0}}");
  });
});
