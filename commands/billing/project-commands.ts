import { allProjects, brokenInvariants, moveClock } from "@hemline/billing";
import type { Database } from "@hemline/database";
import { Command } from "commander";
import { type BillingCommand, type CommandContext, type RunCommand, UsageError } from "./command.ts";

export function projectCommands(run: RunCommand): Command[] {
  const check = new Command("check")
    .description("check the stored data for contradictions")
    .action(() => run(checkInvariants));
  const projects = new Command("projects").description("list projects and their apps").action(() => run(listProjects));
  const clock = new Command("clock")
    .arguments("<project> [length]")
    .description("show a sandbox project's time, or move it forward, for example by +P1M")
    .option("--now", "move it back to real time")
    .action((project: string, length: string | undefined, { now = false }: { now?: boolean }) =>
      run(clockCommand(project, length, now)),
    );
  return [check, projects, clock];
}

function clockCommand(project: string, length: string | undefined, isNow: boolean): BillingCommand {
  if (length && !length.startsWith("+"))
    throw new UsageError(`${length}: give a length like +P1M to move the clock forward, or --now for real time.`);
  if (isNow && length) throw new UsageError("Give a length or --now, not both.");
  if (!isNow && !length) return (context) => showTime(context, project);
  return (context) => moveTime(context, project, length?.slice(1) ?? null);
}

export async function onlyProject(db: Database): Promise<string> {
  const all = await allProjects(db);
  if (all.length === 0) throw new Error("There is no project yet. Create one: npm run billing -- apply <file>");
  if (all.length > 1) throw new UsageError(`Name one of these projects: ${all.map((it) => it.identifier).join(", ")}.`);
  return all[0]!.identifier;
}

async function checkInvariants({ db, terminal }: CommandContext): Promise<number> {
  const broken = await brokenInvariants(db.$client);
  for (const { invariant, rows } of broken)
    terminal.say(`${invariant} is broken in ${rows.length} rows; the first: ${JSON.stringify(rows[0])}`);
  if (broken.length === 0) terminal.say("No problems found.");
  return broken.length === 0 ? 0 : 1;
}

async function listProjects({ db, clock, terminal }: CommandContext): Promise<number> {
  for (const { identifier, name, clockOffsetMs, apps } of await allProjects(db)) {
    const there = new Date(clock().getTime() + clockOffsetMs).toISOString();
    terminal.say(
      `${identifier}  ${name}; apps: ${apps.join(", ")}${clockOffsetMs ? `; its clock shows ${there}` : ""}`,
    );
  }
  return 0;
}

export async function requireProject(db: Database, project: string) {
  const found = (await allProjects(db)).find((it) => it.identifier === project);
  if (!found) throw new Error(`There is no project ${project}. To list them: npm run billing -- projects`);
  return found;
}

async function showTime({ db, clock, terminal }: CommandContext, project: string): Promise<number> {
  const { clockOffsetMs } = await requireProject(db, project);
  terminal.say(`The clock of ${project} shows ${new Date(clock().getTime() + clockOffsetMs).toISOString()}.`);
  return 0;
}

async function moveTime(
  { db, clock, config, terminal }: CommandContext,
  project: string,
  by: string | null,
): Promise<number> {
  const isLive = /^[sr]k_live_/.test(config.STRIPE_SECRET_KEY ?? "");
  const there = await moveClock(db, { project, by, now: clock(), isLive });
  terminal.say(
    `The clock of ${project} now shows ${there.toISOString()}. Renewals and emails due by then start within seconds.`,
  );
  return 0;
}
