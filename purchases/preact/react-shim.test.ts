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

function createStore(value: string) {
  const listeners = new Set<() => void>();
  const store = {
    read: () => value,
    write: (next: string) => {
      value = next;
      for (const notify of listeners) notify();
    },
    subscribe: (notify: () => void) => {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
  };
  return { ...store, listeners };
}

test("an external store is read again after each change, until it is unmounted", async () => {
  const { read, write, subscribe, listeners } = createStore("light");
  const Mode = () => createElement("p", null, useSyncExternalStore(subscribe, read));
  const root = place();
  render(createElement(Mode, null), root);
  expect(root.textContent).toBe("light");
  await expect.poll(() => listeners.size).toBe(1);
  write("dark");
  await expect.poll(() => root.textContent).toBe("dark");
  render(null, root);
  await expect.poll(() => listeners.size).toBe(0);
});
