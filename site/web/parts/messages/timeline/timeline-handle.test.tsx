// @vitest-environment happy-dom
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { TimelineHandle } from "./timeline-handle.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function handleAt(first: number) {
  vi.useFakeTimers();
  const jumps: [number, boolean][] = [];
  function Held() {
    const [number, setNumber] = useState(first);
    const letGo = (to: number, takesFocus: boolean) => void jumps.push([to, takesFocus]);
    return <TimelineHandle number={number} total={4_980} day="3 March 2026" onMove={setNumber} onLetGo={letGo} />;
  }
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  act(() => root.render(<Held />));
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
    vi.useRealTimers();
  });
  const slider = () => place.querySelector<HTMLElement>("[role=slider]");
  const presses = (key: string) =>
    act(() => slider()?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));
  return { jumps, slider, presses };
}

test("the handle is a slider that says where it is", () => {
  const { slider } = handleAt(120);
  const said = (name: string) => slider()?.getAttribute(`aria-${name}`);
  expect(["valuemin", "valuenow", "valuemax", "valuetext"].map(said)).toEqual([
    ...["1", "120", "4980"],
    "Reply 120 of 4,980, 3 March 2026",
  ]);
});

test("keys move it immediately, and the page once after a pause", () => {
  const { jumps, slider, presses } = handleAt(120);
  for (const key of ["ArrowDown", "ArrowDown", "PageDown"]) presses(key);
  expect([slider()?.getAttribute("aria-valuenow"), jumps]).toEqual(["142", []]);
  act(() => void vi.advanceTimersByTime(500));
  expect(jumps).toEqual([[142, false]]);
});

test("Enter goes there with the focus, and leaving the handle without it", () => {
  const { jumps, slider, presses } = handleAt(120);
  presses("End");
  presses("Enter");
  expect(jumps).toEqual([[4_980, true]]);
  presses("Home");
  act(() => slider()?.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
  act(() => void vi.advanceTimersByTime(500));
  expect(jumps.slice(1)).toEqual([[1, false]]);
});
