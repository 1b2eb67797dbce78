// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, test, vi } from "vitest";
import { useDrag } from "./use-drag.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Hall({ onDrop, onPress }: { onDrop: (thing: string, place: string) => void; onPress: () => void }) {
  const { dragged, over, ghost, dragProps, gripProps } = useDrag<string>(onDrop);
  return (
    <>
      <button type="button" id="coat" {...dragProps("coat")} onClick={onPress}>
        Coat
        <span id="grip" {...gripProps("coat")} />
      </button>
      <div id="rail" data-place="rail" data-over={over === "rail" || undefined} />
      {dragged && <p ref={ghost}>{dragged}</p>}
    </>
  );
}

let leave = () => {};
afterEach(async () => {
  leave();
  // A drop ignores clicks until the next task.
  await new Promise((resolve) => setTimeout(resolve));
});

function hall() {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const [onDrop, onPress] = [vi.fn(), vi.fn()];
  act(() => root.render(<Hall onDrop={onDrop} onPress={onPress} />));
  const element = (id: string) => place.querySelector(`#${id}`)!;
  // The rail begins at 100 px.
  document.elementFromPoint = (x) => (x >= 100 ? element("rail") : element("coat"));
  leave = () => {
    act(() => root.unmount());
    place.remove();
  };
  const point = (type: string, x: number, target: EventTarget = window, pointerType = "mouse") =>
    act(
      () =>
        void target.dispatchEvent(
          new PointerEvent(type, { clientX: x, clientY: 300, button: 0, bubbles: true, pointerType }),
        ),
    );
  return { onDrop, onPress, element, point, ghost: () => place.querySelector("p") };
}

describe("what is dragged", () => {
  test("follows the pointer, shows where it would go, and is dropped there", () => {
    const { onDrop, element, point, ghost } = hall();
    point("pointerdown", 20, element("coat"));
    point("pointermove", 22);
    expect(ghost()).toBeNull();
    point("pointermove", 140);
    expect(ghost()?.style.translate).toBe("152px 312px");
    expect(element("rail").hasAttribute("data-over")).toBe(true);
    point("pointerup", 140);
    expect(onDrop.mock.calls).toEqual([["coat", "rail"]]);
    expect([ghost(), element("rail").hasAttribute("data-over")]).toEqual([null, false]);
  });

  test("is not pressed by its release, and is pressed without a move", () => {
    const { onPress, element, point } = hall();
    const click = () => act(() => void element("coat").dispatchEvent(new MouseEvent("click", { bubbles: true })));
    point("pointerdown", 20, element("coat"));
    point("pointerup", 20);
    click();
    expect(onPress).toHaveBeenCalledTimes(1);
    point("pointerdown", 20, element("coat"));
    point("pointermove", 60);
    point("pointerup", 20);
    click();
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  test("stays where it was on Escape and outside of all places", () => {
    const { onDrop, element, point } = hall();
    point("pointerdown", 20, element("coat"));
    point("pointermove", 140);
    act(() => void window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })));
    point("pointerup", 140);
    point("pointerdown", 20, element("coat"));
    point("pointermove", 60);
    point("pointerup", 60);
    expect(onDrop).not.toHaveBeenCalled();
  });

  test("is dragged by a finger only at its handle, so that the page still scrolls", () => {
    const { onDrop, element, point } = hall();
    point("pointerdown", 20, element("coat"), "touch");
    point("pointermove", 140);
    point("pointerup", 140);
    expect(onDrop).not.toHaveBeenCalled();
    point("pointerdown", 20, element("grip"), "touch");
    point("pointermove", 140);
    point("pointerup", 140);
    expect(onDrop.mock.calls).toEqual([["coat", "rail"]]);
  });
});
