import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Reader } from "../../../shared/permissions.ts";
import { brandFollows, brandMembers, brands } from "../../brands/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { type ExportedList, exportedList, exportPageSize } from "./exported-list.ts";

interface Brands {
  name: string;
  title: string;
  table: typeof brandFollows | typeof brandMembers;
}

const exportedBrands = ({ db }: SiteContext, member: Reader, { table, ...names }: Brands): ExportedList =>
  exportedList({
    ...names,
    rowsAfter: (last: { id: string } | null) =>
      db
        .select({
          id: brands.id,
          name: brands.name,
          slug: brands.slug,
          since: table.createdAt,
          isKnown: sql<boolean>`${brands.state} = 'live'`,
        })
        .from(table)
        .innerJoin(brands, eq(brands.id, table.brandId))
        .where(and(eq(table.memberId, member.id), last ? gt(brands.id, last.id) : undefined))
        .orderBy(asc(brands.id))
        .limit(exportPageSize),
    json: ({ isKnown, since, name, slug }) => ({ since, brand: isKnown ? { name, pageAddress: slug } : null }),
    line: ({ isKnown, name }) => ({ text: isKnown ? name : "A brand that isn’t on Hemline any more" }),
  });

export const exportedFollowedBrands = (site: SiteContext, member: Reader): ExportedList =>
  exportedBrands(site, member, { name: "followed-brands", title: "Followed brands", table: brandFollows });

/** They named the member, who responds to reviews for them. */
export const exportedOwnBrands = (site: SiteContext, member: Reader): ExportedList =>
  exportedBrands(site, member, { name: "own-brands", title: "Brands that you respond for", table: brandMembers });
