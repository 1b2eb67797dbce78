import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { memberCards } from "@hemline/site/server";
import type { DemoTown } from "./demo-context.ts";

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

const noteIn = ({ dataDir }: DemoTown) => join(dataDir, "demo.json");

async function databaseOf({ site }: DemoTown): Promise<string> {
  const { rows } = await site.db.$client.query<{ id: string }>(
    "select system_identifier::text as id from pg_control_system()",
  );
  return rows[0]?.id ?? "";
}

function read(town: DemoTown): Note | null {
  try {
    return JSON.parse(readFileSync(noteIn(town), "utf8")) as Note;
  } catch {
    return null;
  }
}

export async function demoState(town: DemoTown): Promise<State> {
  const note = read(town);
  if (note?.database === (await databaseOf(town))) return note.state;
  const { items } = await memberCards(town.site, "newest", null);
  return items.length ? "foreign" : "empty";
}

export async function keepState(town: DemoTown, state: Note["state"]): Promise<void> {
  const note: Note = { database: await databaseOf(town), state };
  writeFileSync(noteIn(town), JSON.stringify(note));
}
