import { eq } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { hourMs } from "../../shared/durations.ts";
import { api } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { reports } from "../cases/tables.ts";
import { createSite } from "../site.ts";
import { Person } from "../testing/person.ts";
import { password, publicUrl, testSite } from "../testing/test-site.ts";
import { pruneRateWindows } from "./prune-rate-windows.ts";
import { rateWindows } from "./tables.ts";

const email = "ada@hemline.example";

/** A site whose clock the test moves, and the same one as another process would start it. */
async function restartedSite() {
  let now = Date.parse("2026-03-01T12:00:00Z");
  const site = await testSite({ clock: () => new Date(now) });
  const other = await createSite(site.context);
  onTestFinished(other.stop);
  const after = (person: Person) =>
    new Person(person.slug, async (path, init) => {
      const headers = new Headers(init?.headers);
      if (person !== site.visitor) headers.set("Authorization", `Bearer ${site.tokenOf(person)}`);
      return other.fetch(new Request(new URL(path, publicUrl), { ...init, headers }));
    });
  return {
    ...site,
    /** What the person does after the restart. */
    after,
    passes: (ms: number) => {
      now += ms;
    },
  };
}

const resets = (person: Person, address = email) => person.sends("POST", api.passwordReset, { email: address });

describe("emails", () => {
  test("with a link for a new password are three an hour and six a day for an address, also after a restart", async () => {
    const { visitor, after, passes, emails, drain } = await restartedSite();
    for (let time = 1; time <= 3; time++) expect((await resets(visitor)).status).toBe(200);
    const refused = await resets(after(visitor), "ADA@hemline.example");
    expect([refused.status, refused.headers.get("retry-after"), refused.message]).toEqual([
      429,
      "3600",
      "Too many attempts. Try again in 60 minutes.",
    ]);
    expect((await resets(after(visitor), "nobody@hemline.example")).status).toBe(200);
    passes(hourMs);
    for (let time = 1; time <= 3; time++) expect((await resets(after(visitor))).status).toBe(200);
    passes(hourMs);
    const tomorrow = await resets(visitor);
    expect([tomorrow.status, tomorrow.message]).toEqual([429, "Too many attempts. Try again in 22 hours."]);
    passes(22 * hourMs);
    expect((await resets(visitor)).status).toBe(200);
    await drain();
    expect(emails.filter(({ to }) => to === email)).toHaveLength(7);
  });

  test("are no more when many are asked for at the same moment, of both processes", async () => {
    const { visitor, after } = await restartedSite();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => resets(at % 2 === 0 ? visitor : after(visitor))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
  });

  test("for new passwords at many addresses are twenty an hour for one caller; refused ones count nowhere", async () => {
    const { visitor, db } = await restartedSite();
    for (let at = 1; at <= 20; at++) expect((await resets(visitor, `p${at}@hemline.example`)).status).toBe(200);
    expect((await resets(visitor, email)).status).toBe(429);
    // One of the caller; an hour and a day of each address.
    expect(await db.$count(rateWindows)).toBe(1 + 20 * 2);
  });

  test("that confirm an address are three an hour for it, also after a restart and for a changed address", async () => {
    const { ada, bea, after } = await siteWithUnverifiedBea();
    for (let time = 1; time <= 2; time++) expect((await bea.sends("POST", api.emailVerification)).status).toBe(200);
    expect((await after(bea).sends("POST", api.emailVerification)).status).toBe(200);
    expect((await bea.sends("POST", api.emailVerification)).status).toBe(429);

    const moves = (person: Person, address: string) =>
      person.sends("PUT", api.email, { email: address, current_password: password });
    for (const person of [ada, after(ada), ada]) expect((await moves(person, "new@hemline.example")).status).toBe(200);
    expect((await moves(ada, "new@hemline.example")).status).toBe(429);
    expect((await moves(after(ada), "newer@hemline.example")).status).toBe(200);
    expect((await moves(after(ada), "newest@hemline.example")).status).toBe(200);
    const sixth = await moves(ada, "last@hemline.example");
    expect([sixth.status, sixth.message]).toEqual([429, "Too many attempts. Try again in 24 hours."]);
  });

  test("warn of wrong passwords once a day, also after a restart", async () => {
    const { visitor, after, emails, drain } = await restartedSite();
    const guesses = async (person: Person) => {
      for (let guess = 1; guess <= 6; guess++)
        await person.sends("POST", api.login, { email, password: "a long rainy sentence" });
      await drain();
    };
    await guesses(visitor);
    await guesses(after(visitor));
    expect(emails.map(({ subject }) => subject)).toEqual(["Someone is guessing your password"]);
  });

  async function siteWithUnverifiedBea() {
    const site = await restartedSite();
    const bea = await site.joins("Bea", undefined, { emailVerifiedAt: null });
    return { ...site, bea };
  }
});

test("what is counted holds no address, and goes when its time is over", async () => {
  const { visitor, db, passes, context } = await restartedSite();
  await resets(visitor);
  const rows = await db.select().from(rateWindows);
  expect(rows.map(({ name }) => name).sort()).toEqual([
    ...["password-resets", "password-resets", "password-resets-by-caller"],
  ]);
  expect(JSON.stringify(rows)).not.toContain("ada");
  passes(hourMs);
  await pruneRateWindows(context);
  expect(await db.select().from(rateWindows)).toMatchObject([{ name: "password-resets", windowMs: 24 * hourMs }]);
});

test("reports are ten an hour for a member, also after a restart", async () => {
  const { ada, after, db, joins, passes } = await restartedSite();
  const reportsOne = async (person: Person, at: number) => {
    await joins(`Target${at}`);
    return person.sends("POST", api.reports, { kind: "member", slug: `target${at}`, reason: "spam" });
  };
  for (let at = 1; at <= 10; at++) expect((await reportsOne(at % 2 ? ada : after(ada), at)).status).toBe(200);
  const refused = await reportsOne(after(ada), 11);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
  passes(hourMs);
  expect((await reportsOne(ada, 12)).status).toBe(200);
  const [row] = await db.select({ id: members.id }).from(members).where(eq(members.slug, ada.slug));
  expect(await db.$count(reports, eq(reports.reporterId, row?.id ?? ""))).toBe(11);
});
