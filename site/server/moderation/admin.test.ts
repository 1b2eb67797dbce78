import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { api, paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { audit } from "../audit/tables.ts";
import { endOfTime } from "../db/columns.ts";
import { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";

async function siteWithAdmin() {
  const site = await testSite();
  const root = await site.joins("Root", "Adams", { role: "admin" });
  const setRole = (actor: Person, slug: string, role: string, why = "She asked to help") =>
    actor.sends("PUT", api.memberRole(slug), { role, why });
  const roleOf = async (slug: string) => {
    const [row] = await site.db.select({ role: members.role }).from(members).where(eq(members.slug, slug));
    return defined(row).role;
  };
  return { ...site, root, setRole, roleOf };
}

const adminPages = [paths.admin, paths.adminAudit, paths.adminMembers, paths.adminReports];

describe("who may open and call the admin area", () => {
  test("as in the table", async () => {
    const { ada, visitor, joins, reach, root } = await siteWithAdmin();
    const people: [string, Person, number][] = [
      ["visitor", visitor, 401],
      [
        "dead token",
        new Person("", (path, init) => {
          const headers = new Headers(init?.headers);
          headers.set("Authorization", `Bearer ${"x".repeat(43)}`);
          return reach(path, { ...init, headers });
        }),
        401,
      ],
      ["member", ada, 403],
      ["subscriber", await joins("Sue", undefined, { subscribedUntil: endOfTime }), 403],
      ["suspended", await joins("Sid", undefined, { standing: "suspended" }), 403],
      ["suspended admin", await joins("Rolf", undefined, { role: "admin", standing: "suspended" }), 403],
      ["admin", root, 200],
    ];
    for (const [who, person, status] of people) {
      for (const path of adminPages) {
        expect((await person.gets(path)).status, `${who} ${path}`).toBe(status);
        const payload = await person.opens(path);
        expect(payload.httpStatus, `${who} ${path} as JSON`).toBe(status);
        if (status === 403)
          expect(payload).toMatchObject({ kind: "error", message: "Only admins can open this page." });
      }
      const draft = { role: "member", why: "Only to ask" };
      expect((await person.sends("PUT", api.memberRole("ada"), draft)).status, who).toBe(status);
      const nobody = await person.sends("PUT", api.memberRole("nobody"), draft);
      expect(nobody.status, `${who}, nobody's role`).toBe(status === 200 ? 404 : status);
    }
  });
});

describe("a change of role", () => {
  test("counts on the next request and stands in the audit log with its reason", async () => {
    const { ada, root, setRole } = await siteWithAdmin();
    expect((await ada.opens(paths.admin)).httpStatus).toBe(403);
    const answer = await setRole(root, "ada", "admin");
    expect([answer.status, answer.message, answer.data]).toEqual([200, "Role changed", { role: "admin" }]);
    const { entries } = await ada.sees("adminAudit", paths.adminAudit);
    expect(entries.items).toMatchObject([
      {
        act: "change-role",
        actor: { slug: "root", username: "Root Adams" },
        target: { slug: "ada", username: "Ada Marsh" },
        before: { role: "member" },
        after: { role: "admin" },
        why: "She asked to help",
        requestId: answer.headers.get("x-request-id"),
      },
    ]);
    expect((await setRole(ada, "ada", "member", "Enough")).status).toBe(200);
    expect((await ada.opens(paths.admin)).httpStatus).toBe(403);
  });

  test("to the present role writes nothing", async () => {
    const { db, root, setRole } = await siteWithAdmin();
    expect((await setRole(root, "ada", "member")).status).toBe(200);
    expect((await setRole(root, "root", "admin")).status).toBe(200);
    expect(await db.$count(audit)).toBe(0);
  });

  test("of an equal is refused: admins step down themselves", async () => {
    const { db, joins, root, setRole, roleOf } = await siteWithAdmin();
    await joins("Rosa", undefined, { role: "admin" });
    const refused = await setRole(root, "rosa", "member");
    expect([refused.status, refused.message]).toEqual([403, "Admins can’t change the role of other admins."]);
    expect(await roleOf("rosa")).toBe("admin");
    expect(await db.$count(audit)).toBe(0);
  });

  test("leaves the last admin, also when two step down at once", async () => {
    const { joins, root, setRole, roleOf } = await siteWithAdmin();
    expect((await setRole(root, "root", "member")).status).toBe(409);
    const rosa = await joins("Rosa", undefined, { role: "admin" });
    const answers = await Promise.all([setRole(root, "root", "member"), setRole(rosa, "rosa", "member")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([await roleOf("root"), await roleOf("rosa")].sort()).toEqual(["admin", "member"]);
  });

  test("needs a reason, and an active member", async () => {
    const { db, joins, root, setRole } = await siteWithAdmin();
    await joins("Sid", undefined, { standing: "suspended" });
    expect((await setRole(root, "sid", "admin")).status).toBe(409);
    for (const draft of [{ role: "admin" }, { role: "admin", why: "  " }, { role: "owner", why: "x" }, []])
      expect((await root.sends("PUT", api.memberRole("ada"), draft)).status).toBe(422);
    expect((await setRole(root, "ada", "admin", "x".repeat(501))).status).toBe(422);
    expect((await setRole(root, "ada' or true --", "admin")).status).toBe(404);
    expect(await db.$count(audit)).toBe(0);
  });

  test("is found under a former page address", async () => {
    const { ada, root, setRole, roleOf } = await siteWithAdmin();
    await ada.sends("PUT", api.profile, { first_name: "Ada", slug: "ada-the-second" });
    expect((await setRole(root, "ada", "admin")).status).toBe(200);
    expect(await roleOf("ada-the-second")).toBe("admin");
    const { entries } = await root.sees("adminAudit", `${paths.adminAudit}?target=ada`);
    expect(entries.items).toHaveLength(1);
  });
});

describe("the audit log", () => {
  test("cannot be changed, shortened or emptied", async () => {
    const { db, root, setRole } = await siteWithAdmin();
    await setRole(root, "ada", "admin");
    const refused = { cause: { message: "site.audit is append-only" } };
    await expect(db.update(audit).set({ why: "No reason" })).rejects.toMatchObject(refused);
    await expect(db.delete(audit)).rejects.toMatchObject(refused);
    await expect(db.execute("truncate site.audit")).rejects.toMatchObject(refused);
    expect(await db.select({ why: audit.why }).from(audit)).toEqual([{ why: "She asked to help" }]);
  });

  test("goes page by page, newest first, each entry once, and by target", async () => {
    const { db, root, context } = await siteWithAdmin();
    const [ada] = await db.select({ id: members.id }).from(members).where(eq(members.slug, "ada"));
    const [actor] = await db.select({ id: members.id }).from(members).where(eq(members.slug, "root"));
    await db.insert(audit).values(
      Array.from({ length: 120 }, (_, at) => ({
        ...{ id: crypto.randomUUID(), actorId: defined(actor).id, act: "change-role" as const, targetKind: "member" },
        targetId: at % 2 ? defined(ada).id : defined(actor).id,
        ...{ why: `Entry ${at}`, requestId: "r" },
        // Four at each moment.
        at: new Date(context.clock().getTime() - Math.floor(at / 4) * 1000),
      })),
    );
    const walk = async (query: string) => {
      const reasons: string[] = [];
      const times: string[] = [];
      let after: string | null = "";
      while (after !== null) {
        const page: { items: { why: string; at: string }[]; next: string | null } = (
          await root.sees("adminAudit", `${paths.adminAudit}?${query}&after=${after}`)
        ).entries;
        reasons.push(...page.items.map(({ why }) => why));
        times.push(...page.items.map(({ at }) => at));
        after = page.next;
      }
      expect(times).toEqual([...times].sort().reverse());
      return new Set(reasons).size === reasons.length ? reasons.length : -1;
    };
    expect(await walk("")).toBe(120);
    expect(await walk("target=ada")).toBe(60);
    expect(await walk("target=nobody")).toBe(0);
    expect((await root.opens(`${paths.adminAudit}?after=made-up`)).httpStatus).toBe(400);
  });
});

describe("the list of members", () => {
  test("finds members by name, page address and email, of every standing", async () => {
    const { root, joins } = await siteWithAdmin();
    await joins("Zoë", "Łukasik", { slug: "zl", email: "wool@example.org", standing: "banned" });
    const found = async (search: string) =>
      (await root.sees("adminMembers", `${paths.adminMembers}?search=${encodeURIComponent(search)}`)).members.items.map(
        ({ slug }) => slug,
      );
    expect(await found("zoe luka")).toEqual(["zl"]);
    expect(await found("WOOL@example")).toEqual(["zl"]);
    expect(await found("zl")).toEqual(["zl"]);
    expect(await found("%")).toEqual([]);
    expect(await found("_")).toEqual([]);
    expect(await found("' or 1=1")).toEqual([]);
    expect(await found("marsh")).toEqual(["ada"]);
    const { members: list } = await root.sees("adminMembers", paths.adminMembers);
    expect(list.items.find(({ slug }) => slug === "zl")).toMatchObject({
      standing: "banned",
      role: "member",
      looks: 0,
    });
  });

  test("goes page by page, newest first, each member once", async () => {
    const { root, joins } = await siteWithAdmin();
    await Promise.all(Array.from({ length: 110 }, (_, at) => joins(`Person${at}`)));
    const slugs: string[] = [];
    let after: string | null = "";
    while (after !== null) {
      const page: { items: { slug: string }[]; next: string | null } = (
        await root.sees("adminMembers", `${paths.adminMembers}?after=${after}`)
      ).members;
      expect(page.items.length).toBeLessThanOrEqual(50);
      slugs.push(...page.items.map(({ slug }) => slug));
      after = page.next;
    }
    expect([slugs.length, new Set(slugs).size]).toEqual([112, 112]);
  });
});

test("the overview and the list of reports count what waits, oldest first, without hiding anything", async () => {
  const { ada, root, joins } = await siteWithAdmin();
  const bea = await joins("Bea", "Stone");
  const look = await bea.posts("Not my coat", { text: "Found it." });
  const report = (person: Person, draft: object) => person.sends("POST", api.reports, draft);
  await report(ada, { kind: "look", slug: look.slug, reason: "not-theirs", note: "From a shop" });
  await report(await joins("Cleo"), { kind: "look", slug: look.slug, reason: "not-theirs" });
  await report(await joins("Dora"), { kind: "look", slug: look.slug, reason: "other", note: "Odd" });
  await report(ada, { kind: "member", slug: "bea", reason: "spam" });
  expect(await root.sees("admin", paths.admin)).toMatchObject({ members: 5, admins: 1, looks: 1, openCases: 2 });
  const { cases, openCases } = await root.sees("adminReports", paths.adminReports);
  expect(openCases).toBe(2);
  expect(cases.items).toMatchObject([
    {
      kind: "look",
      snapshot: { title: "Not my coat", text: "Found it.", author: { slug: "bea", username: "Bea Stone" } },
      lookSlug: look.slug,
      photo: { id: look.photo.id },
      reasons: [
        { reason: "not-theirs", count: 2 },
        { reason: "other", count: 1 },
      ],
      reporters: 3,
      notes: ["Odd", "From a shop"],
      openHours: 0,
    },
    { kind: "member", lookSlug: null, photo: null, reporters: 1, notes: [] },
  ]);
  await bea.sends("DELETE", api.look(look.slug));
  const after = await root.sees("adminReports", paths.adminReports);
  expect(after.cases.items[0]).toMatchObject({ lookSlug: null, snapshot: { title: "Not my coat" } });
  expect((await root.opens(`${paths.adminReports}?after=made-up`)).httpStatus).toBe(400);
});
