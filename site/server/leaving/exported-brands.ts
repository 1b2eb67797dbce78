import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import { brandFollows, brands } from "../brands/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { type ExportedList, exportedList, exportPageSize } from "./exported-list.ts";

export const exportedFollowedBrands = ({ db }: SiteContext, member: Reader): ExportedList =>
  exportedList({
    name: "followed-brands",
    title: "Followed brands",
    rowsAfter: (last: { id: string } | null) =>
      db
        .select({
          id: brands.id,
          name: brands.name,
          slug: brands.slug,
          since: brandFollows.createdAt,
          isKnown: sql<boolean>`${brands.state} = 'live'`,
        })
        .from(brandFollows)
        .innerJoin(brands, eq(brands.id, brandFollows.brandId))
        .where(and(eq(brandFollows.memberId, member.id), last ? gt(brands.id, last.id) : undefined))
        .orderBy(asc(brands.id))
        .limit(exportPageSize),
    json: ({ isKnown, since, name, slug }) => ({ since, brand: isKnown ? { name, pageAddress: slug } : null }),
    line: ({ isKnown, name }) => ({ text: isKnown ? name : "A brand that isn’t on Hemline any more" }),
  });
