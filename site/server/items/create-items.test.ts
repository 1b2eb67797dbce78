import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { defined } from "../../../vitest/defined.ts";
import { freeItems } from "../../shared/limits.ts";
import { paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { type TestSite, testSite } from "../testing/test-site.ts";
import { createItems } from "./create-items.ts";

const adaOf = async ({ db }: TestSite) => defined((await db.select().from(members).where(eq(members.slug, "ada")))[0]);

test("items added together are counted, and come back in their order", async () => {
  const site = await testSite();
  const ids = await createItems(site.context, await adaOf(site), [
    {
      name: "Coat",
      category: "coat",
      colours: ["navy", "grey", "navy"],
      price: { micros: 90_000_000, currency: "EUR" },
    },
    { name: "Pyjamas", audience: "me" },
    { name: "Raincoat", isWished: true },
    { name: "Old boots", archiveReason: "worn-out" },
  ]);
  const { item } = await site.ada.sees("item", paths.item("ada", ids[0] ?? ""));
  expect(item).toMatchObject({ name: "Coat", colours: ["navy", "grey"], own: { price: { micros: 90_000_000 } } });
  expect((await site.ada.sees("item", paths.item("ada", ids[3] ?? ""))).item.isArchived).toBe(true);
  expect((await adaOf(site)).itemCount).toBe(1);
  expect(await createItems(site.context, await adaOf(site), [])).toEqual([]);
});

test("items beyond the limit are refused, all of them", async () => {
  const site = await testSite();
  const many = Array.from({ length: freeItems }, (_, at) => ({ name: `Sock ${at}` }));
  await createItems(site.context, await adaOf(site), many.slice(1));
  await expect(createItems(site.context, await adaOf(site), many.slice(0, 2))).rejects.toMatchObject({ status: 409 });
  expect((await adaOf(site)).itemCount).toBe(freeItems - 1);
});
