// @vitest-environment happy-dom
import { describe, expect, test, vi } from "vitest";
import type { Navigation } from "./navigation.ts";
import { heldNavigation, isPending, shownIn } from "./testing/held-navigation.ts";

/** The browser goes to another entry of the history. */
function goTo(navigation: Navigation, path: string, key: string) {
  history.replaceState({ key, state: null }, "", path);
  navigation.pop();
}

describe("a navigation", () => {
  test("changes the address together with the page, once it has arrived", async () => {
    const { navigation, loads } = heldNavigation();
    const entries = history.length;
    const done = navigation.navigate("/looks?season=winter#top");
    expect([navigation.isLoading(), shownIn(navigation)]).toEqual([true, ["first", "/about"]]);
    loads[0]?.arrive("looks");
    await done;
    expect([navigation.isLoading(), shownIn(navigation)]).toEqual([false, ["looks", "/looks?season=winter#top"]]);
    expect([navigation.shown().type, history.length]).toEqual(["push", entries + 1]);
  });

  test("aborts an older one, whose page is never shown", async () => {
    const { navigation, loads } = heldNavigation();
    const older = navigation.navigate("/looks");
    const newer = navigation.navigate("/members");
    expect(loads.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    loads[1]?.arrive("members");
    await newer;
    loads[0]?.arrive("looks");
    await older;
    expect(shownIn(navigation)).toEqual(["members", "/members"]);
  });

  test("to the same address, or with `replace`, makes no history entry", async () => {
    const { navigation, loads } = heldNavigation();
    const entries = history.length;
    const again = navigation.navigate("/about");
    loads[0]?.arrive("again");
    await again;
    const instead = navigation.navigate("/terms", { replace: true });
    loads[1]?.arrive("terms");
    await instead;
    expect([shownIn(navigation), history.length]).toEqual([["terms", "/terms"], entries]);
  });

  test("hands its state and its wish not to scroll to the page", async () => {
    const { navigation, loads } = heldNavigation();
    const done = navigation.navigate("/looks", { state: { from: "card" }, preventScrollReset: true });
    loads[0]?.arrive("looks");
    await done;
    const { location, preventScrollReset } = navigation.shown();
    expect([location.state, preventScrollReset]).toEqual([{ from: "card" }, true]);
    expect(history.state).toEqual({ key: location.key, state: { from: "card" } });
  });

  test("to a part of the same page asks for nothing", async () => {
    const { navigation, loads } = heldNavigation();
    await navigation.navigate("/about#top");
    await navigation.navigate("#top");
    expect([loads, shownIn(navigation)]).toEqual([[], ["first", "/about#top"]]);
  });

  test("loads a page again that showed an error, with its #hash too", async () => {
    const { navigation, loads } = heldNavigation();
    const failing = navigation.navigate("/looks#top");
    const { payload } = navigation.shown();
    loads[0]?.answer({ kind: "page", payload: { ...payload, kind: "error", status: 503, message: "Busy" } });
    await failing;
    void navigation.navigate("/looks#top", { replace: true });
    expect(loads).toHaveLength(2);
  });

  test("loads a page again where only its #hash differs, when asked to", async () => {
    const { navigation, loads } = heldNavigation();
    const again = navigation.navigate("/about#facts", { reload: true });
    loads[0]?.arrive("again");
    await again;
    expect(shownIn(navigation)).toEqual(["again", "/about#facts"]);
  });

  test("leaves the page where it is when it must stay", async () => {
    const { navigation, loads } = heldNavigation();
    const done = navigation.navigate("/looks");
    loads[0]?.answer({ kind: "stay" });
    await done;
    expect([navigation.isLoading(), shownIn(navigation)]).toEqual([false, ["first", "/about"]]);
  });

  test("refuses other sites", async () => {
    const { navigation } = heldNavigation();
    await expect(navigation.navigate("//elsewhere.example/looks")).rejects.toThrow("not a page of this site");
  });
});

describe("back and forward", () => {
  test("show the page of the entry once it has arrived", async () => {
    const { navigation, loads } = heldNavigation();
    goTo(navigation, "/looks", "older");
    expect([loads[0]?.type, navigation.shown().payload.origin]).toEqual(["pop", "first"]);
    loads[0]?.arrive("looks");
    await vi.waitFor(() => expect(shownIn(navigation)).toEqual(["looks", "/looks"]));
    expect([navigation.shown().location.key, navigation.shown().type]).toEqual(["older", "pop"]);
  });

  test("in quick succession show only the last page", async () => {
    const { navigation, loads } = heldNavigation();
    goTo(navigation, "/looks", "older");
    goTo(navigation, "/members", "oldest");
    loads[0]?.arrive("looks");
    loads[1]?.arrive("members");
    await vi.waitFor(() => expect(shownIn(navigation)).toEqual(["members", "/members"]));
    expect(loads.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  });

  test("to the page that is still shown need nothing", () => {
    const { navigation, loads } = heldNavigation();
    const { key } = navigation.shown().location;
    goTo(navigation, "/looks", "older");
    goTo(navigation, "/about", key);
    expect([loads.length, loads[0]?.signal.aborted, navigation.isLoading()]).toEqual([1, true, false]);
  });

  test("over a #hash that the browser itself opened ask for nothing", () => {
    const { navigation, loads } = heldNavigation();
    const { key } = navigation.shown().location;
    history.pushState(null, "", "#main");
    navigation.pop();
    const made = navigation.shown().location;
    expect([made.hash, history.state]).toEqual(["#main", { key: made.key, state: null }]);
    goTo(navigation, "/about", key);
    expect([loads, navigation.shown().location.hash]).toEqual([[], ""]);
  });

  test("by a number resolve when the page is shown", async () => {
    vi.spyOn(history, "go").mockImplementation(() => undefined);
    const { navigation, loads } = heldNavigation();
    const done = navigation.navigate(-1);
    goTo(navigation, "/looks", "older");
    expect(await isPending(done)).toBe(true);
    loads[0]?.arrive("looks");
    await done;
    expect(shownIn(navigation)).toEqual(["looks", "/looks"]);
  });
});

describe("a redirect", () => {
  test("leads to its target, and only that is in the history", async () => {
    const { navigation, loads } = heldNavigation();
    const entries = history.length;
    const done = navigation.navigate("/members/ada", { preventScrollReset: true });
    loads[0]?.answer({ kind: "redirect", to: "/members/augusta" });
    await vi.waitFor(() => expect(loads).toHaveLength(2));
    loads[1]?.arrive("augusta");
    await done;
    expect([shownIn(navigation), history.length]).toEqual([["augusta", "/members/augusta"], entries + 1]);
    expect(navigation.shown().preventScrollReset).toBe(true);
  });

  test("without an end is left to the browser, which says so", async () => {
    const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
    const { navigation, loads } = heldNavigation();
    void navigation.navigate("/looks");
    for (let hops = 0; hops < 11; hops++) {
      loads[hops]?.answer({ kind: "redirect", to: `/looks?season=${hops}` });
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect([loads.length, String(assign.mock.calls[0]?.[0])]).toEqual([
      11,
      expect.stringContaining("/looks?season=10"),
    ]);
  });

  test("in the history is replaced by its target, so that Back leads on", async () => {
    const { navigation, loads } = heldNavigation();
    const entries = history.length;
    goTo(navigation, "/members/ada", "older");
    loads[0]?.answer({ kind: "redirect", to: "/members/augusta" });
    await vi.waitFor(() => expect(loads).toHaveLength(2));
    loads[1]?.arrive("augusta");
    await vi.waitFor(() => expect(shownIn(navigation)).toEqual(["augusta", "/members/augusta"]));
    expect([navigation.shown().type, history.length]).toEqual(["replace", entries]);
  });

  test.each(["https://elsewhere.example/", "/pay/portal/session"])("to %s is the browser's to load", async (to) => {
    const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
    const { navigation, loads } = heldNavigation();
    const done = navigation.navigate("/looks");
    loads[0]?.answer({ kind: "redirect", to });
    expect(await isPending(done)).toBe(true);
    expect(assign.mock.calls.map(([url]) => String(url))).toEqual([new URL(to, location.href).href]);
  });
});
