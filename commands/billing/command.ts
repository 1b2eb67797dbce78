import type { Database } from "@hemline/database";
import type { Config } from "../../server/config.ts";
import type { Terminal } from "../terminal.ts";

export interface CommandContext {
  db: Database;
  config: Config;
  terminal: Terminal;
  clock: () => Date;
}

/** @returns the exit code */
export type BillingCommand = (context: CommandContext) => Promise<number>;

/** A command that cannot be understood. */
export class UsageError extends Error {}
