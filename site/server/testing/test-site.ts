import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Database, listen } from "@hemline/database";
import { type Fixture, queryPrepared, testDatabase, testJobs } from "@hemline/database/testing";
import type { Email } from "@hemline/mail";
import { expect, onTestFinished } from "vitest";
import { dayMs } from "../../shared/durations.ts";
import { newUuid } from "../../shared/uuid.ts";
import { searchTextOf } from "../accounts/person-names.ts";
import { freshToken, tokenHash } from "../accounts/sessions/token.ts";
import { memberSlugs, members, sessions } from "../accounts/tables.ts";
import { testWebhookSecret } from "../billing-client/testing/fake-billing.ts";
import { brokenInvariants } from "../db/broken-invariants.ts";
import { createSite, type Site, type SiteOptions } from "../site.ts";
import { Person, type Reach } from "./person.ts";
import { sharedImageProcessor } from "./shared-image-processor.ts";
import { testLog } from "./test-log.ts";
import { testPasswordHash } from "./test-password-hash.ts";

/** A site in this process, with its own database and photo folder. */
export interface TestSite {
  /** A member. */
  ada: Person;
  visitor: Person;
  /** Adds a member: "Bea" is bea@hemline.example with the slug "bea" and the password `password`. */
  joins(firstName: string, lastName?: string, more?: Partial<typeof members.$inferInsert>): Promise<Person>;
  db: Database;
  photosDir: string;
  /** Sent emails. */
  emails: Email[];
  /** Warnings and errors in the site's log. */
  logLines: string[];
  /** Sends a request without a token. */
  reach: Reach;
  /** The site as the HTTP server calls it. */
  fetch: Site["fetch"];
  context: Site["context"];
  /** The bearer token of a member that `joins` added. */
  tokenOf(person: Person): string;
  /** Runs the jobs that are due, now or by `until`. */
  drain(o?: { until?: Date }): Promise<void>;
  /** Counts the connections that `act` takes from the pool. */
  queriesOf(act: () => Promise<unknown>): Promise<number>;
}

export const publicUrl = "http://site.example";
export const password = "a long sunny sentence";

/** At a lower cost than the site's, so the first login rehashes it. */
const passwordHash = testPasswordHash(password);

/** What a site needs and tests seldom see. */
const optionsIn = (folder: string) => ({
  clock: () => new Date(),
  billing: {
    fetch: async () => Response.json({ subscriber: { entitlements: {}, subscriptions: {} } }),
    address: "http://billing.example/pay",
    browserAddress: "/pay",
    publicKey: "rcb_sb_test",
    secretKey: "sk_test",
    webhookSecret: testWebhookSecret,
  },
  // The plain payload: documents are tested in a browser.
  renderPage: async ({ payload }: { payload: unknown }) => ({
    html: `<!DOCTYPE html><title>Page</title><pre>${JSON.stringify(payload)}</pre>`,
    inlineStyles: "",
  }),
  clientDir: pathToFileURL(`${folder}/client/`),
  clientFiles: new Map(),
  publicUrl,
  contactAddress: "post@hemline.example",
  trustProxy: false,
  // When the site closes: the test counts the queries of its own requests.
  invalidationDelayMs: 600_000,
  imageProcessor: sharedImageProcessor,
  passwordCost: { memory: 128, passes: 1, parallelism: 1 },
});

/** A site prepares some thirty queues when it opens, which takes longer than all the rest. */
const withQueues: Fixture = {
  name: "site",
  async prepare(db) {
    const jobs = await testJobs(db);
    const { log } = testLog();
    const site = await createSite({
      ...optionsIn(tmpdir()),
      db,
      jobs,
      mail: { send: async () => undefined, close: async () => undefined },
      log,
      listen: () => ({ close: async () => undefined }),
      photosDir: tmpdir(),
    });
    await site.stop();
    await jobs.stop();
    // What opening it has enqueued is enqueued by each test's own site.
    await db.$client.query("delete from jobs.job");
  },
};

/**
 * Opens a site that is closed with the test, after its invariants were checked.
 * @param parts.isConsistent false for tests whose own rows break the invariants
 */
export async function testSite({
  isConsistent = true,
  ...parts
}: Partial<SiteOptions> & { isConsistent?: boolean } = {}): Promise<TestSite> {
  const { db, url, close } = await testDatabase(withQueues);
  const jobs = await testJobs(db);
  const folder = await mkdtemp(join(tmpdir(), "hemline-site-"));
  const photosDir = join(folder, "photos");
  const emails: Email[] = [];
  const { log, logLines } = testLog();
  const site = await createSite({
    ...optionsIn(folder),
    db,
    jobs,
    mail: { send: async (email) => void emails.push(email), close: async () => undefined },
    log,
    listen: (channel, o) => listen(url, channel, { log, ...o }),
    photosDir,
    ...parts,
  });
  onTestFinished(async () => {
    if (isConsistent) expect(await brokenInvariants(db.$client, queryPrepared)).toEqual([]);
    await site.stop();
    await jobs.stop();
    await close();
    await rm(folder, { recursive: true, force: true });
  });

  const reach: Reach = async (path, init) => site.fetch(new Request(new URL(path, publicUrl), init));
  const tokens = new Map<Person, string>();

  async function joins(...[firstName, lastName, more]: Parameters<TestSite["joins"]>): Promise<Person> {
    const { person, token } = await addMember(site, reach, { firstName, lastName, ...more });
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
    queriesOf: (act) => countQueries(db, act),
  };
}

/**
 * Inserts a member of two days, for whom no limit of newcomers counts, and a session: registration is rate-limited, and
 * has tests of its own.
 */
async function addMember(
  { context: { db, clock } }: Site,
  reach: Reach,
  row: Partial<typeof members.$inferInsert> & { firstName: string },
): Promise<{ person: Person; token: string }> {
  const now = clock();
  const id = newUuid(clock);
  const slug = row.firstName.toLowerCase();
  const token = freshToken();
  await db.insert(memberSlugs).values({ slug, memberId: id, createdAt: now });
  await db.insert(members).values({
    id,
    billingId: id.replaceAll("-", ""),
    email: `${slug}@hemline.example`,
    passwordHash,
    slug,
    searchText: searchTextOf({ slug, username: null, lastName: null, ...row }),
    createdAt: new Date(now.getTime() - 2 * dayMs),
    emailVerifiedAt: now,
    ...row,
  });
  await db.insert(sessions).values({
    ...{ tokenHash: tokenHash(token), id: newUuid(clock), memberId: id, createdAt: now, seenAt: now },
    ...{ browser: "Firefox on Linux", network: "192.0.2.*" },
  });
  const person = new Person(slug, (path, init) => {
    const headers = new Headers(init?.headers);
    headers.set("Authorization", `Bearer ${token}`);
    return reach(path, { ...init, headers });
  });
  return { person, token };
}

async function countQueries(db: Database, act: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const increment = () => {
    count += 1;
  };
  db.$client.on("acquire", increment);
  await act();
  db.$client.off("acquire", increment);
  return count;
}
