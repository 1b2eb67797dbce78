import { afterEach, expect, test, vi } from "vitest";
import { LogLevel, log } from "./log.ts";
import { Purchases } from "./purchases.ts";

afterEach(() => {
  Purchases.setLogHandler(null);
  Purchases.setLogLevel(LogLevel.Silent);
  vi.restoreAllMocks();
});

function sayEverything(say = log) {
  say(1, "error");
  say(2, "warn");
  say(3, "info");
  say(4, "debug");
  say(5, "verbose");
}

test.each([
  [LogLevel.Silent, []],
  [LogLevel.Error, ["error"]],
  [LogLevel.Warn, ["error", "warn"]],
  [LogLevel.Info, ["error", "warn", "info"]],
  [LogLevel.Debug, ["error", "warn", "info", "debug"]],
  [LogLevel.Verbose, ["error", "warn", "info", "debug", "verbose"]],
])("level %i tells %j", (level, expected) => {
  const told: string[] = [];
  Purchases.setLogHandler((_, message) => told.push(message));
  Purchases.setLogLevel(level);
  sayEverything();
  expect(told).toEqual(expected);
});

test("nothing is told before a level is set", async () => {
  vi.resetModules();
  const untouched = await import("./log.ts");
  const told: string[] = [];
  untouched.setLogHandler((_, message) => told.push(message));
  sayEverything(untouched.log);
  expect(told).toEqual([]);
});

test("a handler is told the level of each message", () => {
  const levels: number[] = [];
  Purchases.setLogHandler((level) => levels.push(level));
  Purchases.setLogLevel(LogLevel.Verbose);
  sayEverything();
  expect(levels).toEqual([1, 2, 3, 4, 5]);
});

test("without a handler the browser's console is told, each level by its own word", () => {
  const told: string[] = [];
  for (const method of ["error", "warn", "info", "debug"] as const)
    vi.spyOn(console, method).mockImplementation((message) => void told.push(`${method} ${message}`));
  Purchases.setLogLevel(LogLevel.Verbose);
  sayEverything();
  expect(told).toEqual([
    "error [purchases] error",
    "warn [purchases] warn",
    "info [purchases] info",
    "debug [purchases] debug",
    "debug [purchases] verbose",
  ]);
});

test("a level's name is found by its number", () => {
  const names = ([0, 1, 2, 3, 4, 5] as const).map((level) => LogLevel[level]);
  expect(names).toEqual(["Silent", "Error", "Warn", "Info", "Debug", "Verbose"]);
});
