import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import {
  applyCatalogue,
  brokenInvariants,
  createKey,
  exportAssets,
  exportCatalogue,
  faultsOf,
  keysOf,
  moveClock,
  planCatalogue,
  projectsIn,
  revokeKey,
  rotateKey,
} from "@hemline/billing";
import type { Database } from "@hemline/database";
import { ZodError } from "zod";
import { catalogueIn } from "../server/catalogue-file.ts";
import { type Config, readConfig } from "../server/config.ts";
import { reconcile } from "./reconcile-command.ts";
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

interface Desk {
  db: Database;
  config: Config;
  terminal: Terminal;
  clock: () => Date;
}

/** @returns the exit code */
type Command = (desk: Desk) => Promise<number>;

class Misunderstood extends Error {}

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
export async function perform(args: string[], env: NodeJS.ProcessEnv, terminal: Terminal): Promise<number> {
  try {
    const command = commandOf(args, terminal);
    const config = readConfig(env);
    return await withDatabase(config, (db) => command({ db, config, terminal, clock: () => new Date() }));
  } catch (error) {
    if (error instanceof ZodError) for (const line of faultsOf(error)) terminal.complain(line);
    else terminal.complain(error instanceof Error ? error.message : String(error));
    return error instanceof Misunderstood ? 2 : 1;
  }
}

function commandOf(args: string[], terminal: Terminal): Command {
  const { positionals, values } = parse(args);
  const [name, first, second, third] = positionals;
  const takes = (words: number, ...allowed: Option[]) => {
    const stray = (Object.keys(values) as Option[]).find((it) => !allowed.includes(it));
    if (stray) throw new Misunderstood(`--${stray} does not belong to ${name}.\n\n${usage}`);
    if (positionals.length > words) throw new Misunderstood(`${name} takes no "${positionals[words]}".\n\n${usage}`);
  };
  if (name === "apply" && first) {
    takes(2, "yes", "dry-run");
    const catalogue = catalogueIn(resolve(terminal.folder, first));
    return (desk) => apply(desk, catalogue, { isAgreed: values.yes === true, isDry: values["dry-run"] === true });
  }
  if (name === "export") {
    takes(2, "out");
    return (desk) => write(desk, first, values.out);
  }
  if (name === "check") {
    takes(1);
    return check;
  }
  if (name === "reconcile") {
    takes(1, "since");
    return (desk) => reconcile(desk, values.since);
  }
  if (name === "projects") {
    takes(1);
    return listProjects;
  }
  if (name === "clock" && first) {
    takes(3, "now");
    if (second && !second.startsWith("+"))
      throw new Misunderstood(`${second}: time goes forward, as +P1M, or back to the world's with --now.`);
    if (values.now && second) throw new Misunderstood("A length or --now, not both.");
    if (!values.now && !second) return (desk) => tellTime(desk, first);
    return (desk) => move(desk, first, second?.slice(1) ?? null);
  }
  if (name === "keys" && first === "create" && second) {
    takes(4, "name");
    return (desk) => make(desk, second, third ?? "secret", values.name ?? null);
  }
  if (name === "keys" && first === "rotate" && second) {
    takes(3);
    return (desk) => rotate(desk, second);
  }
  if (name === "keys" && first === "revoke" && second) {
    takes(3);
    return (desk) => revoke(desk, second);
  }
  if (name === "keys" && first && !["create", "rotate", "revoke"].includes(first)) {
    takes(2);
    return (desk) => listKeys(desk, first);
  }
  throw new Misunderstood(usage);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Misunderstood(`${(error as Error).message}\n\n${usage}`);
  }
}

async function apply(
  { db, config, clock, terminal }: Desk,
  { document, file }: ReturnType<typeof catalogueIn>,
  o: { isAgreed: boolean; isDry: boolean },
): Promise<number> {
  const address = config.BILLING_URL ?? config.PUBLIC_URL ?? "http://localhost";
  const changes = await planCatalogue(db, document, { clock, file, address });
  for (const line of changes) terminal.say(line);
  if (changes.length === 0) terminal.say("Nothing changes.");
  if (changes.length === 0 || o.isDry) return 0;
  if (!o.isAgreed && !(await terminal.agrees("Apply this?"))) {
    terminal.complain("Nothing was changed. With --yes it is applied without asking.");
    return 1;
  }
  const { secrets } = await applyCatalogue(db, document, { clock, file, address });
  terminal.say("Applied.");
  for (const { endpoint, secret } of secrets) terminal.say(`The secret of ${endpoint}, shown this once: ${secret}`);
  return 0;
}

async function write({ db, terminal }: Desk, named: string | undefined, out: string | undefined): Promise<number> {
  const project = named ?? (await onlyProject(db));
  const document = await exportCatalogue(db, project);
  if (!document) throw new Error(`There is no project ${project}.`);
  const text = JSON.stringify(document, null, 2);
  if (out === undefined) terminal.say(text);
  else {
    const path = resolve(terminal.folder, out);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${text}\n`);
    for await (const [name, content] of exportAssets(db, document)) {
      const beside = join(dirname(path), name);
      mkdirSync(dirname(beside), { recursive: true });
      writeFileSync(beside, content);
    }
    terminal.say(`Written to ${path}.`);
  }
  return 0;
}

async function onlyProject(db: Database): Promise<string> {
  const all = await projectsIn(db);
  if (all.length === 0) throw new Error("There is no project yet.");
  if (all.length > 1) throw new Misunderstood(`Which one? There are ${all.map((it) => it.identifier).join(", ")}.`);
  return all[0]!.identifier;
}

async function check({ db, terminal }: Desk): Promise<number> {
  const broken = await brokenInvariants(db.$client);
  for (const { invariant, rows } of broken)
    terminal.say(`${invariant} is broken in ${rows.length} rows; the first: ${JSON.stringify(rows[0])}`);
  if (broken.length === 0) terminal.say("Everything holds.");
  return broken.length === 0 ? 0 : 1;
}

async function listProjects({ db, clock, terminal }: Desk): Promise<number> {
  for (const { identifier, name, clockOffsetMs, apps } of await projectsIn(db)) {
    const there = new Date(clock().getTime() + clockOffsetMs).toISOString();
    terminal.say(`${identifier}  ${name}; apps: ${apps.join(", ")}${clockOffsetMs ? `; its time is ${there}` : ""}`);
  }
  return 0;
}

async function projectNamed(db: Database, project: string) {
  const found = (await projectsIn(db)).find((it) => it.identifier === project);
  if (!found) throw new Error(`There is no project ${project}.`);
  return found;
}

async function tellTime({ db, clock, terminal }: Desk, project: string): Promise<number> {
  const { clockOffsetMs } = await projectNamed(db, project);
  terminal.say(`In ${project} it is ${new Date(clock().getTime() + clockOffsetMs).toISOString()}.`);
  return 0;
}

async function move({ db, clock, config, terminal }: Desk, project: string, by: string | null): Promise<number> {
  const isLive = /^[sr]k_live_/.test(config.STRIPE_SECRET_KEY ?? "");
  const there = await moveClock(db, { project, by, now: clock(), isLive });
  terminal.say(`In ${project} it is ${there.toISOString()} now. What was due until then happens within seconds.`);
  return 0;
}

async function make({ db, clock, terminal }: Desk, where: string, kind: string, name: string | null): Promise<number> {
  const [project, app, rest] = where.split("/");
  if (!project || !app || rest !== undefined) throw new Misunderstood(`${where}: say whose key, as PROJECT/APP.`);
  if (kind !== "secret" && kind !== "production" && kind !== "sandbox" && kind !== "test_store")
    throw new Misunderstood(`${kind}: there are secret, production, sandbox and test_store keys.`);
  terminal.say(await createKey(db, { project, app, kind, name, now: clock() }));
  if (kind === "secret") terminal.complain("It is shown this once: only its hash is kept.");
  return 0;
}

async function rotate({ db, clock, terminal }: Desk, prefix: string): Promise<number> {
  const { key, old } = await rotateKey(db, prefix, clock());
  terminal.say(key);
  terminal.complain(`${old} still opens. Put the new key in its place, then: npm run billing -- keys revoke ${old}`);
  if (key.startsWith("sk_")) terminal.complain("It is shown this once: only its hash is kept.");
  return 0;
}

async function revoke({ db, clock, terminal }: Desk, prefix: string): Promise<number> {
  terminal.say(`${await revokeKey(db, prefix, clock())} is revoked: it opens nothing from now on.`);
  return 0;
}

async function listKeys({ db, terminal }: Desk, project: string): Promise<number> {
  await projectNamed(db, project);
  for (const key of await keysOf(db, project)) {
    const what = `${key.prefix}${key.kind === "secret" ? "…" : ""}  ${key.kind} of ${key.app}`;
    const used = key.lastUsedAt ? `last used ${key.lastUsedAt.toISOString()}` : "never used";
    const end = key.revokedAt ? `, revoked ${key.revokedAt.toISOString()}` : "";
    const label = key.name ? ` "${key.name}"` : "";
    terminal.say(`${what}${label}, made ${key.createdAt.toISOString()}, ${used}${end}`);
  }
  return 0;
}
