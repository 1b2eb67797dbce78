import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { api } from "../../site/shared/paths.ts";
import type { Hemline } from "./hemline.ts";

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
export async function opensNorrAndSund({ address }: Pick<Hemline, "address">, cookie: string): Promise<void> {
  const headers = { Origin: address, Cookie: cookie };
  async function sends(method: string, path: string, draft?: object): Promise<void> {
    const json = { ...headers, "Content-Type": "application/json" };
    const answer = await fetch(address + path, { method, headers: json, body: draft && JSON.stringify(draft) });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  }
  async function photo(name: string): Promise<string> {
    const id = randomUUID();
    const body = new Uint8Array(await picture(name));
    const answer = await fetch(`${address}/api/photos/${id}`, {
      ...{ method: "PUT", body },
      headers: { ...headers, "Content-Type": "image/webp" },
    });
    if (!answer.ok) throw new Error(`The photo ${name} answered ${answer.status}: ${await answer.text()}`);
    return id;
  }
  await sends("POST", api.adminBrands, {
    ...{ name: "Norr & Sund", slug: norr.brand, links: ["https://norr-sund.example"], foundedIn: 1962 },
    description: "Outerwear and tailoring from a mill town. Few colours, long runs, and a repair counter.",
    logo: await photo("logo-norr-sund"),
    cover: await photo("brand-norr-sund"),
    coverAlt: "A blazer, a skirt and a bag from the autumn collection",
  });
  for (const { name, micros, photo: file } of products)
    await sends("POST", api.adminProducts, {
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
    await sends("POST", api.adminCollections(norr.brand), { name, slug, season, year: 2026 });
    for (const product of shown) await sends("PUT", api.adminCollectionProduct(norr.brand, slug, product));
  }
}
