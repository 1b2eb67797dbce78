import { eq } from "drizzle-orm";
import { brands } from "../../brands/tables.ts";
import { notFound } from "../../problems.ts";
import { type PageRequest, Redirect } from "../../request/page-loader.ts";
import type { SiteContext } from "../../site-context.ts";
import { brandIdAt } from "./brand-at.ts";

type BrandRow = typeof brands.$inferSelect;

/** The brand at a present slug; another one redirects. @throws 404 */
export async function pageBrand({ site, params }: PageRequest, pathOf: (slug: string) => string): Promise<BrandRow> {
  const slug = params.slug ?? "";
  const [named] = await site.db.select().from(brands).where(eq(brands.slug, slug));
  const brand = named ?? (await rowOf(site, await brandIdAt(site.db, slug)));
  const present = brand.mergedInto === null ? brand : await rowOf(site, brand.mergedInto);
  if (present.slug !== slug) throw new Redirect(pathOf(present.slug), 302);
  return present;
}

async function rowOf({ db }: SiteContext, id: string): Promise<BrandRow> {
  const [row] = await db.select().from(brands).where(eq(brands.id, id));
  if (!row) throw notFound("brand");
  return row;
}
