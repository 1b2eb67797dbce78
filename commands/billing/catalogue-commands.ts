import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { applyCatalogue, exportAssets, exportCatalogue, planCatalogue } from "@hemline/billing";
import { Command } from "commander";
import { catalogueIn } from "../../server/catalogue-file.ts";
import type { CommandContext, RunCommand } from "./command.ts";
import { onlyProject } from "./project-commands.ts";

/** @param folder the working directory that relative paths start from */
export function catalogueCommands(folder: string, run: RunCommand): Command[] {
  const apply = new Command("apply")
    .argument("<file>")
    .description("show what a catalogue changes in its project, ask, then apply it")
    .option("--yes", "apply without asking")
    .option("--dry-run", "only show the changes")
    .action((file: string, { yes = false, dryRun = false }: { yes?: boolean; dryRun?: boolean }) => {
      const catalogue = catalogueIn(resolve(folder, file));
      run((context) => applyFromFile(context, catalogue, { isAgreed: yes, isDry: dryRun }));
    });
  const exportCommand = new Command("export")
    .argument("[project]")
    .description("write a project's catalogue")
    .option("--out <file>", "write to a file, with its assets next to it")
    .action((project: string | undefined, { out }: { out?: string }) =>
      run((context) => exportToFile(context, project, out)),
    );
  return [apply, exportCommand];
}

async function applyFromFile(
  { db, config, clock, terminal }: CommandContext,
  { document, file }: ReturnType<typeof catalogueIn>,
  o: { isAgreed: boolean; isDry: boolean },
): Promise<number> {
  const address = config.BILLING_URL ?? config.PUBLIC_URL ?? "http://localhost";
  const changes = await planCatalogue(db, document, { clock, file, address });
  for (const line of changes) terminal.say(line);
  if (changes.length === 0) terminal.say("No changes.");
  if (changes.length === 0 || o.isDry) return 0;
  if (!o.isAgreed && !(await terminal.agrees("Apply these changes?"))) {
    terminal.complain("Nothing was changed. To apply without being asked, add --yes.");
    return 1;
  }
  const { secrets } = await applyCatalogue(db, document, { clock, file, address });
  terminal.say("Changes applied.");
  for (const { endpoint, secret } of secrets)
    terminal.say(`The webhook secret of ${endpoint}, shown only once: ${secret}`);
  return 0;
}

async function exportToFile(
  { db, terminal }: CommandContext,
  named: string | undefined,
  out: string | undefined,
): Promise<number> {
  const project = named ?? (await onlyProject(db));
  const document = await exportCatalogue(db, project);
  if (!document) throw new Error(`There is no project ${project}. To list them: npm run billing -- projects`);
  const text = JSON.stringify(document, null, 2);
  if (out === undefined) terminal.say(text);
  else {
    const path = resolve(terminal.folder, out);
    writeWithFolder(path, `${text}\n`);
    for await (const [name, content] of exportAssets(db, document)) writeWithFolder(join(dirname(path), name), content);
    terminal.say(`Written to ${path}.`);
  }
  return 0;
}

function writeWithFolder(path: string, content: Parameters<typeof writeFileSync>[1]): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
