import { createKey, keysOf, revokeKey, rotateKey } from "@hemline/billing";
import { Command, Option } from "commander";
import { type CommandContext, type RunCommand, UsageError } from "./command.ts";
import { requireProject } from "./project-commands.ts";

export function keysCommand(run: RunCommand): Command {
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

async function createApiKey(
  { db, clock, terminal }: CommandContext,
  where: string,
  kind: string,
  name: string | null,
): Promise<number> {
  const [project, app, rest] = where.split("/");
  if (!project || !app || rest !== undefined)
    throw new UsageError(`${where}: name the project and the app as PROJECT/APP.`);
  if (kind !== "secret" && kind !== "production" && kind !== "sandbox" && kind !== "test_store")
    throw new UsageError(`${kind}: use secret, production, sandbox or test_store.`);
  terminal.say(await createKey(db, { project, app, kind, name, now: clock() }));
  if (kind === "secret") terminal.complain("Save this key now. We keep only its hash and can’t show it again.");
  return 0;
}

async function rotateApiKey({ db, clock, terminal }: CommandContext, prefix: string): Promise<number> {
  const { key, old } = await rotateKey(db, prefix, clock());
  terminal.say(key);
  terminal.complain(`${old} still works. Use the new key instead, then run: npm run billing -- keys revoke ${old}`);
  if (key.startsWith("sk_")) terminal.complain("Save this key now. We keep only its hash and can’t show it again.");
  return 0;
}

async function revokeApiKey({ db, clock, terminal }: CommandContext, prefix: string): Promise<number> {
  terminal.say(`${await revokeKey(db, prefix, clock())} is revoked and no longer works.`);
  return 0;
}

async function listApiKeys({ db, terminal }: CommandContext, project: string): Promise<number> {
  await requireProject(db, project);
  for (const key of await keysOf(db, project)) {
    const what = `${key.prefix}${key.kind === "secret" ? "…" : ""}  ${key.kind} of ${key.app}`;
    const used = key.lastUsedAt ? `last used ${key.lastUsedAt.toISOString()}` : "never used";
    const end = key.revokedAt ? `, revoked ${key.revokedAt.toISOString()}` : "";
    const label = key.name ? ` "${key.name}"` : "";
    terminal.say(`${what}${label}, created ${key.createdAt.toISOString()}, ${used}${end}`);
  }
  return 0;
}
