import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { api, paths } from "../../shared/paths.ts";
import { maxFound } from "../../shared/search/search-kinds.ts";
import { newUuid } from "../../shared/uuid.ts";
import { memberSlugs, members } from "../accounts/tables.ts";
import { writeCursor } from "../db/cursor.ts";
import { testSite } from "../testing/test-site.ts";

const fileOf = ({ id }: { id: string }) => paths.photo(id, 1, 40, "webp");

/** Beside Ada, 55 members with up to three looks. */
async function manyMembers() {
  const site = await testSite({ isConsistent: false });
  const at = new Date("2026-01-01T00:00:00Z");
  await site.db.insert(members).values(
    Array.from({ length: 55 }, (_, count) => ({
      isPrivate: count % 5 === 0,
      id: newUuid(() => at),
      billingId: `b${count}`,
      email: `m${count}@example.org`,
      passwordHash: "none",
      firstName: `M${count}`,
      slug: `m${count}`,
      lookCount: count % 4,
      createdAt: at,
    })),
  );
  return site;
}

describe("the list of members", () => {
  test("introduces each by up to three photos of their first looks, newest first, but after those with looks to show", async () => {
    const { ada, visitor, joins } = await testSite();
    await joins("Bea", "Stone", { city: "Lisbon" });
    for (const title of ["One", "Two", "Three", "Four"]) await ada.posts(title);
    const { members: list, sort } = await visitor.sees("members", paths.members);
    expect(sort).toBe("newest");
    expect(list).toMatchObject({
      items: [
        { slug: "ada", username: "Ada Marsh", looks: 4, photos: [{ alt: "One" }, { alt: "Two" }, { alt: "Three" }] },
        { slug: "bea", username: "Bea Stone", city: "Lisbon", looks: 0, photos: [], avatar: null },
      ],
      previous: null,
      next: null,
    });
    const byLooks = await visitor.sees("members", `${paths.members}?sort=looks`);
    expect(byLooks.members.items.map(({ slug }) => slug)).toEqual(["ada", "bea"]);
    expect((await visitor.opens(`${paths.members}?sort=height`)).httpStatus).toBe(400);
  });

  test("orders private members as if they had neither looks nor followers, for every reader", async () => {
    const { ada, visitor, joins } = await testSite();
    const bea = await joins("Bea");
    const cleo = await joins("Cleo");
    for (const title of ["Hat", "Coat"]) await bea.posts(title);
    await ada.posts("Scarf");
    for (const person of [ada, cleo]) await person.follows("bea");
    await cleo.follows("ada");
    await bea.setsPrivacy(true);
    for (const reader of [visitor, cleo, bea])
      for (const sort of ["newest", "looks", "followers"]) {
        const { members: list } = await reader.sees("members", `${paths.members}?sort=${sort}`);
        expect(list.items.map(({ slug }) => slug)).toEqual(["ada", "cleo", "bea"]);
      }
  });

  test("contains each member once, in both orders", async () => {
    const { visitor } = await manyMembers();
    for (const sort of ["newest", "looks", "followers"]) {
      const slugs: string[] = [];
      let after: string | null = null;
      do {
        const query: string = after === null ? `?sort=${sort}` : `?sort=${sort}&after=${after}`;
        const page: { items: { slug: string }[]; next: string | null } = (
          await visitor.sees("members", paths.members + query)
        ).members;
        slugs.push(...page.items.map(({ slug }) => slug));
        after = page.next;
      } while (after !== null);
      expect([slugs.length, new Set(slugs).size]).toEqual([56, 56]);
    }
    const { next } = (await visitor.sees("members", paths.members)).members;
    expect((await visitor.opens(`${paths.members}?sort=looks&after=${next}`)).httpStatus).toBe(400);
  });

  test("goes on where it was, both ways, once the member at a page’s edge has become private", async () => {
    const { db, ada } = await manyMembers();
    const page = async (query: string) => {
      const { items, previous, next } = (await ada.sees("members", `${paths.members}?sort=looks${query}`)).members;
      return { slugs: items.map(({ slug }) => slug), previous, next };
    };
    /** It then stands among the members with no looks to show. */
    const becomesPrivate = (slug: string) => db.update(members).set({ isPrivate: true }).where(eq(members.slug, slug));
    const first = await page("");
    const second = await page(`&after=${first.next}`);
    const last = defined(first.slugs.at(-1));
    await becomesPrivate(last);
    const next = (await page(`&after=${first.next}`)).slugs.filter((slug) => slug !== last);
    expect(next).toEqual(second.slugs.slice(0, -1));
    await becomesPrivate(defined(second.slugs[0]));
    const back = await page(`&before=${second.previous}`);
    expect(back).toMatchObject({ slugs: first.slugs.slice(0, -1), previous: null });
  });

  test("refuses a cursor without a count", async () => {
    const { visitor, ada } = await testSite();
    const { id } = await ada.user();
    const opens = (sortKey: (number | string)[]) =>
      visitor.opens(`${paths.members}?sort=looks&after=${writeCursor("members-looks", sortKey)}`);
    expect(await opens([0, id])).toMatchObject({ kind: "page" });
    expect(await opens([id])).toMatchObject({ kind: "error", httpStatus: 400 });
  });
});

describe("a search for members", () => {
  test("finds names with typos and without accents, the closest first, and nobody else", async () => {
    const { joins, visitor } = await testSite();
    await joins("Zoë", "Marchand", { slug: "zoe" });
    await joins("Łucja", "Şahinoğlu", { slug: "lucja" });
    await joins("Bea", "Stone", { username: "Knit 100%" });
    const found = async (text: string) =>
      (await visitor.sees("members", `${paths.members}?search=${encodeURIComponent(text)}`)).members.items.map(
        ({ slug }) => slug,
      );
    expect(await found("zoe")).toEqual(["zoe"]);
    expect(await found("Marchnd")).toEqual(["zoe"]);
    expect(await found("lucja sahinoglu")).toEqual(["lucja"]);
    expect(await found("MARSH")).toContain("ada");
    expect(await found("100%")).toEqual(["bea"]);
    expect(await found("%")).toEqual([]);
    expect(await found("\\")).toEqual([]);
    expect(await found("xylophone")).toEqual([]);
    expect((await visitor.sees("members", `${paths.members}?search=%20`)).search).toBeNull();
    expect((await found("a".repeat(5000))).length).toBe(0);
  });

  test("shows the fifty best, and says that there are more", async () => {
    const { joins, visitor } = await testSite();
    for (let number = 1; number <= maxFound + 2; number++) await joins(`Tester${number}`);
    const found = async (text: string) => {
      const page = await visitor.sees("members", `${paths.members}?search=${text}`);
      return [page.members.items.length, page.found, page.members.next];
    };
    expect(await found("tester")).toEqual([maxFound, maxFound + 1, null]);
    expect(await found("xylophone")).toEqual([0, 0, null]);
  });

  test("finds private members to ask, and nobody across a block", async () => {
    const { ada, joins, visitor } = await testSite();
    const bea = await joins("Bea", "Stone");
    await bea.setsPrivacy(true);
    const search = `${paths.members}?search=stone`;
    expect((await visitor.sees("members", search)).members.items).toMatchObject([{ slug: "bea", looks: null }]);
    await bea.blocks("ada");
    expect((await ada.sees("members", search)).members.items).toEqual([]);
  });

  test("finds private members by what everybody reads of them, admins by the full name too", async () => {
    const { joins, visitor } = await testSite();
    const bea = await joins("Beatrice", "Størné");
    const root = await joins("Root", undefined, { role: "admin" });
    const found = async (words: string) =>
      (await visitor.sees("members", `${paths.members}?search=${words}`)).members.items.map(({ slug }) => slug);
    const profile = { first_name: "Beatrice", last_name: "Størné", username: "quietfox", slug: "quietfox" };
    await bea.sends("PUT", api.profile, profile);
    expect([await found("beatrice storne"), await found("quietfox")]).toEqual([["quietfox"], ["quietfox"]]);
    await bea.setsPrivacy(true);
    expect([await found("beatrice"), await found("storne"), await found("quietfox")]).toEqual([[], [], ["quietfox"]]);
    await bea.sends("PUT", api.profile, { ...profile, bio: "Wool" });
    expect(await found("beatrice")).toEqual([]);
    const { members } = await root.sees("adminMembers", `${paths.adminMembers}?search=beatrice+storne`);
    expect(members.items.map(({ slug }) => slug)).toEqual(["quietfox"]);
    await bea.setsPrivacy(false);
    expect(await found("beatrice storne")).toEqual(["quietfox"]);
  });
});

describe("a member's page", () => {
  test("shows visitors who they are, and marks their own", async () => {
    const { ada, visitor, joins } = await testSite();
    const bea = await joins("Bea");
    await ada.posts("Hat");
    await bea.likes("hat");
    const seen = await visitor.sees("member", paths.member("ada"));
    expect(seen.member).toMatchObject({
      ...{ slug: "ada", username: "Ada Marsh", fullName: "Ada Marsh", isSelf: false, isSubscribed: false },
      counts: { looks: 1, likes: 1, followers: 0, following: 0 },
    });
    expect(seen.looks.items).toMatchObject([{ slug: "hat", number: 1 }]);
    expect((await ada.sees("member", paths.member("ada"))).member.isSelf).toBe(true);
    expect(JSON.stringify(seen)).not.toMatch(/email|password|billing/i);
    expect((await visitor.sees("memberProfile", paths.memberProfile("bea"))).featured).toBeNull();
    expect(await visitor.opens(paths.member("nobody"))).toMatchObject({
      httpStatus: 404,
      message: "Page not found: /members/nobody",
    });
  });

  test("is found at every slug that it ever had", async () => {
    const { db, visitor } = await testSite();
    const [ada] = await db.update(members).set({ slug: "augusta" }).where(eq(members.slug, "ada")).returning();
    await db.insert(memberSlugs).values({ slug: "augusta", memberId: defined(ada).id, createdAt: new Date() });
    for (const pathOf of [paths.member, paths.memberLooks, paths.memberProfile]) {
      expect(await visitor.opens(pathOf("ada"))).toMatchObject({ kind: "redirect", to: pathOf("augusta") });
      const page = await visitor.gets(pathOf("ada"));
      expect([page.status, page.headers.get("location")]).toEqual([301, pathOf("augusta")]);
    }
    expect((await visitor.sees("member", paths.member("augusta"))).member.slug).toBe("augusta");
  });
});

describe("a profile", () => {
  const draft = { first_name: "Ada", last_name: "Marsh" };

  test("shows what its member has entered", async () => {
    const { ada, visitor } = await testSite();
    const said = { ...draft, username: "Countess", city: " Porto ", bio: "Coats.\nMostly." };
    const answer = await ada.sends("PUT", api.profile, said);
    expect(answer).toMatchObject({ status: 200, message: "Profile saved", data: { username: "Countess" } });
    const shown = async () => (await visitor.sees("memberProfile", paths.memberProfile("ada"))).member;
    const now = { username: "Countess", fullName: "Ada Marsh", city: "Porto", bio: "Coats.\nMostly." };
    expect(await shown()).toMatchObject(now);
    const names = { firstName: "Ada", lastName: "Marsh", username: "Countess" };
    expect(await ada.sees("settingsProfile", paths.settingsProfile)).toMatchObject(names);
    await ada.sends("PUT", api.profile, { first_name: "Ada", last_name: "", username: " ", city: "", bio: null });
    expect(await shown()).toMatchObject({ username: "Ada", fullName: "Ada", city: null, bio: null });
  });

  test("keeps what a call leaves out, such as what another window has changed", async () => {
    const { ada, visitor } = await testSite();
    const said = { ...draft, username: "Countess", city: "Porto", bio: "Coats." };
    await ada.sends("PUT", api.profile, said);
    const shown = async () => (await visitor.sees("memberProfile", paths.memberProfile("ada"))).member;
    await ada.sends("PUT", api.profile, { city: "Bergen" });
    expect(await shown()).toMatchObject({ username: "Countess", fullName: "Ada Marsh", city: "Bergen", bio: "Coats." });
    await Promise.all(
      [{ first_name: "Augusta" }, { last_name: "" }, { username: null }, { bio: "" }, {}].map((change) =>
        ada.sends("PUT", api.profile, change),
      ),
    );
    expect(await shown()).toMatchObject({ username: "Augusta", fullName: "Augusta", city: "Bergen", bio: null });
    expect((await visitor.sees("members", `${paths.members}?search=augusta`)).members.items).toHaveLength(1);
  });

  test("shows a photo of its member's own, which everybody may see as long as it is there", async () => {
    const { ada, visitor, joins } = await testSite();
    const bea = await joins("Bea");
    const [face, other, hers] = [await ada.hasPhoto(), await ada.hasPhoto(), await bea.hasPhoto()];
    const avatarOf = async () => (await visitor.sees("member", paths.member("ada"))).member.avatar;
    const isRefused = { status: 422, data: { avatar: [expect.any(String)] } };
    await ada.sends("PUT", api.profile, { ...draft, avatar: face.id });
    expect(await avatarOf()).toMatchObject({ id: face.id });
    expect((await visitor.gets(fileOf(face))).status).toBe(200);
    await ada.sends("PUT", api.profile, draft);
    expect(await avatarOf()).toMatchObject({ id: face.id });
    await ada.sends("PUT", api.profile, { ...draft, avatar: other.id });
    expect(await avatarOf()).toMatchObject({ id: other.id });
    expect((await visitor.gets(fileOf(face))).status).toBe(404);
    for (const avatar of [hers.id, newUuid(() => new Date())])
      expect(await ada.sends("PUT", api.profile, { ...draft, avatar })).toMatchObject(isRefused);
    await ada.sends("PUT", api.profile, { ...draft, avatar: null });
    expect(await avatarOf()).toBeNull();
    expect((await visitor.gets(fileOf(other))).status).toBe(404);
  });

  test("moves to another page address, keeps the old one for good, and may go back", async () => {
    const { ada, visitor, joins } = await testSite();
    const bea = await joins("Bea");
    const look = await ada.posts("Coat");
    const move = (who: typeof ada, slug: string, first_name = "Ada") =>
      who.sends<{ slug: string }>("PUT", api.profile, { first_name, slug });
    expect((await move(ada, " Countess-Ada ")).data.slug).toBe("countess-ada");
    expect(await visitor.opens(paths.member("ada"))).toMatchObject({
      kind: "redirect",
      to: paths.member("countess-ada"),
    });
    expect((await visitor.sees("look", paths.look(look.slug))).look.member.slug).toBe("countess-ada");
    expect((await visitor.sees("members", `${paths.members}?search=countess`)).members.items).toHaveLength(1);
    for (const [slug, message] of [
      ["ada", "This page address is taken. Choose another one."],
      ["new", "This page address is reserved. Choose another one."],
      ["-x-", "Use lowercase letters, numbers and hyphens, with no hyphen at either end."],
    ] as const)
      expect(await move(bea, slug, "Bea")).toMatchObject({ status: 422, data: { slug: [message] } });
    expect((await move(ada, "ada")).data.slug).toBe("ada");
    expect(await visitor.opens(paths.member("countess-ada"))).toMatchObject({
      kind: "redirect",
      to: paths.member("ada"),
    });
    for (let time = 3; time <= 10; time++) expect((await move(ada, `ada-${time}`)).status).toBe(200);
    expect((await move(ada, "ada-11")).status).toBe(422);
    expect((await move(ada, "ada-3")).data.slug).toBe("ada-3");
  });

  test("is refused with messages at its fields, and from visitors", async () => {
    const { ada, visitor } = await testSite();
    expect(await ada.sends("PUT", api.profile, { first_name: " ", bio: "x".repeat(601) })).toMatchObject({
      status: 422,
      data: { first_name: ["Enter your first name."], bio: ["Use 600 characters or fewer for the bio."] },
    });
    expect(await ada.sends("PUT", api.profile, { first_name: "\u200b" })).toMatchObject({
      status: 422,
      data: { first_name: ["Enter your first name."] },
    });
    expect((await visitor.sends("PUT", api.profile, draft)).status).toBe(401);
    expect(await visitor.opens(paths.settingsProfile)).toMatchObject({ httpStatus: 401, kind: "error" });
  });
});
