import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Database } from "@hemline/database";
import { testDatabase, testJobs } from "@hemline/database/testing";
import type { Letter } from "@hemline/mail";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import type { UserAnswer } from "../shared/user.ts";
import { createSite, type SiteParts } from "./site.ts";
import { Person, type Reach } from "./testing/person.ts";

/** A site of the test's own, in this process: its database, its folder, its post. */
export interface TestSite {
  /** A member. */
  ada: Person;
  /** Somebody without an account. */
  visitor: Person;
  /** Registers one more member: "Bea" is bea@hemline.example with the slug "bea". */
  joins(firstName: string, lastName?: string): Promise<Person>;
  db: Database;
  photosDir: string;
  /** Letters that were sent. */
  letters: Letter[];
  /** What the site wrote into its log, warnings and worse. */
  complaints: string[];
  /** The site as anybody reaches it, token or not. */
  reach: Reach;
  /** The bearer token of a member who joined here. */
  tokenOf(person: Person): string;
  /** Runs the jobs that are due. */
  drain(): Promise<void>;
}

export const publicUrl = "http://site.example";

/** Opens a site that is closed with the test. `parts` replace the harness's own. */
export async function testSite(parts: Partial<SiteParts> = {}): Promise<TestSite> {
  const { db, close } = await testDatabase();
  const jobs = await testJobs(db);
  const folder = await mkdtemp(join(tmpdir(), "hemline-site-"));
  const photosDir = join(folder, "photos");
  const letters: Letter[] = [];
  const complaints: string[] = [];
  const site = await createSite({
    db,
    jobs,
    mail: { send: async (letter) => void letters.push(letter), close: async () => undefined },
    clock: () => new Date(),
    log: pino({ level: "warn" }, { write: (line) => void complaints.push(line) }),
    billing: {
      fetch: async () => Response.json({ subscriber: { entitlements: {}, subscriptions: {} } }),
      address: "http://billing.example/pay",
      browserAddress: "/pay",
      publicKey: "rcb_sb_test",
      secretKey: "sk_test",
    },
    // The page's words as they are: what a document looks like is the browser tests' matter.
    renderPage: ({ payload }) => `<!DOCTYPE html><title>Page</title><pre>${JSON.stringify(payload)}</pre>`,
    clientDir: pathToFileURL(`${folder}/client/`),
    photosDir,
    publicUrl,
    contactAddress: "post@hemline.example",
    trustProxy: false,
    ...parts,
  });
  onTestFinished(async () => {
    await site.stop();
    await jobs.stop();
    await close();
    await rm(folder, { recursive: true, force: true });
  });

  const reach: Reach = (path, init) => site.fetch(new Request(new URL(path, publicUrl), init));
  const tokens = new Map<Person, string>();

  async function joins(firstName: string, lastName?: string): Promise<Person> {
    const response = await reach("/api/register", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        first_name: firstName,
        last_name: lastName,
        slug: firstName.toLowerCase(),
        email: `${firstName.toLowerCase()}@hemline.example`,
        password: "a long sunny sentence",
      }),
    });
    const { message } = (await response.json()) as { message: { token: string; profile: UserAnswer } };
    const person = new Person(message.profile.slug, (path, init) => {
      const headers = new Headers(init?.headers);
      headers.set("Authorization", `Bearer ${message.token}`);
      return reach(path, { ...init, headers });
    });
    tokens.set(person, message.token);
    return person;
  }

  return {
    ada: await joins("Ada", "Marsh"),
    visitor: new Person("", reach),
    joins,
    db,
    photosDir,
    letters,
    complaints,
    reach,
    tokenOf: (person) => tokens.get(person) ?? "",
    drain: () => jobs.drain(),
  };
}
