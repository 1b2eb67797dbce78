import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Email } from "../email.ts";
import { senderLine, senderOf } from "../sender.ts";

/** Attachments are kept in base64. */
export interface StoredEmail extends Omit<Email, "attachments" | "fromName"> {
  id: string;
  from: string;
  sentAt: string;
  attachments?: { name: string; type: string; base64: string }[];
}

/** The newest ones are kept. */
export const maxEmails = 200;
const idPattern = /^\d{13}-\d{6}-[0-9a-f]{8}$/;

const draftEnding = ".new";
const isDraft = (name: string) => name.endsWith(draftEnding) && idPattern.test(name.slice(0, -draftEnding.length));

/** One file per email; names sort by time, and within a millisecond by order of sending. */
export function openStore(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Left behind by a process that died while writing. One that is writing now will retry.
  for (const name of readdirSync(folder)) if (isDraft(name)) rmSync(join(folder, name), { force: true });
  let count = 0;

  async function ids(): Promise<string[]> {
    const names = await readdir(folder);
    return names
      .filter((name) => name.endsWith(".json"))
      .map((name) => name.slice(0, -".json".length))
      .filter((id) => idPattern.test(id))
      .sort()
      .reverse();
  }

  async function find(id: string): Promise<StoredEmail | undefined> {
    if (!idPattern.test(id)) return undefined;
    try {
      return JSON.parse(await readFile(join(folder, `${id}.json`), "utf8")) as StoredEmail;
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
      throw error;
    }
  }

  return {
    find,
    async keep({ attachments, fromName, ...email }: Email, sender: string, sentAt: Date): Promise<void> {
      const order = String(count++ % 1_000_000).padStart(6, "0");
      const id = `${String(sentAt.getTime()).padStart(13, "0")}-${order}-${randomBytes(4).toString("hex")}`;
      const from = senderLine(senderOf(sender, fromName));
      const kept: StoredEmail = { ...email, id, from, sentAt: sentAt.toISOString() };
      if (attachments) {
        kept.attachments = attachments.map(({ name, type, content }) => ({
          name,
          type,
          base64: Buffer.from(content).toString("base64"),
        }));
      }
      const draft = join(folder, id + draftEnding);
      await writeFile(draft, JSON.stringify(kept, null, 2), { mode: 0o600 });
      await rename(draft, join(folder, `${id}.json`));
      for (const old of (await ids()).slice(maxEmails)) await rm(join(folder, `${old}.json`), { force: true });
    },
    /** Newest first. */
    async all(): Promise<StoredEmail[]> {
      const found = await Promise.all((await ids()).map(find));
      return found.filter((email) => email !== undefined);
    },
  };
}

export type Store = ReturnType<typeof openStore>;
