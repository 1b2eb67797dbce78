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

/** Called by a command's action with what it chose to run. */
export type RunCommand = (command: BillingCommand) => void;

/** A command that cannot be understood. */
export class UsageError extends Error {}
