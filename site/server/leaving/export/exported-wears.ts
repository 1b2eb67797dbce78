import { and, asc, eq, sql } from "drizzle-orm";
import type { Reader } from "../../../shared/permissions.ts";
import { items } from "../../items/tables.ts";
import { looks } from "../../looks/tables.ts";
import { outfits } from "../../outfits/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { wears } from "../../wears/tables.ts";
import { type ExportedList, exportedList, exportPageSize } from "./exported-list.ts";

type LastWear = { id: string; wornOn: string } | null;

/** By day, the first one first. */
export const exportedWears = ({ db }: SiteContext, member: Reader): ExportedList =>
  exportedList({
    name: "wears",
    title: "Wears",
    rowsAfter: (last: LastWear) =>
      db
        .select({
          id: wears.id,
          wornOn: wears.wornOn,
          itemId: wears.itemId,
          item: items.name,
          look: looks.slug,
          outfit: outfits.name,
          loggedAt: wears.loggedAt,
        })
        .from(wears)
        .innerJoin(items, eq(items.id, wears.itemId))
        .leftJoin(looks, eq(looks.id, wears.lookId))
        .leftJoin(outfits, eq(outfits.id, wears.outfitId))
        .where(
          and(
            eq(wears.authorId, member.id),
            last ? sql`(${wears.wornOn}, ${wears.id}) > (${last.wornOn}::date, ${last.id}::uuid)` : undefined,
          ),
        )
        .orderBy(asc(wears.wornOn), asc(wears.id))
        .limit(exportPageSize),
    json: ({ id, ...wear }) => wear,
    line: ({ wornOn, item, outfit }) => ({ text: `${wornOn}: ${item ?? "An item without a name"}`, more: outfit }),
  });
