import { type Logger, pino } from "pino";

/** A log that keeps what is wrong, warnings and worse, line by line. */
export function testLog(): { log: Logger; logLines: string[] } {
  const logLines: string[] = [];
  return { logLines, log: pino({ level: "warn" }, { write: (line: string) => void logLines.push(line) }) };
}
