import type { Transaction } from "@hemline/database";
import { and, asc, desc, eq, inArray, or, sql } from "drizzle-orm";
import { amountText } from "../../../shared/items/price-text.ts";
import { newUuid } from "../../../shared/uuid.ts";
import type { ImportFault } from "../../../shared/wardrobe/import.ts";
import { brands } from "../../brands/tables.ts";
import { changedMeanwhile } from "../../problems.ts";
import { productColours, productPrices, products } from "../../products/tables.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { requireNoFaults } from "../../wardrobe/item-files/read-items.ts";
import { filledFields } from "../history/audited-fields.ts";
import { recordChanges } from "../history/record-change.ts";
import { isInState } from "../list-query.ts";
import type { DraftBrand } from "../products/brand-of-draft.ts";
import { lockBrands, requireJoinable } from "../rows/lock-brands.ts";
import { productSearchText } from "../rows/product-search-text.ts";
import { recountBrandProducts } from "../rows/recount-catalogue.ts";
import { type ReadLine, repeatedLines } from "./read-lines.ts";
import { type ProductLine, readProducts } from "./read-products.ts";
import { slugsOf, takenSlugs } from "./taken-slugs.ts";

type BrandOf = (written: string) => DraftBrand | undefined;

/** Adds the products of a file, all or none. @throws 422 with each faulty line, 409 when one came to be at this moment */
export async function importProducts(site: SiteContext, acting: ActingAdmin, text: string): Promise<number> {
  const { lines, faults } = readProducts(text);
  const brandIds = await site.db.transaction(async (tx) => {
    const drafts = lines.map(({ draft }) => draft);
    const taken = await takenSlugs(tx, "product", drafts);
    const brandOf = await brandsOf(tx, drafts);
    requireNoFaults([...faults, ...slugFaults(lines, taken), ...brandFaults(lines, brandOf)]);
    const slugs = slugsOf("product", drafts, taken);
    const made = drafts.flatMap((draft, at) => {
      const brand = brandOf(draft.brand);
      return brand ? [{ id: newUuid(site.clock), slug: slugs[at] ?? "", draft, brand }] : [];
    });
    const ids = [...new Set(made.map(({ brand }) => brand.id))];
    requireJoinable(await lockBrands(tx, ids), ids);
    await insertAll(tx, site, made);
    await recountBrandProducts(tx, ids);
    await recordAll(tx, site, acting, made);
    return made.map(({ brand }) => brand.id);
  });
  site.changed([...new Set(brandIds)].map((id) => `brand:${id}` as const));
  return brandIds.length;
}

const slugFaults = (lines: readonly ReadLine<ProductLine>[], taken: ReadonlySet<string>) =>
  repeatedLines(lines, "slug", ({ slug }) => slug, taken, "This page address is taken. Write another one, or none.");

const brandFaults = (lines: readonly ReadLine<ProductLine>[], brandOf: BrandOf): ImportFault[] =>
  lines
    .filter(({ draft }) => !brandOf(draft.brand))
    .map(({ line }) => ({
      ...{ line, column: "brand" },
      message: "We don’t know this brand. Write its name or page address as on the list of brands.",
    }));

/** Brands by slug or name; a public one before others of its name. */
async function brandsOf(tx: Transaction, drafts: readonly ProductLine[]): Promise<BrandOf> {
  const written = [...new Set(drafts.map(({ brand }) => brand.toLowerCase()))];
  const name = sql<string>`lower(${brands.name})`;
  const found = await tx
    .select({ id: brands.id, slug: brands.slug, name: brands.name, lowerName: name })
    .from(brands)
    .where(
      and(
        isInState(brands.state, null),
        or(inArray(brands.slug, written), sql`${name} = any(${sql.param(written)}::text[])`),
      ),
    )
    .orderBy(desc(eq(brands.state, "live")), asc(brands.createdAt), asc(brands.id));
  return (text) => {
    const wanted = text.toLowerCase();
    return found.find(({ slug }) => slug === wanted) ?? found.find(({ lowerName }) => lowerName === wanted);
  };
}

interface MadeProduct {
  id: string;
  slug: string;
  draft: ProductLine;
  brand: DraftBrand;
}

async function insertAll(tx: Transaction, { clock }: SiteContext, made: readonly MadeProduct[]): Promise<void> {
  const rows = made.map(({ id, slug, draft, brand }) => ({
    ...{ id, slug, brandId: brand.id, name: draft.name, searchText: productSearchText(brand.name, draft.name) },
    ...{ category: draft.category ?? null, description: draft.description, material: draft.material },
    ...{ sizes: draft.sizes ?? [], link: draft.link, state: draft.state, createdAt: clock(), editedAt: clock() },
  }));
  const inserted = await tx.insert(products).values(rows).onConflictDoNothing().returning({ id: products.id });
  if (inserted.length < rows.length) throw changedMeanwhile();
  const colours = made.flatMap(({ id, draft }) =>
    (draft.colours ?? []).map((colour, position) => ({ productId: id, position, colour })),
  );
  if (colours.length) await tx.insert(productColours).values(colours);
  await insertPrices(tx, made);
}

/** As arrays: a file may hold more prices than a query may have parameters. */
async function insertPrices(tx: Transaction, made: readonly MadeProduct[]): Promise<void> {
  const prices = made.flatMap(({ id, draft }) => (draft.prices ?? []).map((price) => ({ ...price, id })));
  const [ids, currencies, micros] = (["id", "currency", "micros"] as const).map((name) =>
    sql.param(prices.map((price) => price[name])),
  );
  await tx.execute(sql`insert into ${productPrices} (product_id, currency, price_micros)
    select * from unnest(${ids}::uuid[], ${currencies}::text[], ${micros}::bigint[])`);
}

const recordAll = (tx: Transaction, site: SiteContext, acting: ActingAdmin, made: readonly MadeProduct[]) =>
  recordChanges(
    tx,
    site,
    acting,
    made.map(({ id, slug, draft, brand }) => ({
      ...{ act: "create", kind: "product", id, why: "Imported from a file" },
      after: filledFields({
        ...{ brand: brand.slug, name: draft.name, slug, category: draft.category ?? null, state: draft.state },
        ...{ colours: draft.colours ?? [], sizes: draft.sizes ?? [], material: draft.material, link: draft.link },
        prices: (draft.prices ?? []).map(({ micros, currency }) => `${currency} ${amountText(micros)}`),
        description: draft.description,
      }),
    })),
  );
