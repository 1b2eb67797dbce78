import { catalogueErrorsOf } from "@hemline/billing";
import { Command } from "commander";
import { ZodError } from "zod";
import { readConfig } from "../server/config.ts";
import { catalogueCommands } from "./billing/catalogue-commands.ts";
import { type BillingCommand, type RunCommand, UsageError } from "./billing/command.ts";
import { keysCommand } from "./billing/keys-command.ts";
import { projectCommands } from "./billing/project-commands.ts";
import { reconcileCommand } from "./billing/reconcile-command.ts";
import { parseCommand } from "./parse-command.ts";
import type { Terminal } from "./terminal.ts";
import { withDatabase } from "./with-database.ts";

/** @returns the exit code: 0 for success, 1 for a failed or refused command, 2 for a usage error. */
export async function billingCommand(args: string[], env: NodeJS.ProcessEnv, terminal: Terminal): Promise<number> {
  try {
    const parsed = parseCommand<BillingCommand>(args, terminal, (run) => billingProgram(terminal, run));
    if ("exitCode" in parsed) return parsed.exitCode;
    const config = readConfig(env);
    return await withDatabase(config, (db) => parsed.command({ db, config, terminal, clock: () => new Date() }));
  } catch (error) {
    if (error instanceof ZodError) for (const line of catalogueErrorsOf(error)) terminal.complain(line);
    else terminal.complain(error instanceof Error ? error.message : String(error));
    return error instanceof UsageError ? 2 : 1;
  }
}

function billingProgram({ folder }: Terminal, run: RunCommand): Command {
  const program = new Command("npm run billing --");
  program.description("Manage billing from a terminal. Catalogue format: docs/catalogue.md");
  const commands = [
    ...catalogueCommands(folder, run),
    ...projectCommands(run),
    reconcileCommand(run),
    keysCommand(run),
  ];
  for (const command of commands) program.addCommand(command);
  return program;
}
