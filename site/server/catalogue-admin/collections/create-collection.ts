import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import type { SavedAnswer } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import type { ParsedCollection } from "../../../shared/catalogue-admin/collection-form.ts";
import { catalogueLimits } from "../../../shared/limits.ts";
import { newUuid } from "../../../shared/uuid.ts";
import { brands } from "../../brands/tables.ts";
import { collections } from "../../collections/tables.ts";
import { tooManyCollections } from "../../problems.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { filledFields } from "../history/audited-fields.ts";
import { recordChange } from "../history/record-change.ts";
import { lockBrandAt } from "../rows/brand-at.ts";
import { claimForSite, renewSitePhotos } from "../site-photos.ts";
import { newSlug } from "../slugs.ts";
import { auditedCollectionDraft } from "./collection-fields.ts";

/** It becomes the first of its brand's. @throws 404, 422 at the fields of the form */
export async function createCollection(
  site: SiteContext,
  acting: ActingAdmin,
  brandSlug: string,
  draft: ParsedCollection,
): Promise<SavedAnswer> {
  const id = newUuid(site.clock);
  const { slug, brandId } = await site.db.transaction(async (tx) => {
    const brand = await lockBrandAt(tx, brandSlug);
    if (brand.collectionCount >= catalogueLimits.collections) throw tooManyCollections(catalogueLimits.collections);
    await claimForSite(tx, acting.admin, "cover", draft.cover ? [draft.cover] : []);
    await makeRoom(tx, brand.id);
    const place = { kind: "collection", scopeId: brand.id } as const;
    const made = await newSlug(tx, place, draft, (one) => insertCollection(tx, rowOf(site, id, brand.id, draft), one));
    await tx
      .update(brands)
      .set({ collectionCount: sql`${brands.collectionCount} + 1` })
      .where(eq(brands.id, brand.id));
    await renewSitePhotos(tx, [brand.id]);
    const after = filledFields(auditedCollectionDraft(draft, made));
    await recordChange(tx, site, acting, { act: "create", kind: "collection", id, after });
    return { slug: made, brandId: brand.id };
  });
  site.changed([`brand:${brandId}`, `collection:${id}`]);
  return { slug, version: 1 };
}

/** Places are compared at the end of the statement. */
const makeRoom = (tx: Transaction, brandId: string) =>
  tx
    .update(collections)
    .set({ position: sql`${collections.position} + 1` })
    .where(eq(collections.brandId, brandId));

const rowOf = (site: Pick<SiteContext, "clock">, id: string, brandId: string, draft: ParsedCollection) => ({
  ...{ id, brandId, name: draft.name, season: draft.season, year: draft.year, description: draft.description },
  ...{ coverId: draft.cover, coverAlt: draft.coverAlt, position: 0 },
  ...{ createdAt: site.clock(), editedAt: site.clock() },
});

/** Null where another collection of the brand has the slug. */
async function insertCollection(tx: Transaction, row: ReturnType<typeof rowOf>, slug: string): Promise<string | null> {
  const [made] = await tx
    .insert(collections)
    .values({ ...row, slug })
    .onConflictDoNothing({ target: [collections.brandId, collections.slug] })
    .returning({ slug: collections.slug });
  return made?.slug ?? null;
}
