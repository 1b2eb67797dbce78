// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, test } from "vitest";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import type { LocalLookDraft } from "../draft/local-look-draft.ts";
import { addTag, changeTag, emptyDraft, removeTag } from "../draft/look-draft.ts";
import { TagBoard } from "./tag-board.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const photo: PhotoCard = {
  id: "coat",
  version: 1,
  width: 800,
  height: 1000,
  widths: [320],
  avif: false,
  colour: "#ccbbaa",
  alt: "",
  crop: null,
};
const withCoat = addTag(emptyDraft, { key: "wool", photo: "coat", x: 0.5, y: 0.5, name: "Wool coat" });
let leave = () => {};
afterEach(() => leave());

function boardOf(initial: LocalLookDraft) {
  let draft = initial;
  const asked: string[] = [];
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const render = () =>
    act(() =>
      root.render(
        <TagBoard
          photo={photo}
          alt=""
          tags={draft.tags}
          numberOf={(tag) => draft.tags.indexOf(tag) + 1}
          onAdd={(x, y) => change(addTag(draft, { key: `${draft.tags.length}`, photo: "coat", x, y, name: "" }))}
          onMove={(key, x, y) => change(changeTag(draft, key, { x, y }))}
          onRemove={(key) => change(removeTag(draft, key))}
          onName={(key) => asked.push(key)}
        />,
      ),
    );
  function change(next: LocalLookDraft) {
    draft = next;
  }
  render();
  leave = () => {
    act(() => root.unmount());
    place.remove();
  };
  return {
    asked,
    tags: () => draft.tags,
    press(key: string, shiftKey = false) {
      const dot = place.querySelector("button");
      act(() => void dot?.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true })));
      render();
    },
    click(clientX: number, clientY: number) {
      const board = place.firstElementChild?.firstElementChild as HTMLElement;
      board.getBoundingClientRect = () => new DOMRect(100, 100, 400, 500);
      act(() => void board.dispatchEvent(new MouseEvent("click", { clientX, clientY, bubbles: true })));
      render();
    },
  };
}

describe("the names on a photo", () => {
  test("are put where the photo is pressed", () => {
    const board = boardOf(emptyDraft);
    board.click(200, 350);
    expect(board.tags()[0]).toMatchObject({ x: 0.25, y: 0.5 });
  });

  test("move by the arrow keys, ten times as far with Shift", () => {
    const board = boardOf(withCoat);
    board.press("ArrowRight");
    board.press("ArrowUp", true);
    expect(board.tags()[0]?.x).toBeCloseTo(0.51);
    expect(board.tags()[0]?.y).toBeCloseTo(0.4);
  });

  test("stay on the photo, however long a key is held", () => {
    const board = boardOf(withCoat);
    for (let times = 0; times < 8; times++) board.press("ArrowDown", true);
    expect(board.tags()[0]?.y).toBe(1);
  });

  test("are named with Enter and removed with Delete", () => {
    const board = boardOf(withCoat);
    board.press("Enter");
    expect(board.asked).toEqual(["wool"]);
    board.press("Delete");
    expect(board.tags()).toEqual([]);
  });
});
