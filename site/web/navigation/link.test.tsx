// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test } from "vitest";
import { Link, type LinkProps } from "./link.tsx";
import { NavigationRouter } from "./navigation-router.tsx";
import { StaticNavigation } from "./static-navigation.tsx";
import { heldNavigation, shownIn } from "./testing/held-navigation.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let leave = () => {};
afterEach(() => leave());

/** A page at /about that is nothing but a link. */
function pageWith(props: LinkProps) {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const { navigation, loads } = heldNavigation();
  act(() =>
    root.render(<NavigationRouter navigation={navigation}>{() => <Link {...props}>Open</Link>}</NavigationRouter>),
  );
  let isLeftToBrowser = false;
  const note = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  document.body.addEventListener("click", note);
  leave = () => {
    document.body.removeEventListener("click", note);
    act(() => root.unmount());
    place.remove();
  };
  return {
    navigation,
    loads,
    /** @returns whether the click is left to the browser */
    click(how: MouseEventInit = {}) {
      const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
      act(() => void place.querySelector("a")?.dispatchEvent(event));
      return isLeftToBrowser;
    },
    arrive: () => act(async () => loads[0]?.arrive("next")),
  };
}

describe("a click on a link", () => {
  test.each([{}, { target: "_self" }])("opens its page without a document: %o", async (attributes) => {
    const { navigation, click, arrive } = pageWith({ to: "/looks?season=winter", ...attributes });
    expect(click()).toBe(false);
    await arrive();
    expect(shownIn(navigation)).toEqual(["next", "/looks?season=winter"]);
    expect(navigation.shown()).toMatchObject({ type: "push", preventScrollReset: false });
  });

  test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "is left to the browser: %o",
    (how) => {
      const { loads, click } = pageWith({ to: "/looks" });
      expect([click(how), loads]).toEqual([true, []]);
    },
  );

  test.each([{ target: "_blank" }, { download: "" }])("is left to the browser on a link with %o", (attributes) => {
    const { loads, click } = pageWith({ to: "/looks", ...attributes });
    expect([click(), loads]).toEqual([true, []]);
  });

  test("opens nothing when the link's own handler has prevented it", () => {
    const { loads, click } = pageWith({ to: "/looks", onClick: (event) => event.preventDefault() });
    expect([click(), loads]).toEqual([false, []]);
  });

  test("opens the page after the link's own handler otherwise", () => {
    let clicks = 0;
    const { loads, click } = pageWith({ to: "/looks", onClick: () => clicks++ });
    expect([click(), loads.length, clicks]).toEqual([false, 1, 1]);
  });

  test("replaces the history entry where it leads to the present address", async () => {
    const { navigation, click, arrive } = pageWith({ to: "/about" });
    const entries = history.length;
    click();
    await arrive();
    expect([shownIn(navigation), history.length]).toEqual([["next", "/about"], entries]);
    expect(navigation.shown().type).toBe("replace");
  });

  test("goes to a part of the page without loading it", () => {
    const { navigation, loads, click } = pageWith({ to: "#facts" });
    expect([click(), loads, shownIn(navigation)]).toEqual([false, [], ["first", "/about#facts"]]);
  });

  test("lets the page stay where it is scrolled to, when asked", async () => {
    const { navigation, click, arrive } = pageWith({ to: "/looks", preventScrollReset: true });
    click();
    await arrive();
    expect(navigation.shown().preventScrollReset).toBe(true);
  });
});

describe("a link's address", () => {
  test.each([
    ["/looks?feed=new#main", "/looks?feed=new#main"],
    ["?show=comments", "/notifications?show=comments"],
    ["?", "/notifications"],
    ["#main", "/notifications#main"],
  ])("of %s is, on a page with a query, %s", (to, href) => {
    const page = (
      <StaticNavigation address="/notifications?show=unread">
        <Link className="tab" to={to} preventScrollReset>
          Open
        </Link>
      </StaticNavigation>
    );
    expect(renderToStaticMarkup(page)).toBe(`<a class="tab" href="${href}">Open</a>`);
  });
});
