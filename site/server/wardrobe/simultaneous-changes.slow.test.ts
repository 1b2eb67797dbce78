import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { dayMs } from "../../shared/durations.ts";
import { api } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { brokenInvariants } from "../db/broken-invariants.ts";
import { pruneDeletedItems } from "../items/deletion/prune-deleted-items.ts";
import { setStanding } from "../members/set-standing.ts";
import type { ApiAnswer } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";

const on = "2026-03-05";

type Answered = Pick<ApiAnswer, "status">;

const failed = (answers: Answered[]) => answers.filter(({ status }) => status >= 500);

/** Ada's coat and boots, in an outfit that was worn as planned and on a look. */
async function wornWardrobe() {
  const time = { laterMs: 0 };
  const site = await testSite({ clock: () => new Date(Date.now() + time.laterMs) });
  const { ada } = site;
  const coat = await ada.adds("Coat", { category: "coat" });
  const boots = await ada.adds("Boots", { category: "boots", photo: (await ada.hasPhoto()).id });
  const outfit = await ada.combines("Rain", [coat.id, boots.id]);
  const plan = (await ada.sends<{ id: string }>("POST", api.plans, { outfit, on })).data.id;
  await ada.sends("PUT", api.plan(plan), { became: "worn" });
  const { id: photo } = await ada.hasPhoto();
  const shown = {
    photos: [{ id: photo, alt: "" }],
    tags: [
      { photo, x: 0.1, y: 0.1, name: "Coat", item: coat.id },
      { photo, x: 0.2, y: 0.2, name: "Boots", item: boots.id },
    ],
  };
  const look = await ada.posts("Rain", shown);
  const editLook = () => ada.sends("PUT", api.look(look.slug), { title: "Rain", text: "", ...shown });
  return { ...site, time, coat, boots, outfit, plan, look, editLook };
}

test("a member's devices change everything at once: nothing fails, and every count stays true", async () => {
  const { ada, db, logLines, coat, boots, outfit, plan, look, editLook } = await wornWardrobe();
  const [ids, reversed] = [
    [coat.id, boots.id],
    [boots.id, coat.id],
  ];
  for (const isOdd of [true, false, true]) {
    const archiveReason = isOdd ? "sold" : null;
    const calls: Promise<Answered>[] = Array.from({ length: 4 }, () => [
      ada.sends("POST", api.wears, { items: ids, on }),
      ada.sends("POST", api.wears, { items: reversed, on }),
      ada.sends("POST", api.lookWears(look.slug), { on }),
      ada.sends("DELETE", api.itemWear(coat.id, on)),
      ada.sends("POST", api.itemDeletions, { ids: reversed }),
      ada.sends("POST", api.itemRestorations, { ids }),
      ada.sends("POST", api.itemChanges, { ids: reversed, change: { archiveReason } }),
      ada.sends("PUT", api.item(coat.id), { archiveReason: null, audience: isOdd ? "me" : "everyone" }),
      ada.sends("PUT", api.outfit(outfit), { name: "Sun", items: isOdd ? ids : [boots.id] }),
      ada.sends("PUT", api.plan(plan), { became: isOdd ? "worn" : "instead" }),
      ada.sends("PUT", api.plan(plan), { on: isOdd ? "2026-03-04" : on }),
      ada.sends("PUT", api.wardrobe, { audience: isOdd ? "me" : "everyone" }),
      ada.setsPrivacy(isOdd),
      editLook(),
    ]).flat();
    expect(failed(await Promise.all(calls))).toEqual([]);
    expect(await brokenInvariants(db.$client)).toEqual([]);
  }
  expect(logLines).toEqual([]);
});

test("items are erased while their press, outfit, plan, look and owner change", async () => {
  const { ada, db, context, logLines, time, coat, boots, outfit, plan, look, editLook } = await wornWardrobe();
  const items = [coat.id, boots.id];
  const { press } = (await ada.sends<{ press: string }>("POST", api.wears, { items, on })).data;
  const [self] = await db.select({ id: members.id }).from(members).where(eq(members.slug, "ada"));
  await ada.sends("POST", api.itemDeletions, { ids: [coat.id] });
  time.laterMs = 8 * dayMs;
  const answers = await Promise.all([
    ada.sends("DELETE", api.wearPress(press)),
    ada.sends("POST", api.itemRestorations, { ids: [coat.id] }),
    ada.sends("POST", api.itemDeletions, { ids: [boots.id] }),
    ada.sends("PUT", api.plan(plan), { on: "2026-03-04" }),
    ada.sends("PUT", api.outfit(outfit), { name: "Sun", items: [boots.id] }),
    editLook(),
    ada.sends("DELETE", api.outfit(outfit)),
    ada.sends("DELETE", api.look(look.slug)),
    ada.setsPrivacy(true),
    ...[1, 2].map(async () => {
      await pruneDeletedItems(context);
      return { status: 200 };
    }),
    db.transaction((tx) => setStanding(tx, self?.id ?? "", "banned")).then(() => ({ status: 200 })),
  ]);
  expect(failed(answers)).toEqual([]);
  expect(logLines).toEqual([]);
});

test("twenty photos at once, each sent twice, are twenty items", async () => {
  const { ada } = await testSite();
  const photos = await Promise.all(Array.from({ length: 20 }, (_, at) => ada.hasPhoto(`#${40 + at}4455`)));
  const add = ({ id: photo }: { id: string }) => ada.sends<{ id: string }>("POST", api.items, { photo });
  const added = await Promise.all([...photos, ...photos].map(add));
  expect(added.map(({ status }) => status)).toEqual(added.map(() => 200));
  expect(new Set(added.map(({ data }) => data.id)).size).toBe(20);
});
