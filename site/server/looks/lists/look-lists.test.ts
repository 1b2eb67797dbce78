import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { defined } from "../../../../vitest/defined.ts";
import { lookLimits } from "../../../shared/limits.ts";
import type { LookCard } from "../../../shared/looks/look.ts";
import { paths } from "../../../shared/paths.ts";
import { newUuid } from "../../../shared/uuid.ts";
import { members } from "../../accounts/tables.ts";
import { photos } from "../../photos/tables.ts";
import { type TestSite, testSite } from "../../testing/test-site.ts";
import { lookPhotos, looks } from "../tables.ts";

/** Inserts looks without uploading photos. */
async function hasLooks({ db }: TestSite, slug: string, count: number, more: Partial<typeof looks.$inferInsert> = {}) {
  const [member] = await db.select().from(members).where(eq(members.slug, slug));
  const clock = () => new Date("2026-02-01T00:00:00Z");
  const ids = Array.from({ length: count }, () => ({ look: newUuid(clock), photo: newUuid(clock) }));
  const memberId = defined(member).id;
  const postedAt = clock();
  const shape = {
    width: 40,
    height: 50,
    widths: [40],
    colour: "#aabbcc",
    sha256: "00",
    uploadId: memberId,
    createdAt: postedAt,
  };
  await db.insert(photos).values(ids.map(({ photo }) => ({ ...shape, id: photo, ownerId: memberId })));
  await db.insert(looks).values(
    ids.map(({ look }, at) => ({
      id: look,
      authorId: memberId,
      slug: `${slug}-${at + 1}`,
      title: `Look ${at + 1}`,
      text: "",
      position: at + 1,
      // Some have the same instant: the order must still be stable.
      postedAt: new Date(postedAt.getTime() + Math.floor(at / 3) * 1000),
      ...more,
    })),
  );
  await db
    .insert(lookPhotos)
    .values(ids.map(({ look, photo }) => ({ lookId: look, photoId: photo, position: 0, alt: "" })));
  await db.update(members).set({ lookCount: count }).where(eq(members.id, memberId));
}

async function everyPage(open: (after: string) => Promise<{ items: LookCard[]; next: string | null }>) {
  const slugs: string[] = [];
  let after: string | null = "";
  while (after !== null) {
    const slice: { items: LookCard[]; next: string | null } = await open(after ? `?after=${after}` : "");
    slugs.push(...slice.items.map(({ slug }) => slug));
    after = slice.next;
  }
  return slugs;
}

describe("the list of all looks", () => {
  test("shows each look once over its pages, while new ones arrive", async () => {
    const site = await testSite();
    const { ada, visitor } = site;
    await hasLooks(site, "ada", 60);
    let isFirst = true;
    const slugs = await everyPage(async (query) => {
      const { looks } = await visitor.sees("looks", paths.looks + query);
      if (isFirst) await ada.posts("Just now");
      isFirst = false;
      return looks;
    });
    expect(slugs).toHaveLength(60);
    expect(new Set(slugs).size).toBe(60);
    expect(slugs[0]).toMatch(/^ada-(58|59|60)$/);
  });

  test("is narrowed to a season and an occasion", async () => {
    const site = await testSite();
    const { ada, visitor } = site;
    await ada.posts("Both", { season: "winter", occasion: "work" });
    await ada.posts("Season", { season: "winter" });
    await ada.posts("Neither");
    const slugsOf = async (query: string) =>
      (await visitor.sees("looks", paths.looks + query)).looks.items.map(({ slug }) => slug);
    expect(await slugsOf("?season=winter")).toEqual(["season", "both"]);
    expect(await slugsOf("?season=winter&occasion=work")).toEqual(["both"]);
    expect(await slugsOf("?occasion=sport")).toEqual([]);
    expect((await visitor.opens(`${paths.looks}?season=monsoon`)).httpStatus).toBe(400);
  });

  test("refuses cursors that are none of its own", async () => {
    const site = await testSite();
    const { visitor } = site;
    await hasLooks(site, "ada", 30);
    const own = defined((await visitor.sees("looks", paths.looks)).looks.next);
    const line = defined((await visitor.sees("memberLooks", paths.memberLooks("ada"))).looks.next);
    expect((await visitor.opens(`${paths.looks}?after=${own}`)).httpStatus).toBe(200);
    const forged = Buffer.from(JSON.stringify(["' or 1=1", 1])).toString("base64url");
    for (const after of [line, own.slice(0, -1), own.replace(/^./, "x"), "x", ".", `${forged}.abcdefgh`, "%00", "null"])
      expect((await visitor.opens(`${paths.looks}?after=${after}`)).httpStatus, after).toBe(400);
    expect((await visitor.opens(`${paths.memberLooks("ada")}?after=${own}`)).httpStatus).toBe(400);
  });

  test("marks the looks that the viewer likes", async () => {
    const { ada, joins } = await testSite();
    const grace = await joins("Grace");
    await ada.posts("Yes");
    await ada.posts("No");
    await grace.likes("yes");
    const { items } = (await grace.sees("looks", paths.looks)).looks;
    expect(items.map(({ slug, liked }) => [slug, liked])).toEqual([
      ["no", false],
      ["yes", true],
    ]);
  });
});

describe("a member's looks", () => {
  test("are paged in their member's order", async () => {
    const site = await testSite();
    await hasLooks(site, "ada", 50);
    const slugs = await everyPage(
      async (query) => (await site.visitor.sees("memberLooks", paths.memberLooks("ada") + query)).looks,
    );
    expect(slugs).toEqual(Array.from({ length: 50 }, (_, at) => `ada-${at + 1}`));
  });

  test("are the first five hundred in the member’s own answer", async () => {
    const site = await testSite();
    await hasLooks(site, "ada", lookLimits.answered + 2);
    const { looks, featured_look } = await site.ada.user();
    expect(looks.map(({ order }) => order)).toEqual(Array.from({ length: 500 }, (_, at) => at + 1));
    expect(featured_look).toEqual({ slug: "ada-1", title: "Look 1" });
  });

  test("can be paged newest first as well", async () => {
    const site = await testSite();
    await hasLooks(site, "ada", 50);
    const days: string[] = [];
    const slugs = await everyPage(async (query) => {
      const path = `${paths.memberLooks("ada")}?sort=newest${query.replace("?", "&")}`;
      const { looks } = await site.visitor.sees("memberLooks", path);
      days.push(...looks.items.map(({ postedAt }) => postedAt));
      return looks;
    });
    expect(new Set(slugs).size).toBe(50);
    expect(days).toEqual([...days].sort().reverse());
    expect((await site.visitor.opens(`${paths.memberLooks("ada")}?sort=height`)).httpStatus).toBe(400);
  });
});

describe("a page", () => {
  test("asks the database few things, however much is on it", async () => {
    const site = await testSite();
    const { ada, visitor } = site;
    await hasLooks(site, "ada", 30);
    await site.joins("Grace");
    await hasLooks(site, "grace", 30);
    const pages = [
      "/",
      paths.looks,
      paths.look("ada-1"),
      paths.members,
      paths.member("ada"),
      paths.memberLooks("ada"),
      paths.memberProfile("ada"),
    ];
    // A member's own look also asks whether it is saved.
    const more = new Map([
      ["/", 9],
      [paths.look("ada-1"), 8],
    ]);
    for (const path of [...pages, paths.editLook("ada-1"), paths.saved, paths.settingsProfile, paths.postLook])
      expect(await site.queriesOf(() => ada.opens(path)), `${path} for a member`).toBeLessThanOrEqual(
        more.get(path) ?? 7,
      );
    // The front page shows more than looks.
    for (const path of pages)
      expect(await site.queriesOf(() => visitor.opens(path)), `${path} for a visitor`).toBeLessThanOrEqual(
        path === "/" ? 6 : 4,
      );
  });
});
