// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Link } from "./link.tsx";
import { NavigationRouter } from "./navigation-router.tsx";
import { SearchForm } from "./search-form.tsx";
import { heldNavigation } from "./testing/held-navigation.ts";
import { useIsLoading } from "./use-is-loading.ts";
import { useLocation } from "./use-location.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let leave = () => {};
let scrolls: unknown[] = [];
beforeEach(() => {
  scrolls = [];
  sessionStorage.clear();
  vi.spyOn(window, "scrollTo").mockImplementation((...to: unknown[]) => void scrolls.push(to[1]));
});
afterEach(() => leave());

function Site({ origin }: { origin: string }) {
  const { pathname } = useLocation();
  return (
    <>
      <h1>{`${origin} at ${pathname}`}</h1>
      {useIsLoading() && <progress />}
      <Link to="/looks">Looks</Link>
      <SearchForm action="/members">
        <input name="search" defaultValue="Ada Lind" />
      </SearchForm>
      <p id="end" />
    </>
  );
}

function site() {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const { navigation, loads } = heldNavigation();
  act(() =>
    root.render(
      <NavigationRouter navigation={navigation}>{({ origin }) => <Site origin={origin} />}</NavigationRouter>,
    ),
  );
  leave = () => {
    act(() => root.unmount());
    place.remove();
  };
  return {
    navigation,
    loads,
    title: () => place.querySelector("h1")?.textContent,
    isLoading: () => place.querySelector("progress") !== null,
    press: (selector: string) => act(() => place.querySelector<HTMLElement>(selector)?.click()),
    search: () =>
      act(
        () => void place.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
      ),
    arrive: (at: number, origin: string) => act(async () => loads[at]?.arrive(origin)),
  };
}

describe("links", () => {
  test("show the next page in place of the present one, once it is there", async () => {
    const { title, isLoading, press, arrive } = site();
    press("a");
    expect([title(), isLoading()]).toEqual(["first at /about", true]);
    await arrive(0, "looks");
    expect([title(), isLoading()]).toEqual(["looks at /looks", false]);
  });
});

describe("a search form", () => {
  test("opens the page of its query", () => {
    const { loads, search } = site();
    search();
    expect(loads[0]?.url.href).toBe(`${location.origin}/members?search=Ada+Lind`);
  });
});

describe("scrolling", () => {
  test("begins a new page at its top, unless it is to stay", async () => {
    const { navigation, press, arrive } = site();
    press("a");
    await arrive(0, "looks");
    expect(scrolls).toEqual([0]);
    act(() => void navigation.navigate("/looks?season=winter", { preventScrollReset: true }));
    await arrive(1, "winter");
    expect(scrolls).toEqual([0]);
  });

  test("goes to the #hash", async () => {
    const { navigation } = site();
    const scrollIntoView = vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(() => undefined);
    act(() => void navigation.navigate("#end"));
    expect([scrollIntoView.mock.contexts[0], scrolls]).toEqual([document.getElementById("end"), []]);
  });

  test("brings back where a page was left, with the back button and after a reload", async () => {
    const { navigation, press, arrive } = site();
    const { key } = navigation.shown().location;
    vi.spyOn(window, "scrollY", "get").mockReturnValue(400);
    press("a");
    await arrive(0, "looks");
    history.replaceState({ key, state: null }, "", "/about");
    act(() => navigation.pop());
    await arrive(1, "about");
    expect(scrolls).toEqual([0, 400]);
    window.dispatchEvent(new Event("pagehide"));
    expect(JSON.parse(sessionStorage.getItem("scroll-positions") ?? "")).toMatchObject({ [key]: 400 });
    expect(history.scrollRestoration).toBe("auto");
    window.dispatchEvent(new Event("pageshow"));
    expect(history.scrollRestoration).toBe("manual");
  });

  test("does not follow a refresh", async () => {
    const { navigation, arrive } = site();
    act(() => void navigation.refresh());
    await arrive(0, "fresh");
    expect(scrolls).toEqual([]);
  });
});
