// @vitest-environment happy-dom
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, test } from "vitest";
import { useReorder } from "./use-reorder.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function moved(names: readonly string[], from: number, to: number): string[] {
  const next = [...names];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

function Things({ names }: { names: readonly string[] }) {
  const [order, setOrder] = useState(names);
  const { list, handleProps, announcement } = useReorder<HTMLOListElement>(order.length, (from, to) =>
    setOrder(moved(order, from, to)),
  );
  return (
    <>
      <ol ref={list}>
        {order.map((name, at) => (
          <li key={name}>
            <button type="button" {...handleProps(at)}>
              {name}
            </button>
          </li>
        ))}
      </ol>
      <p>{announcement}</p>
    </>
  );
}

let leave = () => {};
afterEach(() => leave());

function things(...names: string[]) {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  act(() => root.render(<Things names={names} />));
  leave = () => {
    act(() => root.unmount());
    place.remove();
  };
  const items = () => [...place.querySelectorAll("li")];
  // Each thing is a row of 100 px.
  for (const item of items()) item.getBoundingClientRect = () => new DOMRect(0, items().indexOf(item) * 100, 100, 100);
  const handleOf = (name: string) =>
    items()
      .find((item) => item.textContent === name)
      ?.querySelector("button");
  return {
    order: () => items().map((item) => item.textContent),
    word: () => place.querySelector("p")?.textContent,
    press(name: string, key: string) {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      act(() => void handleOf(name)?.dispatchEvent(event));
    },
    drag(name: string, ...toY: number[]) {
      const at = (type: string, clientY: number, target: EventTarget = window) =>
        void target.dispatchEvent(
          new PointerEvent(type, { clientX: 50, clientY, button: 0, bubbles: true, pointerId: 1 }),
        );
      act(() => at("pointerdown", 50 + items().findIndex((item) => item.textContent === name) * 100, handleOf(name)!));
      act(() => {
        for (const y of toY) at("pointermove", y);
      });
      act(() => at("pointerup", toY.at(-1)!));
    },
  };
}

describe("an order", () => {
  test("changes by the arrow keys and announces the new position", () => {
    const list = things("coat", "scarf", "boots");
    list.press("boots", "ArrowUp");
    expect(list.order()).toEqual(["coat", "boots", "scarf"]);
    expect(list.word()).toBe("Moved to position 2 of 3");
  });

  test("changes by Home and End", () => {
    const list = things("coat", "scarf", "boots");
    list.press("boots", "Home");
    list.press("coat", "End");
    expect(list.order()).toEqual(["boots", "scarf", "coat"]);
  });

  test("stays at its ends", () => {
    const list = things("coat", "scarf");
    list.press("coat", "ArrowUp");
    list.press("scarf", "ArrowDown");
    expect(list.order()).toEqual(["coat", "scarf"]);
    expect(list.word()).toBe("");
  });

  test("follows a drag", () => {
    const list = things("coat", "scarf", "boots");
    list.drag("scarf", 155, 250);
    expect(list.order()).toEqual(["coat", "boots", "scarf"]);
  });

  test("follows a drag past several at once, however fast", () => {
    const list = things("coat", "scarf", "boots");
    list.drag("boots", 150, 100, 50);
    expect(list.order()).toEqual(["boots", "coat", "scarf"]);
  });

  test("is not changed by a pointer that hardly moves, or moves elsewhere", () => {
    const list = things("coat", "scarf", "boots");
    list.drag("scarf", 155, 2000);
    expect(list.order()).toEqual(["coat", "scarf", "boots"]);
  });
});
