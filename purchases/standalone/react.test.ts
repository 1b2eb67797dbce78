// @vitest-environment happy-dom
import { createElement, render } from "preact/compat";
import { expect, test } from "vitest";
import { useId } from "./react.ts";

const Named = () => createElement("p", { id: useId() });

test("two roots of one page share no id, and drawing again keeps them", () => {
  const roots = [0, 1].map(() => document.body.appendChild(document.createElement("div")));
  const draw = () => roots.map((root) => render(createElement(Named, null), root));
  const ids = () => [...document.querySelectorAll("p")].map((one) => one.id);
  draw();
  const first = ids();
  expect(new Set(first).size).toBe(2);
  draw();
  expect(ids()).toEqual(first);
});
