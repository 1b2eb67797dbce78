// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { SearchSuggestion } from "../../../shared/search/search.ts";
import { NavigationRouter } from "../../navigation/navigation-router.tsx";
import { heldNavigation } from "../../navigation/testing/held-navigation.ts";
import { SearchBox } from "./search-box.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let leave = () => {};
afterEach(() => leave());

const suggestion = (name: string): SearchSuggestion => ({
  ...{ kind: "looks", name, detail: "Noor", to: `/looks/${name.toLowerCase()}`, photo: null },
});

/** The box of the search page. The server answers what is typed with looks called after it, unless `answer` says else. */
function openBox(answer = (q: string): SearchSuggestion[] => [suggestion(q), suggestion(`${q}-2`)]) {
  vi.useFakeTimers();
  const asked: { q: string; signal: AbortSignal | null | undefined }[] = [];
  vi.stubGlobal("fetch", async (url: string, { signal }: RequestInit = {}) => {
    const q = new URL(url, "http://site.example").searchParams.get("q") ?? "";
    asked.push({ q, signal });
    return Response.json({ data: { suggestions: answer(q) } });
  });
  const { navigation, loads } = heldNavigation();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  act(() => root.render(<NavigationRouter navigation={navigation}>{() => <SearchBox text="" />}</NavigationRouter>));
  leave = () => {
    act(() => root.unmount());
    place.remove();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
  const field = () => place.querySelector("input")!;
  const put = (text: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set?.call(field(), text);
      field().dispatchEvent(new Event("input", { bubbles: true }));
    });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return {
    asked,
    field,
    put,
    wait,
    async types(text: string) {
      put(text);
      await wait(250);
    },
    press: (key: string) =>
      act(() => void field().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))),
    options: () => [...place.querySelectorAll("[role=option] b")].map(({ textContent }) => textContent),
    chosen: () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent ?? null,
    opened: () => loads.map(({ url }) => url.pathname + url.search),
    submits: () =>
      act(
        () => void place.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
      ),
  };
}

describe("the search field", () => {
  test("asks once for what was typed, after a pause, and breaks off an older question", async () => {
    const { asked, put, wait } = openBox();
    put("c");
    put("co");
    await wait(250);
    put("coat");
    expect(asked).toMatchObject([{ q: "co", signal: { aborted: true } }]);
    await wait(250);
    expect(asked.map(({ q }) => q)).toEqual(["co", "coat"]);
  });

  test("is a combobox of its suggestions", async () => {
    const { field, types, options } = openBox();
    expect(field().getAttribute("aria-expanded")).toBe("false");
    await types("Coat");
    expect(options()).toEqual(["Coat", "Coat-2"]);
    expect(field().getAttribute("aria-expanded")).toBe("true");
    expect(document.getElementById(field().getAttribute("aria-controls") ?? "")?.role).toBe("listbox");
    expect(document.querySelector("[role=status]")?.textContent).toBe("2 to choose from");
  });

  test("chooses with the arrow keys, round the field itself, and opens what is chosen", async () => {
    const { types, press, chosen, opened, options } = openBox();
    await types("Coat");
    expect(chosen()).toBeNull();
    press("ArrowDown");
    expect(chosen()).toContain("Coat");
    press("ArrowUp");
    expect(chosen()).toBeNull();
    press("ArrowUp");
    expect(chosen()).toContain("Coat-2");
    press("Enter");
    expect(opened()).toEqual(["/looks/coat-2"]);
    expect(options()).toEqual([]);
  });

  test("searches for the words when nothing is chosen", async () => {
    const { types, submits, opened, options } = openBox();
    await types("Coat");
    submits();
    expect(opened()).toEqual(["/search?q=Coat"]);
    expect(options()).toEqual([]);
  });

  test("closes with Escape and keeps the words", async () => {
    const { types, press, options, field } = openBox();
    await types("Coat");
    press("Escape");
    expect(options()).toEqual([]);
    expect(field().value).toBe("Coat");
  });

  test("stays a field when the server does not answer", async () => {
    const { types, options, field } = openBox(() => {
      throw new Error("no connection");
    });
    await types("Coat");
    expect(options()).toEqual([]);
    expect(field().getAttribute("aria-expanded")).toBe("false");
  });
});
