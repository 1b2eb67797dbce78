// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { heldNavigation, isPending, shownIn } from "./testing/held-navigation.ts";

describe("a refresh", () => {
  test("replaces the page's data and nothing else", async () => {
    const { navigation, loads } = heldNavigation();
    const { location } = navigation.shown();
    const done = navigation.refresh();
    expect([loads[0]?.isRefresh, navigation.isLoading()]).toEqual([true, false]);
    loads[0]?.arrive("fresh");
    await done;
    expect([shownIn(navigation), navigation.shown().location]).toEqual([["fresh", "/about"], location]);
  });

  test("during a navigation loads the next page again, and resolves with it", async () => {
    const { navigation, loads } = heldNavigation();
    void navigation.navigate("/looks");
    const done = navigation.refresh();
    loads[0]?.arrive("stale");
    expect(await isPending(done)).toBe(true);
    loads[1]?.arrive("looks");
    await done;
    expect(shownIn(navigation)).toEqual(["looks", "/looks"]);
  });

  test("gives way to a later navigation, and resolves with it", async () => {
    const { navigation, loads } = heldNavigation();
    const refreshed = navigation.refresh();
    void navigation.navigate("/looks");
    loads[0]?.arrive("stale");
    expect(await isPending(refreshed)).toBe(true);
    loads[1]?.arrive("looks");
    await refreshed;
    expect(shownIn(navigation)).toEqual(["looks", "/looks"]);
  });

  test("goes on when the browser comes back to the page that is shown", async () => {
    const { navigation, loads } = heldNavigation();
    const done = navigation.refresh();
    navigation.pop();
    loads[0]?.arrive("fresh");
    await done;
    expect(shownIn(navigation)).toEqual(["fresh", "/about"]);
  });

  test("goes on after a step within the page", async () => {
    const { navigation, loads } = heldNavigation();
    const refreshed = navigation.refresh();
    void navigation.navigate("#top");
    loads[0]?.arrive("stale");
    loads[1]?.arrive("fresh");
    await refreshed;
    expect(shownIn(navigation)).toEqual(["fresh", "/about#top"]);
  });
});
