// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { coverPage } from "./page-overlay.ts";

afterEach(() => document.body.replaceChildren());

function openPage() {
  const button = document.createElement("button");
  const main = document.createElement("main");
  main.append(button);
  document.body.append(main);
  document.body.style.overflow = "clip";
  button.focus();
  return { main, button };
}

const looks = () => [document.body.style.overflow, document.documentElement.style.overflow];

test("a page that is covered sleeps, and is afterwards what it was", () => {
  const { main, button } = openPage();
  const cover = coverPage();
  expect([main.inert, ...looks()]).toEqual([true, "hidden", "hidden"]);
  cover.remove();
  expect([main.inert, ...looks()]).toEqual([false, "clip", ""]);
  expect(document.activeElement).toBe(button);
  expect(document.body.children).toHaveLength(1);
});

test.each([
  ["above", 1],
  ["beneath", 0],
])("of two covers the one %s may leave first", (_, first) => {
  const { main, button } = openPage();
  const covers = [coverPage(), coverPage()];
  expect([main.inert, covers[0]?.host.inert, covers[1]?.host.inert]).toEqual([true, true, false]);
  covers[first]?.remove();
  expect([main.inert, covers[1 - first]?.host.inert, ...looks()]).toEqual([true, false, "hidden", "hidden"]);
  covers[1 - first]?.remove();
  expect([main.inert, ...looks()]).toEqual([false, "clip", ""]);
  expect(document.activeElement).toBe(button);
});
