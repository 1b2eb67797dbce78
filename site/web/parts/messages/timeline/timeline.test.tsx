// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { openConversation, stitches } from "../testing/open-conversation.tsx";
import { setReadingPlace } from "./reading-place.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let leave = () => {};
afterEach(() => leave());

/** Its track is 340 px high and its handle 40 px: a reply is a pixel, about. */
function timeline() {
  const conversation = openConversation(stitches(1, 20));
  leave = conversation.leave;
  const slider = conversation.element("[role=slider]")!;
  const track = slider.parentElement!;
  const number = () => Number(slider.getAttribute("aria-valuenow"));
  track.getBoundingClientRect = () => new DOMRect(0, 100, 50, 340);
  slider.getBoundingClientRect = () => new DOMRect(0, 100 + (300 * (number() - 1)) / 299, 50, 40);
  let isHeld = false;
  track.setPointerCapture = () => {
    isHeld = true;
  };
  track.hasPointerCapture = () => isHeld;
  const pointer = (type: "down" | "move" | "up", clientY: number) =>
    act(async () => void track.dispatchEvent(new PointerEvent(`pointer${type}`, { clientY, bubbles: true })));
  const { slug, loads } = conversation;
  return { slug, loads, number, pointer };
}

test("the handle goes where the pointer takes it, from where it was grabbed", async () => {
  const { number, pointer } = timeline();
  await pointer("down", 130);
  expect(number()).toBe(1);
  await pointer("move", 130 + 150);
  expect(number()).toBe(151);
  await pointer("move", 130 + 300);
  expect(number()).toBe(300);
});

test("a press beside the handle brings its middle there", async () => {
  const { number, pointer } = timeline();
  await pointer("down", 100 + 170);
  expect(number()).toBe(151);
});

test("it waits at the reply that was asked for, and goes back when that doesn’t come", async () => {
  const { slug, loads, number, pointer } = timeline();
  act(() => setReadingPlace({ slug, number: 7 }));
  await pointer("down", 100 + 170);
  await pointer("up", 100 + 170);
  act(() => setReadingPlace({ slug, number: 8 }));
  expect([number(), loads[0]?.url.search]).toEqual([151, "?around=151"]);
  await act(async () => loads[0]?.answer({ kind: "stay" }));
  expect(number()).toBe(8);
});

test("a reply that was asked for since is waited for", async () => {
  const { loads, number, pointer } = timeline();
  for (const y of [270, 320]) {
    await pointer("down", y);
    await pointer("up", y);
  }
  await act(async () => loads[0]?.answer({ kind: "stay" }));
  expect(number()).toBe(200);
});
