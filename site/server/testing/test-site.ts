import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Database } from "@hemline/database";
import { testDatabase, testJobs } from "@hemline/database/testing";
import type { Letter } from "@hemline/mail";
import { onTestFinished } from "vitest";
import { newUuid } from "../../shared/uuid.ts";
import { memberSlugs, members, sessions } from "../accounts/tables.ts";
import { freshToken, tokenHash } from "../accounts/token.ts";
import { createSite, type Site, type SiteOptions } from "../site.ts";
import { Person, type Reach } from "./person.ts";
import { testLog } from "./test-log.ts";
import { testPasswordHash } from "./test-password-hash.ts";

/** A site of the test's own, in this process: its database, its folder, its post. */
export interface TestSite {
  /** A member. */
  ada: Person;
  /** Somebody without an account. */
  visitor: Person;
  /** One more member: "Bea" is bea@hemline.example with the slug "bea" and the password `password`. */
  joins(firstName: string, lastName?: string, more?: Partial<typeof members.$inferInsert>): Promise<Person>;
  db: Database;
  photosDir: string;
  /** Letters that were sent. */
  emails: Letter[];
  /** What the site wrote into its log, warnings and worse. */
  logLines: string[];
  /** The site as anybody reaches it, token or not. */
  reach: Reach;
  /** The site as the door reaches it. */
  fetch: Site["fetch"];
  /** What work without a request has at hand. */
  context: Site["context"];
  /** The bearer token of a member who joined here. */
  tokenOf(person: Person): string;
  /** Runs the jobs that are due, now or by `until`. */
  drain(o?: { until?: Date }): Promise<void>;
  /** How many questions the database is asked meanwhile. */
  queriesOf(act: () => Promise<unknown>): Promise<number>;
}

export const publicUrl = "http://site.example";
export const password = "a long sunny sentence";

/** Everybody's password, hashed cheaply: who gives it for the first time has it hashed anew at today's cost. */
const passwordHash = testPasswordHash(password);

/** Opens a site that is closed with the test. `parts` replace the harness's own. */
export async function testSite(parts: Partial<SiteOptions> = {}): Promise<TestSite> {
  const { db, close } = await testDatabase();
  const jobs = await testJobs(db);
  const folder = await mkdtemp(join(tmpdir(), "hemline-site-"));
  const photosDir = join(folder, "photos");
  const emails: Letter[] = [];
  const { log, logLines } = testLog();
  const site = await createSite({
    db,
    jobs,
    mail: { send: async (letter) => void emails.push(letter), close: async () => undefined },
    clock: () => new Date(),
    log,
    billing: {
      fetch: async () => Response.json({ subscriber: { entitlements: {}, subscriptions: {} } }),
      address: "http://billing.example/pay",
      browserAddress: "/pay",
      publicKey: "rcb_sb_test",
      secretKey: "sk_test",
    },
    // The page's words as they are: what a document looks like is the browser tests' matter.
    renderPage: async ({ payload }) => ({
      html: `<!DOCTYPE html><title>Page</title><pre>${JSON.stringify(payload)}</pre>`,
      inlineStyles: "",
    }),
    clientDir: pathToFileURL(`${folder}/client/`),
    clientFiles: new Map(),
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

  const reach: Reach = async (path, init) => site.fetch(new Request(new URL(path, publicUrl), init));
  const tokens = new Map<Person, string>();

  const clock = parts.clock ?? (() => new Date());

  /** Written straight into the tables: joining by the front door is tested where it belongs, and is rateLimited. */
  async function joins(firstName: string, lastName?: string, more: Partial<typeof members.$inferInsert> = {}) {
    const now = clock();
    const id = newUuid(clock);
    const slug = firstName.toLowerCase();
    const token = freshToken();
    await db.insert(memberSlugs).values({ slug, memberId: id, createdAt: now });
    await db.insert(members).values({
      id,
      billingId: id.replaceAll("-", ""),
      email: `${slug}@hemline.example`,
      passwordHash,
      firstName,
      lastName,
      slug,
      createdAt: now,
      ...more,
    });
    await db.insert(sessions).values({ tokenHash: tokenHash(token), memberId: id, createdAt: now, seenAt: now });
    const person = new Person(slug, (path, init) => {
      const headers = new Headers(init?.headers);
      headers.set("Authorization", `Bearer ${token}`);
      return reach(path, { ...init, headers });
    });
    tokens.set(person, token);
    return person;
  }

  return {
    ada: await joins("Ada", "Marsh"),
    visitor: new Person("", reach),
    joins,
    db,
    photosDir,
    emails,
    logLines,
    reach,
    fetch: site.fetch,
    context: site.context,
    tokenOf: (person) => tokens.get(person) ?? "",
    drain: (o) => jobs.drain(o),
    async queriesOf(act) {
      let count = 0;
      const tick = () => {
        count += 1;
      };
      db.$client.on("acquire", tick);
      await act();
      db.$client.off("acquire", tick);
      return count;
    },
  };
}
