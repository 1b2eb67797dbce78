import { reverseMappedEnum } from "./reverse-mapped-enum.ts";

const levels = { Silent: 0, Error: 1, Warn: 2, Info: 3, Debug: 4, Verbose: 5 } as const;

/** How much the SDK logs: 0 silent (the default), 1 error, 2 warn, 3 info, 4 debug, 5 verbose. */
export const LogLevel = reverseMappedEnum(levels);
export type LogLevel = (typeof levels)[keyof typeof levels];

/** Receives the SDK's log messages instead of the console. `message` never contains cards, tokens or secrets. */
export type LogHandler = (level: Exclude<LogLevel, 0>, message: string) => void;

const methods = { 1: "error", 2: "warn", 3: "info", 4: "debug", 5: "debug" } as const;

const toConsole: LogHandler = (at, message) => {
  // biome-ignore lint/suspicious/noConsole: the browser's console is where a developer who sets a level looks
  console[methods[at]](`[purchases] ${message}`);
};

let level: LogLevel = LogLevel.Silent;
let handler: LogHandler = toConsole;

export function setLogLevel(chosen: LogLevel): void {
  level = chosen;
}

/** Null gives the console back. */
export function setLogHandler(chosen: LogHandler | null): void {
  handler = chosen ?? toConsole;
}

/** Tells the developer, where the level asks for it. Never given card numbers, tokens or client secrets. */
export function log(at: Exclude<LogLevel, 0>, message: string): void {
  if (at <= level) handler(at, message);
}
