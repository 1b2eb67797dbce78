import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { walk } from "../outfits/testing/outfits.ts";
import { testSite } from "../testing/test-site.ts";
import { logPresses } from "./log-presses.ts";
import { wear, wornOf } from "./testing/wears.ts";

async function wardrobe() {
  const site = await testSite();
  const [member] = await site.db.select().from(members).where(eq(members.slug, "ada"));
  return { ...site, ...(await walk(site.ada)), member: defined(member) };
}

test("many presses count beside what was logged before, each once for its outfit", async () => {
  const { ada, context, member, coat, boots, outfit } = await wardrobe();
  await wear(ada, "2026-03-05", [coat]);
  await logPresses(context, member, [
    { on: "2026-03-01", items: [coat.id, boots.id, coat.id], outfit: outfit.id },
    { on: "2026-03-09", items: [coat.id], outfit: outfit.id },
    { on: "2026-03-01", items: [coat.id] },
  ]);
  await logPresses(context, member, []);
  expect(await wornOf(ada, coat)).toEqual([4, "2026-03-09"]);
  expect(await wornOf(ada, boots)).toEqual([1, "2026-03-01"]);
  const { outfits } = await ada.sees("outfits", paths.outfits);
  expect(outfits.items).toMatchObject([{ wears: 2, lastWornOn: "2026-03-09" }]);
});

test("none is logged while one of them is wrong", async () => {
  const { ada, context, member, coat } = await wardrobe();
  const good = { on: "2026-03-01", items: [coat.id] };
  const wrong = [
    { on: "2999-03-01", items: [coat.id] },
    { on: "2026-03-01", items: [crypto.randomUUID()] },
    { ...good, look: "nobody-posted-this" },
    { ...good, outfit: crypto.randomUUID() },
  ];
  for (const press of wrong)
    await expect(logPresses(context, member, [good, press])).rejects.toMatchObject({ status: expect.any(Number) });
  expect(await wornOf(ada, coat)).toEqual([0, null]);
});
