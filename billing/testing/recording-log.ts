import { type Logger, pino } from "pino";

/** A log that keeps what went wrong. */
export function recordingLog(): { log: Logger; loggedErrors: { msg: string }[] } {
  const loggedErrors: { msg: string }[] = [];
  return { loggedErrors, log: pino({ level: "error" }, { write: (line) => void loggedErrors.push(JSON.parse(line)) }) };
}
