import type { Database, Transaction } from "@hemline/database";
import { eq, getTableColumns } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { BrandFields } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import { brands } from "../../brands/tables.ts";
import { membersWithAvatars } from "../../photos/members-with-avatars.ts";
import { photoCard } from "../../photos/photos.ts";
import { photos } from "../../photos/tables.ts";
import { notFound } from "../../problems.ts";
import type { SiteContext } from "../../site-context.ts";
import { namedMemberIds } from "./named-members.ts";

const logos = alias(photos, "logos");
const covers = alias(photos, "covers");

/** What the form of a brand shows. */
export async function brandFields(
  db: Database | Transaction,
  site: Pick<SiteContext, "clock">,
  id: string,
): Promise<BrandFields> {
  const [row] = await db
    .select({ brand: brands, logo: getTableColumns(logos), cover: getTableColumns(covers) })
    .from(brands)
    .leftJoin(logos, eq(logos.id, brands.logoId))
    .leftJoin(covers, eq(covers.id, brands.coverId))
    .where(eq(brands.id, id));
  if (!row) throw notFound("brand");
  const { version, name, slug, description, links, foundedIn, coverAlt } = row.brand;
  return {
    ...{ version, name, slug, links, foundedIn, coverAlt },
    description: description ?? "",
    logo: row.logo && photoCard(row.logo, name),
    cover: row.cover && photoCard(row.cover, coverAlt),
    members: await namedMembersOf(db, site, id),
  };
}

async function namedMembersOf(db: Database | Transaction, site: Pick<SiteContext, "clock">, brandId: string) {
  const found = await membersWithAvatars(db, site, await namedMemberIds(db, brandId));
  return [...found.values()].sort((one, other) => one.slug.localeCompare(other.slug, "en"));
}
