// @vitest-environment happy-dom
import { createElement, render } from "preact";
import { expect, test } from "vitest";
import { useId, useSyncExternalStore } from "./react-shim.ts";

const place = () => document.body.appendChild(document.createElement("div"));

test("two roots of one page share no id, and drawing again keeps them", () => {
  const Named = () => createElement("p", { id: useId() });
  const roots = [place(), place()];
  const draw = () => roots.map((root) => render(createElement(Named, null), root));
  const ids = () => roots.map((root) => root.querySelector("p")?.id);
  draw();
  const first = ids();
  expect(new Set(first).size).toBe(2);
  draw();
  expect(ids()).toEqual(first);
});

test.each([
  ["a length", { inlineSize: 24 }, "inline-size: 24px"],
  ["no length at all", { marginBlock: 0 }, "margin-block: 0px"],
  ["a weight", { fontWeight: 600 }, "font-weight: 600"],
  ["a share", { flexGrow: 1 }, "flex-grow: 1"],
  ["a property of one's own", { "--hpc-columns": 2 }, "--hpc-columns: 2"],
  ["words", { width: "50%" }, "width: 50%"],
])("a number in a style, as React takes it: %s", (_, style, css) => {
  const root = place();
  render(createElement("p", { style }), root);
  expect(root.querySelector("p")?.getAttribute("style")).toContain(css);
});

test("an external store is read again after each change, until it is unmounted", async () => {
  let value = "light";
  const tellers = new Set<() => void>();
  const subscribe = (tell: () => void) => {
    tellers.add(tell);
    return () => void tellers.delete(tell);
  };
  const Mode = () =>
    createElement(
      "p",
      null,
      useSyncExternalStore(subscribe, () => value),
    );
  const root = place();
  render(createElement(Mode, null), root);
  expect(root.textContent).toBe("light");
  await expect.poll(() => tellers.size).toBe(1);
  value = "dark";
  for (const tell of tellers) tell();
  await expect.poll(() => root.textContent).toBe("dark");
  render(null, root);
  await expect.poll(() => tellers.size).toBe(0);
});
