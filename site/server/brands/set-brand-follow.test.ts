import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { slowTest } from "../../../vitest/slow-test.ts";
import { paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { setStanding } from "../members/set-standing.ts";
import { keepOldSlug } from "../slugs/old-slugs.ts";
import { noScope } from "../slugs/tables.ts";
import { memberId } from "../testing/cast/authors.ts";
import { publicUrl, testSite } from "../testing/test-site.ts";
import { brandFollows } from "./tables.ts";
import { hasBrand } from "./testing/has-brand.ts";

const withBrand = async () => {
  const site = await testSite();
  const brand = await hasBrand(site, { slug: "norr" });
  const followers = async () => (await site.visitor.sees("brandProfile", paths.brandProfile("norr"))).brand.followers;
  return { ...site, brand, followers };
};

describe("following a brand", () => {
  test("takes effect at once, counts once, and ends", async () => {
    const { ada, visitor, followers } = await withBrand();
    expect((await ada.followsBrand("norr")).data).toEqual({ isFollowed: true, followers: 1 });
    expect((await ada.followsBrand("norr")).data).toEqual({ isFollowed: true, followers: 1 });
    expect((await ada.sees("brandProfile", paths.brandProfile("norr"))).brand.isFollowed).toBe(true);
    expect(await followers()).toBe(1);
    expect((await visitor.sees("brands", `${paths.brands}?sort=followers`)).brands.items).toMatchObject([
      { followers: 1 },
    ]);
    expect((await ada.unfollowsBrand("norr")).data).toEqual({ isFollowed: false, followers: 0 });
    expect((await ada.unfollowsBrand("norr")).data).toEqual({ isFollowed: false, followers: 0 });
    expect(await followers()).toBe(0);
  });

  test("works at a former address", async () => {
    const { db, ada, brand, followers } = await withBrand();
    const old = { kind: "brand", scopeId: noScope, slug: "norr-old", subjectId: brand.id, at: new Date() } as const;
    await db.transaction((tx) => keepOldSlug(tx, old));
    expect((await ada.followsBrand("norr-old")).data).toEqual({ isFollowed: true, followers: 1 });
    expect(await followers()).toBe(1);
  });

  test("is for members with a confirmed address who may write, and of public brands", async () => {
    const site = await withBrand();
    const unconfirmed = await site.joins("Una", undefined, { emailVerifiedAt: null });
    const suspended = await site.joins("Sven", undefined, { standing: "suspended" });
    expect((await site.visitor.followsBrand("norr")).status).toBe(401);
    expect((await unconfirmed.followsBrand("norr")).status).toBe(403);
    expect((await suspended.followsBrand("norr")).status).toBe(403);
    expect((await suspended.unfollowsBrand("norr")).status).toBe(200);
    for (const state of ["proposed", "hidden", "refused"] as const) await hasBrand(site, { slug: state, state });
    for (const slug of ["proposed", "hidden", "refused", "never-there"])
      expect([(await site.ada.followsBrand(slug)).status, (await site.ada.unfollowsBrand(slug)).status], slug).toEqual([
        404, 404,
      ]);
  });

  test("counts only those whom others see", async () => {
    const { db, ada, joins, followers, ...site } = await withBrand();
    const bea = await joins("Bea");
    for (const person of [ada, bea]) await person.followsBrand("norr");
    const id = await memberId({ db }, bea);
    const becomes = async (standing: "banned" | "suspended" | "leaving") => {
      await db.transaction((tx) => setStanding(tx, id, standing));
      site.context.changed([`brand:${site.brand.id}`]);
      return followers();
    };
    expect(await becomes("suspended")).toBe(2);
    expect(await becomes("banned")).toBe(1);
    expect(await becomes("leaving")).toBe(1);
    expect(await becomes("suspended")).toBe(2);
    await db.transaction((tx) => setStanding(tx, id, "leaving"));
    await db.delete(brandFollows).where(eq(brandFollows.memberId, id));
    await db.delete(members).where(eq(members.id, id));
  });

  test("works without script, from wherever the button is", async () => {
    const { ada, tokenOf, reach, followers } = await withBrand();
    const headers = {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: publicUrl,
      Cookie: `token=${tokenOf(ada)}`,
    };
    const presses = async (path: string, follow: string) => {
      const answer = await reach(path, { method: "POST", body: `follow=${follow}`, headers });
      return [answer.status, answer.headers.get("location")];
    };
    expect(await presses("/brands/norr?to=%2Fbrands%3Fletter%3Dn", "yes")).toEqual([303, "/brands?letter=n"]);
    expect(await followers()).toBe(1);
    expect(await presses("/brands/norr", "no")).toEqual([303, "/brands/norr"]);
    expect(await followers()).toBe(0);
    expect((await presses("/brands/never-there", "yes"))[0]).toBe(404);
  });

  slowTest("fifty at once end in a true count", async () => {
    const { joins, followers, logLines } = await withBrand();
    const fans = await Promise.all(Array.from({ length: 50 }, (_, count) => joins(`Fan${count}`)));
    const answers = await Promise.all(fans.map((fan) => fan.followsBrand("norr")));
    expect(answers.map(({ status }) => status)).toEqual(fans.map(() => 200));
    expect(await followers()).toBe(50);
    await Promise.all(fans.map((fan, at) => (at % 2 ? fan.unfollowsBrand("norr") : fan.followsBrand("norr"))));
    expect(await followers()).toBe(25);
    expect(logLines).toEqual([]);
  });
});
