import type { Transaction } from "@hemline/database";
import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import type { FoundBrandName, FoundProductName } from "../../shared/catalogue/catalogue-names.ts";
import { dayMs } from "../../shared/durations.ts";
import { proposalsPerDay } from "../../shared/limits.ts";
import { searchable } from "../../shared/searchable.ts";
import { slugOf } from "../../shared/slug.ts";
import { newUuid } from "../../shared/uuid.ts";
import { members } from "../accounts/tables.ts";
import { brands } from "../brands/tables.ts";
import { withFreeSlug } from "../db/free-slug.ts";
import { invalid, tooManyProposals } from "../problems.ts";
import { products } from "../products/tables.ts";
import { requireActingMember } from "../relations/require-acting-member.ts";
import type { SiteContext } from "../site-context.ts";
import { isOldSlug } from "../slugs/old-slugs.ts";
import { noScope } from "../slugs/tables.ts";
import { mayNameProduct } from "./may-name.ts";
import { brandsNamed, brandToName } from "./named-in-catalogue.ts";

/** What a proposal led to: a new one, or what has its name already. */
interface Proposed<Name> {
  isNew: boolean;
  found: Name;
}

/**
 * Proposes a brand: only its proposer sees it, on their own things, until an admin decides.
 * @throws 429 beyond the proposals of a day
 */
export function proposeBrand(
  { db, clock }: SiteContext,
  member: { id: string },
  name: string,
): Promise<Proposed<FoundBrandName>> {
  return db.transaction(async (tx) => {
    await lockProposer(tx, member.id);
    const present = (await brandsNamed(tx, member.id, [name])).get(name.toLowerCase());
    if (present) return { isNew: false, found: await brandNameOf(tx, present.id) };
    const isOfToday = and(eq(brands.proposedBy, member.id), gt(brands.createdAt, dayBefore(clock())));
    await requireFewProposals(await tx.$count(brands, isOfToday));
    const id = newUuid(clock);
    const dates = { createdAt: clock(), editedAt: clock() };
    await insertWithSlug(tx, "brand", name, (slug) =>
      tx
        .insert(brands)
        .values({
          ...{ id, slug, name, searchText: searchable(name), state: "proposed", proposedBy: member.id },
          ...dates,
        })
        .onConflictDoNothing({ target: brands.slug })
        .returning({ slug: brands.slug }),
    );
    return { isNew: true, found: await brandNameOf(tx, id) };
  });
}

/** Proposes a product of a brand in the same way. @throws 422 for a brand that the member may not name, 429 */
export function proposeProduct(
  { db, clock }: SiteContext,
  member: { id: string },
  draft: { name: string; brand: string },
): Promise<Proposed<FoundProductName>> {
  return db.transaction(async (tx) => {
    await lockProposer(tx, member.id);
    const brand = await brandToName(tx, member.id, draft.brand);
    if (!brand) throw invalid({ brand: ["We can’t find this brand. Choose another one."] });
    const present = await productNamed(tx, member.id, brand.id, draft.name);
    if (present) return { isNew: false, found: await productNameOf(tx, present) };
    const isOfToday = and(eq(products.proposedBy, member.id), gt(products.createdAt, dayBefore(clock())));
    await requireFewProposals(await tx.$count(products, isOfToday));
    const id = newUuid(clock);
    const { name } = draft;
    const searchText = searchable(`${brand.name} ${name}`);
    const dates = { createdAt: clock(), editedAt: clock() };
    await insertWithSlug(tx, "product", name, (slug) =>
      tx
        .insert(products)
        .values({
          ...{ id, brandId: brand.id, slug, name, searchText, state: "proposed", proposedBy: member.id },
          ...dates,
        })
        .onConflictDoNothing({ target: products.slug })
        .returning({ slug: products.slug }),
    );
    return { isNew: true, found: await productNameOf(tx, id) };
  });
}

const dayBefore = (now: Date) => new Date(now.getTime() - dayMs);

/** Two proposals at once are counted one after the other. @throws 401, 403 when they left or were banned meanwhile */
async function lockProposer(tx: Transaction, memberId: string): Promise<void> {
  const [member] = await tx
    .select({ standing: members.standing })
    .from(members)
    .where(eq(members.id, memberId))
    .for("no key update");
  requireActingMember(member);
}

async function requireFewProposals(ofToday: number): Promise<void> {
  if (ofToday >= proposalsPerDay) throw tooManyProposals(dayMs / 1000);
}

function insertWithSlug(
  tx: Transaction,
  kind: "brand" | "product",
  name: string,
  insert: (slug: string) => PromiseLike<{ slug: string }[]>,
): Promise<string> {
  return withFreeSlug(slugOf(name, kind), async (slug) => {
    if (await isOldSlug(tx, kind, slug, noScope)) return null;
    const [made] = await insert(slug);
    return made?.slug ?? null;
  });
}

async function productNamed(tx: Transaction, memberId: string, brandId: string, name: string): Promise<string | null> {
  const isNamed: SQL = sql`lower(${products.name}) = lower(${name}) and ${products.brandId} = ${brandId}`;
  const [found] = await tx
    .select({ id: products.id })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(isNamed, mayNameProduct(sql`${memberId}::uuid`)))
    .orderBy(sql`${products.state} <> 'live'`, products.id)
    .limit(1);
  return found?.id ?? null;
}

async function brandNameOf(tx: Transaction, id: string): Promise<FoundBrandName> {
  const [brand] = await tx
    .select({ slug: brands.slug, name: brands.name, state: brands.state })
    .from(brands)
    .where(eq(brands.id, id));
  if (!brand) throw new Error("A brand that was just proposed is gone.");
  const { state, ...name } = brand;
  return { ...name, logo: null, isWaiting: state === "proposed" };
}

async function productNameOf(tx: Transaction, id: string): Promise<FoundProductName> {
  const [product] = await tx
    .select({
      ...{ slug: products.slug, name: products.name, category: products.category, state: products.state },
      brand: { slug: brands.slug, name: brands.name },
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(eq(products.id, id));
  if (!product) throw new Error("A product that was just proposed is gone.");
  const { state, ...name } = product;
  return { ...name, photo: null, isWaiting: state === "proposed" };
}
