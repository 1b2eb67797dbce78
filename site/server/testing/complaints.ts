import { type Logger, pino } from "pino";

/** A log that keeps what is wrong, warnings and worse, line by line. */
export function keptComplaints(): { log: Logger; complaints: string[] } {
  const complaints: string[] = [];
  return { complaints, log: pino({ level: "warn" }, { write: (line: string) => void complaints.push(line) }) };
}
