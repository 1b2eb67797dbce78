// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";

test.each(['"x"', "5", "true", "null", "[1]", "{", '{"a":"top"}'])(
  "what %s in the storage holds is no position",
  async (kept) => {
    sessionStorage.setItem("scroll-positions", kept);
    vi.resetModules();
    const { noteScrollPosition, scrollPositionOf, storeScrollPositions } = await import("./scroll-positions.ts");
    expect(scrollPositionOf("a")).toBeUndefined();
    noteScrollPosition("a");
    storeScrollPositions();
    expect(scrollPositionOf("a")).toBe(0);
    sessionStorage.clear();
  },
);
