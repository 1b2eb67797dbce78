// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdReload } from "../state/hold-reload.ts";
import { guardedReload } from "./guarded-reload.ts";

let visited: string[] = [];
let isOnline = true;

beforeEach(() => {
  visited = [];
  isOnline = true;
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(location, "assign").mockImplementation((url) => void visited.push(String(url)));
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("goes to the address that failed", () => {
  expect([guardedReload("/looks?season=winter"), visited]).toEqual([true, ["/looks?season=winter"]]);
});

test("at most once per ten seconds per path", () => {
  guardedReload("/looks");
  vi.advanceTimersByTime(9_999);
  expect([guardedReload("/looks"), guardedReload("/members")]).toEqual([false, true]);
  vi.advanceTimersByTime(2);
  expect(guardedReload("/looks")).toBe(true);
});

test("never over an unsent form", () => {
  const release = holdReload();
  expect(guardedReload("/looks")).toBe(false);
  release();
  expect(guardedReload("/looks")).toBe(true);
});

test("not offline", () => {
  isOnline = false;
  expect([guardedReload("/looks"), visited]).toEqual([false, []]);
});
