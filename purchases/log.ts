/** How much the SDK tells: 0 silent (the default), 1 error, 2 warn, 3 info, 4 debug, 5 verbose. */
export const LogLevel = { Silent: 0, Error: 1, Warn: 2, Info: 3, Debug: 4, Verbose: 5 } as const;
export type LogLevel = (typeof LogLevel)[keyof typeof LogLevel];

const methods = { 1: "error", 2: "warn", 3: "info", 4: "debug", 5: "debug" } as const;

let level: LogLevel = LogLevel.Silent;

export function setLogLevel(wanted: LogLevel): void {
  level = wanted;
}

/** Tells the developer, where the level asks for it. Never given card numbers, tokens or client secrets. */
export function log(at: Exclude<LogLevel, 0>, message: string): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is where a developer who sets a level looks
  if (at <= level) console[methods[at]](`[purchases] ${message}`);
}
