import { changeItem, logPresses, type Member } from "@hemline/site/server";
import type { DemoContext } from "../demo-context.ts";
import { ownedDays } from "../planned/owned/owned-days.ts";
import type { OwnedProduct } from "../planned/owned/owned-product.ts";
import { ownedProducts } from "../planned/owned/owned-products.ts";
import { plannedProducts } from "../planned/products/products.ts";
import { itemsOf } from "../planned/products/worn-products.ts";
import type { SeededWardrobe } from "./seed-items.ts";
import { hasWears } from "./seed-wears.ts";

type Site = DemoContext["site"];

/** Says of which products the items of the wardrobes are; the tags of looks then say it too. */
export async function linkItems({ site }: DemoContext, wardrobes: ReadonlyMap<string, SeededWardrobe>): Promise<void> {
  const linked = [
    ...plannedProducts.flatMap((product) =>
      itemsOf(product).map(([by, name]) => ({ by, name, product: product.slug })),
    ),
    ...ownedProducts,
  ];
  for (const { by, name, product } of linked) {
    const wardrobe = wardrobes.get(by);
    const id = wardrobe?.ids.get(name);
    if (wardrobe && id) await changeItem(site, wardrobe.member, id, { productSlug: product });
  }
}

/** Logs the wears of the small wardrobes, over years. */
export async function seedOwnedWears({ site }: DemoContext, wardrobes: ReadonlyMap<string, SeededWardrobe>) {
  for (const [by, wardrobe] of wardrobes) {
    const owned = ownedProducts.filter((one) => one.by === by);
    if (owned.length > 0 && !(await hasWears(site, wardrobe))) await logAll(site, wardrobe, owned);
  }
}

const logAll = (site: Site, { member, ids }: { member: Member; ids: SeededWardrobe["ids"] }, owned: OwnedProduct[]) =>
  logPresses(
    site,
    member,
    owned.flatMap((one) => {
      const id = ids.get(one.name);
      return id ? ownedDays(one, site.clock()).map((on) => ({ on, items: [id] })) : [];
    }),
  );
