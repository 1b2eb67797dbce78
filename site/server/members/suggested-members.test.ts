import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";
import { setStanding } from "./set-standing.ts";

const suggestedTo = async (person: Person) =>
  (await person.sees("members", paths.members)).suggestions.map(({ slug }) => slug);

/** Ada follows Bea and Cleo. Both follow Dora, and Cleo also follows Eve. Nobody follows Fay, who has posted a look. */
async function circle() {
  const site = await testSite();
  const [bea, cleo, dora, eve, fay] = await Promise.all(
    (["Bea", "Cleo", "Dora", "Eve", "Fay"] as const).map((name) => site.joins(name)),
  );
  await fay!.posts("Hat");
  await site.ada.follows("bea");
  await site.ada.follows("cleo");
  await bea!.follows("dora");
  await cleo!.follows("dora");
  await cleo!.follows("eve");
  return { ...site, bea: bea!, cleo: cleo!, dora: dora!, eve: eve!, fay: fay! };
}

describe("suggested members", () => {
  test("are those whom most of the viewer’s follows follow, then the most followed with looks", async () => {
    const { ada, visitor } = await circle();
    expect((await ada.sees("members", paths.members)).suggestions).toMatchObject([
      { slug: "dora", follow: "none", followedBy: { member: { slug: "cleo" }, others: 1 } },
      { slug: "eve", followedBy: { member: { slug: "cleo" }, others: 0 } },
      { slug: "fay", followedBy: null },
    ]);
    expect(await ada.sees("home", "/")).toMatchObject({
      suggestions: [{ slug: "dora" }, { slug: "eve" }, { slug: "fay" }],
    });
    for (const query of ["?sort=looks", "?search=dora"])
      expect((await ada.sees("members", paths.members + query)).suggestions).toEqual([]);
    expect(await suggestedTo(visitor)).toEqual([]);
  });

  test("are never followed, asked or muted ones, nor those behind a block", async () => {
    const { ada, dora, eve } = await circle();
    await ada.follows("dora");
    expect(await suggestedTo(ada)).toEqual(["eve", "fay"]);
    await ada.unfollows("dora");
    await dora.setsPrivacy(true);
    await ada.follows("dora");
    expect(await suggestedTo(ada)).toEqual(["eve", "fay"]);
    await ada.unfollows("dora");
    expect((await suggestedTo(ada))[0]).toBe("dora");
    await ada.mutes("dora");
    expect(await suggestedTo(ada)).toEqual(["eve", "fay"]);
    await eve.blocks("ada");
    expect(await suggestedTo(ada)).toEqual(["fay"]);
  });

  test("are no longer the dismissed, until that is taken back", async () => {
    const { ada, dora, eve } = await circle();
    for (const person of [dora, eve]) await person.blocks("ada");
    for (const method of ["PUT", "PUT"] as const)
      expect(await ada.sends(method, api.dismissal("fay"))).toMatchObject({ status: 200, data: { dismissed: true } });
    expect(await suggestedTo(ada)).toEqual([]);
    expect((await ada.sends("DELETE", api.dismissal("fay"))).data).toEqual({ dismissed: false });
    expect(await suggestedTo(ada)).toEqual(["fay"]);
    for (const slug of ["ada", "eve", "nobody"])
      expect((await ada.sends("PUT", api.dismissal(slug))).status, slug).toBe(404);
  });

  test("are private members by their heads only, and only through somebody who follows them", async () => {
    const { ada, dora, fay } = await circle();
    await dora.sends("PUT", api.profile, { first_name: "Dora", city: "Lisbon" });
    await dora.setsPrivacy(true);
    await fay.setsPrivacy(true);
    const { suggestions } = await ada.sees("members", paths.members);
    expect(suggestions[0]).toMatchObject({ slug: "dora", isPrivate: true, city: null, follow: "none" });
    expect(suggestions.map(({ slug }) => slug)).not.toContain("fay");
  });

  test("name nobody who is muted, and nobody who is leaving", async () => {
    const { ada, db } = await circle();
    await ada.mutes("cleo");
    expect((await ada.sees("members", paths.members)).suggestions).toMatchObject([
      { slug: "dora", followedBy: { member: { slug: "bea" }, others: 0 } },
      { slug: "fay" },
    ]);
    const [bea] = await db.select({ id: members.id }).from(members).where(eq(members.slug, "bea"));
    await db.transaction((tx) => setStanding(tx, bea?.id ?? "", "banned"));
    expect(await suggestedTo(ada)).toEqual(["fay"]);
    await db.transaction((tx) => setStanding(tx, bea?.id ?? "", "suspended"));
    expect(await suggestedTo(ada)).toEqual(["dora", "fay"]);
  });
});
