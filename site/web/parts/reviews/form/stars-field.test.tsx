// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { StarsField } from "./stars-field.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function fieldWith(value: number | null, errors: string[] = []) {
  const given: number[] = [];
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  act(() => root.render(<StarsField value={value} errors={errors} onChange={(halves) => given.push(halves)} />));
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
  });
  return { given, place, radios: [...place.querySelectorAll<HTMLInputElement>("input[type=radio]")] };
}

test("stars are ten radio buttons of one group, each named in words", () => {
  const { radios } = fieldWith(null);
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
  expect(radios.map((radio) => radio.getAttribute("aria-label"))).toEqual([
    ...["0.5 stars", "1 star", "1.5 stars", "2 stars", "2.5 stars"],
    ...["3 stars", "3.5 stars", "4 stars", "4.5 stars", "5 stars"],
  ]);
});

test("a press gives that many halves, and the given ones are said", () => {
  const { given, place, radios } = fieldWith(9);
  expect(radios.map(({ checked }) => checked).indexOf(true)).toBe(8);
  expect(place.querySelector("output")?.textContent).toBe("4.5 stars");
  act(() => radios[6]?.click());
  expect(given).toEqual([7]);
});

test("what is wrong is said, and marks every star", () => {
  const { place, radios } = fieldWith(null, ["Choose from half a star to five stars."]);
  expect(place.querySelector("[role=alert]")?.textContent).toContain("Choose from half a star");
  expect(radios.every((radio) => radio.getAttribute("aria-invalid") === "true")).toBe(true);
});
