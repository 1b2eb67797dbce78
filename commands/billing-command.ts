import { resolve } from "node:path";
import { faultsOf } from "@hemline/billing";
import { Command, Option } from "commander";
import { ZodError } from "zod";
import { catalogueIn } from "../server/catalogue-file.ts";
import { readConfig } from "../server/config.ts";
import { applyFromFile, exportToFile } from "./billing/catalogue-commands.ts";
import { type BillingCommand, UsageError } from "./billing/command.ts";
import { createApiKey, listApiKeys, revokeApiKey, rotateApiKey } from "./billing/key-commands.ts";
import { checkInvariants, listProjects, moveTime, showTime } from "./billing/project-commands.ts";
import { reconcile } from "./billing/reconcile-command.ts";
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
    if (error instanceof ZodError) for (const line of faultsOf(error)) terminal.complain(line);
    else terminal.complain(error instanceof Error ? error.message : String(error));
    return error instanceof UsageError ? 2 : 1;
  }
}

function billingProgram({ folder }: Terminal, run: (command: BillingCommand) => void): Command {
  const program = new Command("npm run billing --");
  program.description("Manage billing from a terminal. Catalogue format: docs/catalogue.md");
  program
    .command("apply <file>")
    .description("show what a catalogue changes in its project, ask, then apply it")
    .option("--yes", "apply without asking")
    .option("--dry-run", "only show the changes")
    .action((file: string, { yes = false, dryRun = false }: { yes?: boolean; dryRun?: boolean }) => {
      const catalogue = catalogueIn(resolve(folder, file));
      run((context) => applyFromFile(context, catalogue, { isAgreed: yes, isDry: dryRun }));
    });
  program
    .command("export [project]")
    .description("write a project's catalogue")
    .option("--out <file>", "write to a file, with its assets next to it")
    .action((project: string | undefined, { out }: { out?: string }) =>
      run((context) => exportToFile(context, project, out)),
    );
  program
    .command("check")
    .description("check the books for contradictions")
    .action(() => run(checkInvariants));
  program
    .command("reconcile")
    .description("compare the card provider's payments and refunds with billing's")
    .option("--since <day>", "for example 2026-01-31")
    .action(({ since }: { since?: string }) => run((context) => reconcile(context, since)));
  program
    .command("projects")
    .description("list projects and their apps")
    .action(() => run(listProjects));
  program
    .command("clock <project> [length]")
    .description("show a sandbox project's time, or move it forward, for example by +P1M")
    .option("--now", "move it back to real time")
    .action((project: string, length: string | undefined, { now = false }: { now?: boolean }) =>
      run(clockCommand(project, length, now)),
    );
  program.addCommand(keysProgram(run));
  return program;
}

function clockCommand(project: string, length: string | undefined, isNow: boolean): BillingCommand {
  if (length && !length.startsWith("+"))
    throw new UsageError(`${length}: give a length like +P1M to move the clock forward, or --now for real time.`);
  if (isNow && length) throw new UsageError("Give a length or --now, not both.");
  if (!isNow && !length) return (context) => showTime(context, project);
  return (context) => moveTime(context, project, length?.slice(1) ?? null);
}

function keysProgram(run: (command: BillingCommand) => void): Command {
  const keys = new Command("keys").description("API keys");
  keys
    .command("list <project>", { isDefault: true })
    .description("list a project's API keys")
    .action((project: string) => run((context) => listApiKeys(context, project)));
  keys
    .command("create <project/app> [kind]")
    .description("create an API key; the kind is secret (the default), production, sandbox or test_store")
    .addOption(new Option("--name <name>").default(null))
    .action((app: string, kind: string | undefined, { name }: { name: string | null }) =>
      run((context) => createApiKey(context, app, kind ?? "secret", name)),
    );
  keys
    .command("rotate <prefix>")
    .description("create a key of the same kind and name; both work until you revoke the old one")
    .action((prefix: string) => run((context) => rotateApiKey(context, prefix)));
  keys
    .command("revoke <prefix>")
    .description("stop a key from working")
    .action((prefix: string) => run((context) => revokeApiKey(context, prefix)));
  return keys;
}
