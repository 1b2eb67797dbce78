// @vitest-environment happy-dom
import { createElement } from "preact";
import { useState } from "preact/hooks";
import { expect, test } from "vitest";
import { createRoot } from "./create-root.ts";

const host = () => document.body.appendChild(document.createElement("div"));

test("a failure of the first render is reported, and nothing stays on the page", () => {
  const place = host();
  const told: unknown[] = [];
  const Broken = () => {
    throw new Error("no paint");
  };
  createRoot(place, { onUncaughtError: (cause) => told.push(String(cause)) }).render(createElement(Broken, null));
  expect(told).toEqual(["Error: no paint"]);
  expect(place.innerHTML).toBe("");
});

test("a later failure unmounts the tree and is reported", async () => {
  const place = host();
  const told: unknown[] = [];
  const Fragile = () => {
    const [isBroken, breakIt] = useState(false);
    if (isBroken) throw new Error("worn through");
    return createElement("button", { type: "button", onClick: () => breakIt(true) }, "Sit");
  };
  createRoot(place, { onUncaughtError: (cause) => told.push(String(cause)) }).render(
    createElement("section", null, createElement("h1", null, "A chair"), createElement(Fragile, null)),
  );
  place.querySelector("button")?.click();
  await expect.poll(() => told).toEqual(["Error: worn through"]);
  await expect.poll(() => place.innerHTML).toBe("");
});

test("a root that is unmounted leaves its place empty", () => {
  const place = host();
  const root = createRoot(place);
  root.render(createElement("p", null, "Hello"));
  expect(place.textContent).toBe("Hello");
  root.unmount();
  expect(place.innerHTML).toBe("");
});
