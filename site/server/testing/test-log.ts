import { type Logger, pino } from "pino";

/** A log that collects warnings and errors. */
export function testLog(): { log: Logger; logLines: string[] } {
  const logLines: string[] = [];
  return { logLines, log: pino({ level: "warn" }, { write: (line: string) => void logLines.push(line) }) };
}
