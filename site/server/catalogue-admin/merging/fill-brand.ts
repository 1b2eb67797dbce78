import type { Transaction } from "@hemline/database";
import { eq, sql } from "drizzle-orm";
import { brands } from "../../brands/tables.ts";
import { releasePhotos } from "../../photos/photos.ts";
import type { SiteContext } from "../../site-context.ts";
import { auditedBrand } from "../brands/audited-brand.ts";
import { brandFields } from "../brands/brand-fields.ts";
import { type AuditedFields, changedFields } from "../history/audited-fields.ts";
import type { LockedBrand } from "../rows/lock-brands.ts";
import { renewSitePhotos } from "../site-photos.ts";

/** Fills the empty fields of a brand from the one that is merged into it. Pictures that are left over are released. */
export async function fillBrand(
  tx: Transaction,
  site: SiteContext,
  source: LockedBrand,
  target: LockedBrand,
): Promise<{ before: AuditedFields; after: AuditedFields }> {
  const now = site.clock();
  const fields = async () => auditedBrand(tx, target.id, await brandFields(tx, site, target.id));
  const before = await fields();
  const takesCover = target.coverId === null;
  // First, because a photo is shown by one brand.
  await tx.update(brands).set({ logoId: null, coverId: null, coverAlt: "" }).where(eq(brands.id, source.id));
  await tx
    .update(brands)
    .set({
      description: target.description ?? source.description,
      foundedIn: target.foundedIn ?? source.foundedIn,
      links: target.links.length ? target.links : source.links,
      logoId: target.logoId ?? source.logoId,
      ...(takesCover && { coverId: source.coverId, coverAlt: source.coverAlt }),
      ...{ version: sql`${brands.version} + 1`, editedAt: now },
    })
    .where(eq(brands.id, target.id));
  const leftOver = [target.logoId && source.logoId, takesCover ? null : source.coverId].filter((id) => id !== null);
  await releasePhotos(tx, leftOver, now);
  await renewSitePhotos(tx, [target.id]);
  return changedFields(before, await fields()) ?? { before: {}, after: {} };
}
