import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { hasNotebook } from "../notebook/testing/has-notebook.ts";
import { hasCatalogue } from "../testing/has-catalogue.ts";
import { routeAddresses } from "../testing/route-addresses.ts";
import { type TestSite, testSite } from "../testing/test-site.ts";

test("no page and no call tells anybody else what is a member's own", async () => {
  const site = await testSite();
  const { ada, visitor, joins } = site;
  const [stranger, follower, blocked, other] = [
    await joins("Stranger"),
    await joins("Follower"),
    await joins("Blocked"),
    await joins("Otherwise"),
  ];
  await follower.follows("ada");
  await ada.blocks("blocked");
  await ada.mutes("otherwise");
  const { values, addresses } = await haveSecrets(site);
  const sitemap = ["looks", "members", "brands", "collections", "products"].map((noun) => `/sitemap/${noun}-1.xml`);
  const faults: string[] = [];
  for (const person of [visitor, stranger, follower, blocked, other]) {
    const secrets = person === follower ? values.everybodyElse : [...values.everybodyElse, ...values.strangers];
    const others = [`${paths.members}?search=ada`, api.user, paths.notebookFeed("json"), ...sitemap];
    for (const address of new Set([...addresses, ...others])) {
      const texts = [
        await (await person.gets(address)).text(),
        JSON.stringify(await person.opens(address).catch(() => "")),
      ];
      // The reader's own session stands in their settings.
      for (const secret of secrets)
        if (
          texts.some((text) => text.includes(secret)) &&
          !(secret === "192.0.2." && address === paths.settingsAccount)
        )
          faults.push(`${person.slug || "a visitor"} reads “${secret}” at ${address}`);
    }
  }
  expect(faults).toEqual([]);
});

/** Gives Ada and Keeper what others must not read. @returns it, and the addresses where it might stand */
async function haveSecrets(site: TestSite) {
  const { ada, joins, db } = site;
  const open = await ada.posts("For everyone");
  await ada.posts("Only for followers", { audience: "followers", text: "among friends" });
  await ada.posts("Only for myself", { audience: "me", text: "a secret coat" });
  const keeper = await joins("Keeper");
  const cover = await keeper.hasPhoto();
  const links = ["https://keeper.example.org/"];
  await keeper.sends("PUT", api.profile, { first_name: "Keeper", bio: "hidden bio", cover: cover.id, links });
  await keeper.setsPrivacy(true);
  const price = { micros: 1_234_567_891, currency: "EUR" };
  const product = await hasCatalogue(site);
  const { id: item } = await ada.adds("Green loden coat", {
    productSlug: product.product,
    ...{ price, boughtOn: "2019-07-23", notes: "a moth hole at the cuff", storedAt: "under the stairs" },
  });
  await ada.sends("POST", api.wears, { items: [item], on: "2021-03-09" });
  const outfit = await ada.combines("Walks nobody knows of", [item]);
  await ada.sends("POST", api.plans, { outfit, on: "2021-03-10" });
  const { id: ownItem } = await ada.adds("Coat for myself", { audience: "me" });
  const photo = await ada.hasPhoto();
  const tag = { photo: photo.id, x: 0.5, y: 0.5 };
  await ada.posts("With two coats", {
    photos: [{ id: photo.id, alt: "" }],
    tags: [
      { ...tag, name: "Loden coat", item },
      { ...tag, name: "My own coat", item: ownItem },
    ],
  });
  const [row] = await db.select().from(members).where(eq(members.slug, "ada"));
  const values = {
    everybodyElse: [row!.email, row!.billingId, row!.passwordHash, "192.0.2.", "Only for myself", "a secret coat"]
      .concat(["keeper.example.org", "hidden bio", cover.id])
      .concat([
        String(price.micros),
        "2019-07-23",
        "a moth hole at the cuff",
        "under the stairs",
        "2021-03-09",
        "2021-03-10",
        "Walks nobody knows of",
        "Coat for myself",
        ownItem,
      ]),
    strangers: ["Only for followers", "among friends"],
  };
  const addresses = [
    ...routeAddresses({ look: open.slug, member: "ada", item, outfit, ...product, ...(await hasNotebook(site)) }),
    ...routeAddresses({ look: "only-for-myself", member: "ada", item, outfit }),
    ...routeAddresses({ look: "only-for-followers", member: "ada", item, outfit }),
    ...routeAddresses({ look: "with-two-coats", member: "ada", item, outfit }),
    ...routeAddresses({ look: open.slug, member: "keeper", item, outfit }),
  ]
    .map(([, address]) => address)
    .concat(
      `${paths.memberWardrobe("ada")}?search=coat&sort=most-worn`,
      `${paths.memberWardrobe("ada")}?show=favourite`,
      `${paths.newOutfit}?items=${item},${ownItem}`,
      `${paths.postLook}?items=${item},${ownItem}`,
      `${api.items}?search=coat`,
      `${api.items}?ids=${item},${ownItem}`,
      api.statisticsExport("items"),
      api.itemExport("items.csv"),
      api.itemExport("items.json"),
    );
  return { values, addresses };
}
