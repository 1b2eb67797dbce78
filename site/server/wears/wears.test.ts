import { describe, expect, test } from "vitest";
import { slowTest } from "../../../vitest/slow-test.ts";
import { api, paths } from "../../shared/paths.ts";
import type { WearsAnswer } from "../../shared/wears/wear.ts";
import { creates, hasItem } from "../outfits/testing/outfits.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";
import { wear, wornOf } from "./testing/wears.ts";
import { wornWith } from "./worn-with.ts";

const takesBack = (person: Person, press: string) => person.sends<WearsAnswer>("DELETE", api.wearPress(press));
const takesOneBack = (person: Person, { id }: { id: string }, on: string) =>
  person.sends<WearsAnswer>("DELETE", api.itemWear(id, on));

const archived = { archiveReason: "sold" };
const key = { "Idempotency-Key": "0123456789" };

describe("a wear", () => {
  test("is logged for several items with one press, and several times a day", async () => {
    const { ada } = await testSite();
    const [coat, boots] = [await hasItem(ada, "Coat"), await hasItem(ada, "Boots")];
    const first = await wear(ada, "2026-03-05", [coat, boots, coat]);
    expect(first).toMatchObject({ status: 200, message: "2 wears logged", data: { press: expect.any(String) } });
    expect(first.data.items).toHaveLength(2);
    expect(await wear(ada, "2026-03-05", [coat])).toMatchObject({
      message: "Wear logged",
      data: { items: [{ id: coat.id, wears: 2, lastWornOn: "2026-03-05" }] },
    });
    expect((await wear(ada, "2026-02-01", [coat])).data.items).toMatchObject([{ wears: 3, lastWornOn: "2026-03-05" }]);
    const { wears } = await ada.sees("item", paths.item("ada", coat.id));
    expect(wears).toEqual([
      { on: "2026-03-05", times: 2 },
      { on: "2026-02-01", times: 1 },
    ]);
  });

  test("is one for one idempotency key", async () => {
    const { ada } = await testSite();
    const coat = await hasItem(ada, "Coat");
    const [first, second] = await Promise.all([1, 2].map(() => wear(ada, "2026-03-05", [coat], {}, key)));
    expect(first?.data).toEqual(second?.data);
    expect(await wornOf(ada, coat)).toEqual([1, "2026-03-05"]);
    expect((await wear(ada, "2026-03-06", [coat], {}, key)).status).toBe(422);
  });

  test("may be of any day that has begun somewhere", async () => {
    const { ada } = await testSite({ clock: () => new Date("2026-03-05T09:59:00Z") });
    const coat = await hasItem(ada, "Coat");
    const statusOn = async (on: string) => (await wear(ada, on, [coat])).status;
    expect([await statusOn("2026-03-05"), await statusOn("1970-01-01")]).toEqual([200, 200]);
    expect(await wear(ada, "2026-03-06", [coat])).toMatchObject({
      status: 422,
      data: { on: ["Choose today or an earlier day."] },
    });
    for (const on of ["0000-01-01", "2026-02-30", "yesterday", "+12026-01-01", ""])
      expect(await statusOn(on), on).toBe(422);
    const evening = await testSite({ clock: () => new Date("2026-03-05T10:00:00Z") });
    const other = await hasItem(evening.ada, "Coat");
    expect((await wear(evening.ada, "2026-03-06", [other])).status).toBe(200);
  });

  test("is of what its member owns: not archived, not wished for", async () => {
    const { ada, joins } = await testSite();
    const bea = await joins("Bea");
    const [coat, hat, bag] = [
      await hasItem(ada, "Coat"),
      await hasItem(ada, "Hat", { archiveReason: "sold" }),
      await hasItem(ada, "Bag", { isWished: true }),
    ];
    expect(await wear(ada, "2026-03-05", [coat, hat])).toMatchObject({
      status: 422,
      data: { items: ["“Hat” is in your archive. Remove it from the archive first."] },
    });
    expect(await wear(ada, "2026-03-05", [bag])).toMatchObject({
      data: { items: ["“Bag” is on your wishlist. Take it off the wishlist first."] },
    });
    expect((await wear(bea, "2026-03-05", [coat])).status).toBe(404);
    expect((await wear(ada, "2026-03-05", [])).status).toBe(422);
    expect(await wornOf(ada, coat)).toEqual([0, null]);
    const unnamed = (await ada.sends<{ id: string }>("POST", api.items, { photo: (await ada.hasPhoto()).id })).data;
    expect((await wear(ada, "2026-03-05", [unnamed])).status).toBe(200);
    const outfit = (await creates(bea, "Of Bea", [await hasItem(bea, "Scarf")])).data;
    expect((await wear(ada, "2026-03-05", [coat], { outfit: outfit.id })).status).toBe(404);
    await bea.posts("Of Bea");
    expect((await wear(ada, "2026-03-05", [coat], { look: "of-bea" })).status).toBe(404);
  });

  test("is taken back with its whole press, or for one item", async () => {
    const { ada, joins } = await testSite();
    const bea = await joins("Bea");
    const [coat, boots] = [await hasItem(ada, "Coat"), await hasItem(ada, "Boots")];
    await wear(ada, "2026-03-01", [coat]);
    const { press } = (await wear(ada, "2026-03-05", [coat, boots])).data;
    await wear(ada, "2026-03-05", [coat]);
    expect((await takesBack(bea, press)).status).toBe(404);
    expect((await takesOneBack(bea, coat, "2026-03-05")).status).toBe(404);
    expect(await takesOneBack(ada, coat, "2026-03-05")).toMatchObject({ message: "Wear deleted" });
    expect(await wornOf(ada, coat)).toEqual([2, "2026-03-05"]);
    expect(await takesBack(ada, press)).toMatchObject({ status: 200, message: "2 wears deleted", data: { press } });
    expect([await wornOf(ada, coat), await wornOf(ada, boots)]).toEqual([
      [1, "2026-03-01"],
      [0, null],
    ]);
    expect(await takesBack(ada, press)).toMatchObject({ status: 200, data: { items: [] } });
    expect((await takesOneBack(ada, coat, "2026-03-05")).status).toBe(404);
    for (const [id, on] of [
      ["nonsense", "2026-03-01"],
      [coat.id, "0000-00-00"],
    ] as const)
      expect((await takesOneBack(ada, { id }, on)).status).toBe(404);
    expect((await takesBack(ada, "nonsense")).status).toBe(404);
  });

  test("of a look is one of each item that its tags name", async () => {
    const { ada, joins } = await testSite();
    const bea = await joins("Bea");
    const [coat, boots, sold] = [await hasItem(ada, "Coat"), await hasItem(ada, "Boots"), await hasItem(ada, "Sold")];
    const photo = await ada.hasPhoto();
    const tag = (item?: { id: string; name: string | null }) => ({
      ...{ photo: photo.id, x: 0.5, y: 0.5, name: item?.name ?? "Text" },
      ...(item && { item: item.id }),
    });
    const tags = [tag(coat), tag(boots), tag(sold), tag(coat), tag()];
    await ada.posts("Frost", { photos: [{ id: photo.id, alt: "" }], tags });
    await ada.posts("Bare");
    await ada.sends("PUT", api.item(sold.id), archived);
    const wearsLook = (person: Person, slug: string) => person.sends("POST", api.lookWears(slug), { on: "2026-03-05" });
    expect(await wearsLook(ada, "frost")).toMatchObject({ status: 200, message: "2 wears logged" });
    expect([await wornOf(ada, coat), await wornOf(ada, sold)]).toEqual([
      [1, "2026-03-05"],
      [0, null],
    ]);
    expect(await wearsLook(ada, "bare")).toMatchObject({
      status: 409,
      message: "This look has no items that you can wear. Add items from your wardrobe to it first.",
    });
    expect([(await wearsLook(bea, "frost")).status, (await wearsLook(ada, "nothing")).status]).toEqual([404, 404]);
    expect((await wear(ada, "2026-03-05", [coat], { look: "frost" })).status).toBe(200);
  });

  test("changes what visitors read, and tells them no day", async () => {
    const { ada, visitor } = await testSite();
    const coat = await hasItem(ada, "Coat");
    const shown = () => visitor.sees("item", paths.item("ada", coat.id));
    const listed = async () =>
      (await visitor.sees("memberWardrobe", `${paths.memberWardrobe("ada")}?sort=most-worn`)).items.items;
    expect((await shown()).item.wears).toBe(0);
    await listed();
    const { press } = (await wear(ada, "2026-03-05", [coat])).data;
    expect(await shown()).toMatchObject({ item: { wears: 1, own: null }, wears: null, wornWith: [] });
    expect(await listed()).toMatchObject([{ wears: 1 }]);
    expect(JSON.stringify(await shown())).not.toContain("2026-03-05");
    await takesBack(ada, press);
    expect((await shown()).item.wears).toBe(0);
  });

  test("says what else was worn on the same days", async () => {
    const { ada, context, db } = await testSite();
    const [coat, boots, hat] = [await hasItem(ada, "Coat"), await hasItem(ada, "Boots"), await hasItem(ada, "Hat")];
    await wear(ada, "2026-03-01", [coat, hat]);
    await wear(ada, "2026-03-02", [coat]);
    for (const on of ["2026-03-02", "2026-03-02", "2026-03-03", "2026-03-01"]) await wear(ada, on, [boots]);
    const { rows } = await db.execute<{ id: string }>("select id from site.members where slug = 'ada'");
    const viewer = { id: rows[0]?.id ?? "", role: "member" } as const;
    const beside = await wornWith(context, viewer, coat.id, 4);
    expect(beside.map(({ item, times }) => [item.name, times])).toEqual([
      ["Boots", 2],
      ["Hat", 1],
    ]);
    expect(await wornWith(context, viewer, coat.id, 1)).toHaveLength(1);
  });

  slowTest("counts fifty presses at once, of one item and of five, and takes them back", async () => {
    const { ada } = await testSite();
    const all: { id: string }[] = [];
    for (const name of ["A", "B", "C", "D", "E"]) all.push(await hasItem(ada, name));
    const [first, ...others] = all;
    if (!first) throw new Error("There is no item.");
    const presses = Array.from({ length: 50 }, (_, at) =>
      at % 2 ? wear(ada, "2026-03-05", [first]) : wear(ada, "2026-03-06", at % 4 ? all : all.toReversed()),
    );
    const answers = await Promise.all(presses);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await wornOf(ada, first)).toEqual([50, "2026-03-06"]);
    for (const one of others) expect(await wornOf(ada, one)).toEqual([25, "2026-03-06"]);
    const undone = answers.filter((_, at) => at % 2 === 0).flatMap(({ data }) => [data.press, data.press]);
    await Promise.all(undone.map((press) => takesBack(ada, press)));
    expect([await wornOf(ada, first), await wornOf(ada, all[4] ?? first)]).toEqual([
      [25, "2026-03-05"],
      [0, null],
    ]);
  });
});
