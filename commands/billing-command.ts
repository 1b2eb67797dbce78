import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { faultsOf } from "@hemline/billing";
import { ZodError } from "zod";
import { catalogueIn } from "../server/catalogue-file.ts";
import { readConfig } from "../server/config.ts";
import { applyFromFile, exportToFile } from "./billing/catalogue-commands.ts";
import { type Command, UsageError } from "./billing/command.ts";
import { createApiKey, listApiKeys, revokeApiKey, rotateApiKey } from "./billing/key-commands.ts";
import { checkInvariants, listProjects, moveTime, showTime } from "./billing/project-commands.ts";
import { reconcile } from "./billing/reconcile-command.ts";
import type { Terminal } from "./terminal.ts";
import { withDatabase } from "./with-database.ts";

const usage = `npm run billing -- apply FILE [--yes] [--dry-run]   makes a project what a catalogue says, after showing what changes
npm run billing -- export [PROJECT] [--out FILE]    writes a project's catalogue
npm run billing -- check                            looks for what must never be true
npm run billing -- reconcile [--since 2026-01-31]   compares the card provider's payments and refunds with ours
npm run billing -- projects                         lists projects and their apps
npm run billing -- clock PROJECT [+P1M | --now]     tells or moves a sandbox project's time
npm run billing -- keys PROJECT                     lists API keys
npm run billing -- keys create PROJECT/APP [secret | production | sandbox | test_store] [--name NAME]
npm run billing -- keys rotate PREFIX               makes a key of the same kind and name; both open until you revoke the old one
npm run billing -- keys revoke PREFIX               refuses a key from now on
What the file says: docs/catalogue.md`;

const options = {
  yes: { type: "boolean" },
  "dry-run": { type: "boolean" },
  out: { type: "string" },
  now: { type: "boolean" },
  name: { type: "string" },
  since: { type: "string" },
} as const;
type Option = keyof typeof options;

/** @returns the exit code: 0 for success, 1 for a failed or refused command, 2 for a usage error. */
export async function billingCommand(args: string[], env: NodeJS.ProcessEnv, terminal: Terminal): Promise<number> {
  try {
    const command = commandOf(args, terminal);
    const config = readConfig(env);
    return await withDatabase(config, (db) => command({ db, config, terminal, clock: () => new Date() }));
  } catch (error) {
    if (error instanceof ZodError) for (const line of faultsOf(error)) terminal.complain(line);
    else terminal.complain(error instanceof Error ? error.message : String(error));
    return error instanceof UsageError ? 2 : 1;
  }
}

function commandOf(args: string[], terminal: Terminal): Command {
  const { positionals, values } = parse(args);
  const [name, first, second, third] = positionals;
  const takes = (words: number, ...allowed: Option[]) => {
    const stray = (Object.keys(values) as Option[]).find((it) => !allowed.includes(it));
    if (stray) throw new UsageError(`--${stray} does not belong to ${name}.\n\n${usage}`);
    if (positionals.length > words) throw new UsageError(`${name} takes no "${positionals[words]}".\n\n${usage}`);
  };
  if (name === "apply" && first) {
    takes(2, "yes", "dry-run");
    const catalogue = catalogueIn(resolve(terminal.folder, first));
    return (context) =>
      applyFromFile(context, catalogue, { isAgreed: values.yes === true, isDry: values["dry-run"] === true });
  }
  if (name === "export") {
    takes(2, "out");
    return (context) => exportToFile(context, first, values.out);
  }
  if (name === "check") {
    takes(1);
    return checkInvariants;
  }
  if (name === "reconcile") {
    takes(1, "since");
    return (context) => reconcile(context, values.since);
  }
  if (name === "projects") {
    takes(1);
    return listProjects;
  }
  if (name === "clock" && first) {
    takes(3, "now");
    if (second && !second.startsWith("+"))
      throw new UsageError(`${second}: time goes forward, as +P1M, or back to the world's with --now.`);
    if (values.now && second) throw new UsageError("A length or --now, not both.");
    if (!values.now && !second) return (context) => showTime(context, first);
    return (context) => moveTime(context, first, second?.slice(1) ?? null);
  }
  if (name === "keys" && first === "create" && second) {
    takes(4, "name");
    return (context) => createApiKey(context, second, third ?? "secret", values.name ?? null);
  }
  if (name === "keys" && first === "rotate" && second) {
    takes(3);
    return (context) => rotateApiKey(context, second);
  }
  if (name === "keys" && first === "revoke" && second) {
    takes(3);
    return (context) => revokeApiKey(context, second);
  }
  if (name === "keys" && first && !["create", "rotate", "revoke"].includes(first)) {
    takes(2);
    return (context) => listApiKeys(context, first);
  }
  throw new UsageError(usage);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}
