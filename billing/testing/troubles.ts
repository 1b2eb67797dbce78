import { type Logger, pino } from "pino";

/** A log that keeps what went wrong. */
export function logOfTroubles(): { log: Logger; troubles: unknown[] } {
  const troubles: unknown[] = [];
  return { troubles, log: pino({ level: "error" }, { write: (line) => void troubles.push(JSON.parse(line)) }) };
}
