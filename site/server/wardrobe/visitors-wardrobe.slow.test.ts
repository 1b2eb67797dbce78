import { expect, test } from "vitest";
import type { ItemChange } from "../../shared/items/item.ts";
import { api, paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { items } from "../items/tables.ts";
import { looks } from "../looks/tables.ts";
import { testSite } from "../testing/test-site.ts";

/** Ada's coat and secret hat on a look, and how to read every page of them that visitors share. */
async function sharedPages() {
  const site = await testSite();
  const { ada, visitor, db, context } = site;
  const coat = await ada.adds("Coat", { category: "coat", photo: (await ada.hasPhoto()).id });
  const hat = await ada.adds("Hat", { audience: "me" });
  const { id: photo } = await ada.hasPhoto();
  const tag = { photo, x: 0.5, y: 0.5 };
  const look = await ada.posts("Rain", {
    photos: [{ id: photo, alt: "" }],
    tags: [
      { ...tag, name: "Coat", item: coat.id },
      { ...tag, name: "Hat", item: hat.id },
    ],
  });
  const wardrobe = paths.memberWardrobe("ada");
  const addresses = [paths.item("ada", coat.id), paths.item("ada", hat.id), paths.look(look.slug), paths.member("ada")]
    .concat(wardrobe, paths.looks, paths.members)
    .concat(["sort=most-worn", "show=favourite", "show=wished", "search=coat"].map((query) => `${wardrobe}?${query}`));
  const read = () =>
    Promise.all(
      addresses.map(async (address) => {
        const page = await visitor.gets(address);
        return `${address} ${page.status} ${await page.text()}`;
      }),
    );
  const forgetAll = async () =>
    context.changed([
      ...(await db.select({ id: items.id }).from(items)).map(({ id }) => `item:${id}` as const),
      ...(await db.select({ id: looks.id }).from(looks)).map(({ id }) => `look:${id}` as const),
      ...(await db.select({ id: members.id }).from(members)).flatMap(
        ({ id }) => [`member:${id}`, `wardrobe:${id}`, `profile:${id}`] as const,
      ),
      ...(["looks", "members"] as const),
    ]);
  return { ...site, coat, hat, look, read, forgetAll };
}

test("visitors read nothing older than the last change of a wardrobe", async () => {
  const { ada, coat, hat, look, read, forgetAll } = await sharedPages();
  const on = "2026-01-31";
  const outfit = await ada.combines("Rain", [coat.id, hat.id]);
  const plan = (await ada.sends<{ id: string }>("POST", api.plans, { outfit, on })).data.id;
  const [ids, red] = [[coat.id, hat.id], await ada.hasPhoto("#b01818")];
  const changes: [string, ItemChange][] = [
    ["a name", { name: "Camel coat" }],
    ["a price and a brand", { price: { micros: 1, currency: "EUR" }, brand: "Aera" }],
    ["a favourite", { isFavourite: true }],
    ["a wish", { isWished: true }],
    ["no wish", { isWished: false }],
    ["the archive", { archiveReason: "lent" }],
    ["out of the archive", { archiveReason: null }],
    ["followers", { audience: "followers" }],
    ["everyone", { audience: "everyone" }],
    ["another photo", { photo: red.id }],
    ["no photo", { photo: null }],
  ];
  const acts: [string, () => Promise<{ status: number }>][] = [
    ["nothing", () => ada.sends("PUT", api.item(coat.id), {})],
    ["a wear", () => ada.sends("POST", api.wears, { items: ids, on })],
    ["a wear of a look", () => ada.sends("POST", api.lookWears(look.slug), { on })],
    ["a wear less", () => ada.sends("DELETE", api.itemWear(coat.id, on))],
    ["worn as planned", () => ada.sends("PUT", api.plan(plan), { became: "worn" })],
    ["something else instead", () => ada.sends("PUT", api.plan(plan), { became: "instead" })],
    ...changes.map(([what, change]): (typeof acts)[number] => [
      what,
      () => ada.sends("PUT", api.item(coat.id), change),
    ]),
    ["many", () => ada.sends("POST", api.itemChanges, { ids, change: { audience: "everyone", category: "hat" } })],
    ["another item", () => ada.sends("POST", api.items, { name: "Scarf" })],
    ["a closed wardrobe", () => ada.sends("PUT", api.wardrobe, { audience: "me" })],
    ["an open wardrobe", () => ada.sends("PUT", api.wardrobe, { audience: "everyone" })],
    ["a deletion", () => ada.sends("POST", api.itemDeletions, { ids })],
    ["a restoration", () => ada.sends("POST", api.itemRestorations, { ids })],
    ["a private member", () => ada.setsPrivacy(true)],
    ["a public member", () => ada.setsPrivacy(false)],
  ];
  for (const [what, act] of acts) {
    await read();
    expect((await act()).status, what).toBe(200);
    const kept = await read();
    await forgetAll();
    expect(kept, what).toEqual(await read());
  }
});
