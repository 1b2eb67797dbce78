import { dropEmails, retryEmails, type UndeliveredEmail, undeliveredEmails } from "@hemline/billing";
import {
  type Database,
  dropExhaustedJobs,
  type ExhaustedJob,
  exhaustedJobs,
  retryExhaustedJobs,
} from "@hemline/database";
import { Command } from "commander";
import { type Config, readConfig } from "../server/config.ts";
import { parseCommand } from "./parse-command.ts";
import type { Terminal } from "./terminal.ts";
import { withDatabase } from "./with-database.ts";

/** An undelivered email of any package. */
interface Failed {
  id: string;
  what: string;
  whom: string;
  since: Date;
  tries: number;
  fault: string;
}

interface MailContext {
  db: Database;
  config: Config;
  terminal: MailTerminal;
  failed: Failed[];
}
type MailTerminal = Pick<Terminal, "say" | "complain">;
type MailCommand = (context: MailContext) => Promise<void>;

/** @returns the exit code: 0 for success, 1 for a failed or refused command, 2 for a usage error. */
export async function mailCommand(args: string[], env: NodeJS.ProcessEnv, terminal: MailTerminal): Promise<number> {
  const parsed = parseCommand(args, terminal, mailProgram);
  if ("exitCode" in parsed) return parsed.exitCode;
  try {
    const config = readConfig(env);
    await withDatabase(config, async (db) => {
      await parsed.command({ db, config, terminal, failed: await allFailed(db) });
    });
    return 0;
  } catch (error) {
    terminal.complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

function mailProgram(run: (command: MailCommand) => void): Command {
  const program = new Command("npm run mail --").description("Manage undelivered emails. More: docs/operations.md");
  program
    .command("failed")
    .description("list the emails that no mail server accepted for three days")
    .action(() => run(list));
  program
    .command("retry [id...]")
    .description("send emails again: all, or the ones you name")
    .action((ids: string[]) => run((context) => retry(context, ids)));
  program
    .command("drop <id...>")
    .description("delete emails you no longer want to send")
    .action((ids: string[]) => run((context) => drop(context, ids)));
  return program;
}

async function retry({ db, config, terminal, failed }: MailContext, ids: string[]): Promise<void> {
  const chosen = chosenOf(failed, ids.length > 0 ? ids : failed.map(({ id }) => id));
  const jobs = await retryExhaustedJobs(db, chosen, config.DATABASE_DIRECT_URL);
  terminal.say(`${countOf((await retryEmails(db, chosen, new Date())) + jobs)} will be sent again.`);
}

async function drop({ db, terminal, failed }: MailContext, ids: string[]): Promise<void> {
  const chosen = chosenOf(failed, ids);
  const jobs = await dropExhaustedJobs(db, chosen);
  terminal.say(`${countOf((await dropEmails(db, chosen, new Date())) + jobs)} deleted.`);
}

function chosenOf(failed: Failed[], ids: string[]): string[] {
  const stranger = ids.find((id) => !failed.some((it) => it.id === id));
  if (stranger) throw new Error(`There is no undelivered email ${stranger}. To list them: npm run mail -- failed`);
  return ids;
}

async function allFailed(db: Database): Promise<Failed[]> {
  const emails = (await undeliveredEmails(db)).map(failedEmail);
  const jobs = (await exhaustedJobs(db)).map(failedJob);
  return [...emails, ...jobs].sort((one, other) => one.since.getTime() - other.since.getTime());
}

const failedEmail = ({ id, type, email, createdAt, tries, fault }: UndeliveredEmail): Failed => ({
  id,
  what: `billing.${type}`,
  whom: email,
  since: createdAt,
  tries,
  fault: fault ?? "no answer",
});

const failedJob = ({ id, queue, payload, since, tries, fault }: ExhaustedJob): Failed => ({
  id,
  what: queue,
  whom: "email" in payload ? String(payload.email) : JSON.stringify(payload),
  since,
  tries,
  fault,
});

async function list({ terminal, failed }: MailContext): Promise<void> {
  for (const { id, what, whom, since, tries, fault } of failed)
    terminal.say(`${id}  ${what}  ${whom}  since ${since.toISOString()}, ${tries} attempts: ${fault.split("\n")[0]}`);
  terminal.say(failed.length === 0 ? "Every email was delivered." : `${countOf(failed.length)} not delivered.`);
}

const countOf = (count: number) => (count === 1 ? "1 email" : `${count} emails`);
