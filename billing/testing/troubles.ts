import { type Logger, pino } from "pino";

/** A log that keeps what went wrong. */
export function logOfTroubles(): { log: Logger; troubles: { msg: string }[] } {
  const troubles: { msg: string }[] = [];
  return { troubles, log: pino({ level: "error" }, { write: (line) => void troubles.push(JSON.parse(line)) }) };
}
