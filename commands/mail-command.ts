import { dropEmails, retryEmails, undeliveredEmails } from "@hemline/billing";
import { type Database, dropGivenUp, givenUp, retryGivenUp } from "@hemline/database";
import { readConfig } from "../server/config.ts";
import { withDatabase } from "./running-database.ts";
import type { Terminal } from "./terminal.ts";

const usage = `npm run mail -- failed            lists the letters that no mail server took for three days
npm run mail -- retry [ID ...]    sends them again, all or some
npm run mail -- drop ID [ID ...]  forgets letters that will never arrive
More: docs/operations.md`;

/** A letter that was given up, whoever wrote it. */
interface Failed {
  id: string;
  what: string;
  whom: string;
  since: Date;
  tries: number;
  fault: string;
}

/** @returns 0; 1 where something refuses; 2 for what is no command. */
export async function mailCommand(
  [command, ...ids]: string[],
  env: NodeJS.ProcessEnv,
  terminal: Pick<Terminal, "say" | "complain">,
): Promise<number> {
  const isKnown =
    command === "failed" ? ids.length === 0 : command === "retry" || (command === "drop" && ids.length > 0);
  if (!isKnown) {
    terminal.complain(usage);
    return 2;
  }
  try {
    const config = readConfig(env);
    return await withDatabase(config, async (db) => {
      const failed = await allFailed(db);
      if (command === "failed") return list(failed, terminal);
      const chosen = ids.length > 0 ? ids : failed.map(({ id }) => id);
      const stranger = chosen.find((id) => !failed.some((it) => it.id === id));
      if (stranger) throw new Error(`There is no failed letter ${stranger}: \`npm run mail -- failed\` lists them.`);
      const now = new Date();
      const done =
        command === "retry"
          ? (await retryEmails(db, chosen, now)) + (await retryGivenUp(db, chosen, config.DATABASE_DIRECT_URL))
          : (await dropEmails(db, chosen, now)) + (await dropGivenUp(db, chosen));
      terminal.say(`${countOf(done)} ${command === "retry" ? "will be sent again" : "forgotten"}.`);
      return 0;
    });
  } catch (error) {
    terminal.complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function allFailed(db: Database): Promise<Failed[]> {
  const [letters, jobs] = [await undeliveredEmails(db), await givenUp(db)];
  return [
    ...letters.map(({ id, type, email, createdAt, tries, fault }) => ({
      id,
      what: `billing.${type}`,
      whom: email,
      since: createdAt,
      tries,
      fault: fault ?? "no answer",
    })),
    ...jobs.map(({ id, queue, payload, since, tries, fault }) => ({
      id,
      what: queue,
      whom: "email" in payload ? String(payload.email) : JSON.stringify(payload),
      since,
      tries,
      fault,
    })),
  ].sort((one, other) => one.since.getTime() - other.since.getTime());
}

function list(failed: Failed[], { say }: Pick<Terminal, "say">): number {
  for (const { id, what, whom, since, tries, fault } of failed)
    say(`${id}  ${what}  ${whom}  since ${since.toISOString()}, ${tries} tries: ${fault.split("\n")[0]}`);
  say(failed.length === 0 ? "No letter was given up." : `${countOf(failed.length)} given up.`);
  return 0;
}

const countOf = (count: number) => (count === 1 ? "1 letter" : `${count} letters`);
