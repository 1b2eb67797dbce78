import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { memberCards } from "@hemline/site/server";
import type { DemoContext } from "./demo-context.ts";

/**
 * `foreign`: the database has other members. `empty`: no members. `begun`: the seeding was interrupted. `shown`: it
 * was interrupted after the first screens had their pictures. `whole`: it is complete.
 */
type State = "foreign" | "empty" | "begun" | "shown" | "whole";

interface Note {
  /** PostgreSQL's system identifier: the state of another cluster does not count. */
  database: string;
  state: "begun" | "shown" | "whole";
}

const noteIn = ({ dataDir }: DemoContext) => join(dataDir, "demo.json");

async function databaseOf({ site }: DemoContext): Promise<string> {
  const { rows } = await site.db.$client.query<{ id: string }>(
    "select system_identifier::text as id from pg_control_system()",
  );
  return rows[0]?.id ?? "";
}

function read(context: DemoContext): Note | null {
  try {
    return JSON.parse(readFileSync(noteIn(context), "utf8")) as Note;
  } catch {
    return null;
  }
}

export async function demoState(context: DemoContext): Promise<State> {
  const note = read(context);
  if (note?.database === (await databaseOf(context))) return note.state;
  const { items } = await memberCards(context.site, null, "newest", { after: null, before: null });
  return items.length ? "foreign" : "empty";
}

export async function saveState(context: DemoContext, state: Note["state"]): Promise<void> {
  const note: Note = { database: await databaseOf(context), state };
  writeFileSync(noteIn(context), JSON.stringify(note));
}
