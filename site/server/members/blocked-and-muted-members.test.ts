import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { testSite } from "../testing/test-site.ts";
import { setStanding } from "./set-standing.ts";

const avoided = async (person: Awaited<ReturnType<typeof testSite>>["ada"]) =>
  person.sees("settingsPrivacy", paths.settingsPrivacy);

test("whom one has blocked or muted can be let go whatever became of them, and stands without a link", async () => {
  // Leaving by its own verb would take a password and fourteen days.
  const { ada, joins, db } = await testSite({ isConsistent: false });
  await joins("Bea");
  const cleo = await joins("Cleo");
  await ada.blocks("bea");
  await ada.mutes("bea");
  await ada.mutes("cleo");
  expect(await avoided(ada)).toMatchObject({
    blocked: [{ slug: "bea", hasPage: false }],
    muted: [
      { slug: "bea", hasPage: false },
      { slug: "cleo", hasPage: true },
    ],
  });
  for (const slug of ["bea", "cleo"]) {
    const [row] = await db.select({ id: members.id }).from(members).where(eq(members.slug, slug));
    await db.transaction((tx) => setStanding(tx, row?.id ?? "", slug === "bea" ? "leaving" : "banned"));
  }
  expect((await avoided(ada)).muted).toMatchObject([{ hasPage: false }, { hasPage: false }]);
  for (const address of [api.block("bea"), api.mute("bea"), api.mute("cleo")]) {
    expect((await ada.sends("DELETE", address)).status, address).toBe(200);
    expect((await ada.sends("DELETE", address)).status, `${address} again`).toBe(404);
  }
  expect(await avoided(ada)).toMatchObject({ blocked: [], muted: [] });
  expect((await ada.sends("PUT", api.block("cleo"))).status).toBe(404);
  expect((await cleo.sends("DELETE", api.block("ada"))).status).toBe(200);
});
