import { readFile } from "node:fs/promises";
import { api } from "../../site/shared/paths.ts";
import type { E2eMember } from "./member.ts";

export const norr = { brand: "norr-sund", collection: "autumn-2026", product: "wool-coat" };

const picture = (name: string) => readFile(new URL(`../../demo/pictures/${name}.webp`, import.meta.url));

const products = [
  { name: "Wool coat", micros: 290_000_000, photo: "item-camel-coat" },
  { name: "Pinstripe blazer", micros: 240_000_000, photo: "item-navy-blazer" },
  { name: "Plaid skirt", micros: 120_000_000, photo: "item-tartan-skirt" },
  { name: "Checked scarf", micros: 65_000_000, photo: "item-half-blanket-scarf" },
  { name: "Cable sweater", micros: 140_000_000, photo: "product-cable-roll-neck" },
];

/** The brand Norr & Sund with five products, and two collections: the first shows all of them, the second two. */
export async function opensNorrAndSund({ calls, uploads }: E2eMember): Promise<void> {
  const photo = async (name: string) => uploads(await picture(name), "image/webp");
  await calls("POST", api.adminBrands, {
    ...{ name: "Norr & Sund", slug: norr.brand, links: ["https://norr-sund.example"], foundedIn: 1962 },
    description: "Outerwear and tailoring from a mill town. Few colours, long runs, and a repair counter.",
    logo: await photo("logo-norr-sund"),
    cover: await photo("brand-norr-sund"),
    coverAlt: "A blazer, a skirt and a bag from the autumn collection",
  });
  for (const { name, micros, photo: file } of products)
    await calls("POST", api.adminProducts, {
      ...{ brand: norr.brand, name, prices: [{ micros, currency: "EUR" }] },
      photos: [{ id: await photo(file), alt: name }],
    });
  // A new collection becomes the first one.
  await fills("Spring 2026", "spring", ["plaid-skirt", "checked-scarf"]);
  await fills("Autumn 2026", "autumn", [
    "wool-coat",
    "pinstripe-blazer",
    "plaid-skirt",
    "checked-scarf",
    "cable-sweater",
  ]);

  async function fills(name: string, season: string, shown: string[]): Promise<void> {
    const slug = name.toLowerCase().replace(" ", "-");
    await calls("POST", api.adminCollections(norr.brand), { name, slug, season, year: 2026 });
    for (const product of shown) await calls("PUT", api.adminCollectionProduct(norr.brand, slug, product));
  }
}
