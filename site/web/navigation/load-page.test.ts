// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Payload } from "../../shared/pages.ts";
import { markDeleted, unmarkDeleted } from "../state/deleted-pages.ts";
import { holdReload } from "../state/hold-reload.ts";
import { loadPage, type PageRequest } from "./load-page.ts";
import type { NavigationType } from "./shown-page.ts";
import { isPending, payloadOf } from "./testing/held-navigation.ts";

let asked: string[] = [];
let answer: { status: number; body: unknown } = { status: 200, body: payloadOf("loaded") };

beforeEach(() => {
  asked = [];
  // Other files leave the document they share at addresses of theirs.
  history.replaceState(null, "", "/");
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return Response.json(answer.body, { status: answer.status });
  });
});

const requestFor = (path: string, type: NavigationType): PageRequest => ({
  ...{ url: new URL(path, location.origin), type, isRefresh: false },
  signal: new AbortController().signal,
});

const load = (path: string, type: NavigationType = "push") => loadPage(requestFor(path, type), payloadOf("shown"));

describe("loading a page", () => {
  test("asks for one payload", async () => {
    answer = { status: 200, body: payloadOf("loaded") };
    expect(await load("/about?a=1")).toMatchObject({ kind: "page", payload: { origin: "loaded" } });
    expect(asked).toEqual(["/about/_payload.json?a=1"]);
  });

  test.each([
    ["/nope", "Page not found: /nope"],
    ["/looks/No_Slug", "Page Not Found: /looks/No_Slug"],
  ])("of an address that cannot exist, %s, asks nothing", async (path, message) => {
    const payload = { origin: "shown", kind: "error", status: 404, message };
    expect(await load(path)).toMatchObject({ kind: "page", payload });
    expect(asked).toEqual([]);
  });

  test("that is refused shows the error with the server's viewer", async () => {
    const body: Payload = { ...payloadOf("loaded"), kind: "error", status: 401, message: "Log in." };
    answer = { status: 401, body };
    expect(await load("/about")).toEqual({ kind: "page", payload: body });
  });

  test("without a payload in the answer is an error in the page that is left", async () => {
    answer = { status: 503, body: null };
    const payload = { origin: "shown", kind: "error", status: 503 };
    expect(await load("/about")).toMatchObject({ kind: "page", payload });
  });

  test("that has moved is a redirect", async () => {
    answer = {
      status: 200,
      body: { viewer: null, build: "1", year: 2026, origin: "", kind: "redirect", to: "/terms" },
    };
    expect(await load("/about")).toEqual({ kind: "redirect", to: "/terms" });
  });

  test("that was deleted leads elsewhere with the back button only", async () => {
    answer = { status: 200, body: payloadOf("loaded") };
    markDeleted("/about", "/members");
    expect(await load("/about", "pop")).toEqual({ kind: "redirect", to: "/members" });
    expect(await load("/about")).toMatchObject({ kind: "page" });
    unmarkDeleted("/about");
  });

  // The last one: from then on this page knows that it is outdated.
  test("again, from another build, is left to the browser, or not shown while something is being written", async () => {
    const reload = vi.spyOn(location, "replace").mockImplementation(() => undefined);
    answer = { status: 200, body: { ...payloadOf("loaded"), build: "2" } };
    const refresh = () =>
      loadPage({ ...requestFor("/about", "push"), isRefresh: true }, { ...payloadOf("shown"), build: "1" });
    const release = holdReload();
    expect(await refresh()).toEqual({ kind: "stay" });
    release();
    const refreshed = refresh();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(await isPending(refreshed)).toBe(true);
  });
});
