import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Reader } from "../../../shared/permissions.ts";
import { items } from "../../items/tables.ts";
import { outfitItems, outfits } from "../../outfits/tables.ts";
import { plans } from "../../planner/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { type ExportedList, exportedList, exportPageSize } from "./exported-list.ts";

const nameOf = ({ name }: { name: string | null }): string => name ?? "An item without a name";

/** With the names of their items from head to foot. */
export const exportedOutfits = ({ db }: SiteContext, member: Reader): ExportedList =>
  exportedList({
    name: "outfits",
    title: "Outfits",
    async rowsAfter(last: { id: string } | null) {
      const page = await db
        .select({ id: outfits.id, name: outfits.name, createdAt: outfits.createdAt, editedAt: outfits.editedAt })
        .from(outfits)
        .where(and(eq(outfits.authorId, member.id), last ? gt(outfits.id, last.id) : undefined))
        .orderBy(asc(outfits.id))
        .limit(exportPageSize);
      const ids = page.map(({ id }) => id);
      if (ids.length === 0) return [];
      const placed = await db
        .select({ outfitId: outfitItems.outfitId, id: items.id, name: items.name })
        .from(outfitItems)
        .innerJoin(items, eq(items.id, outfitItems.itemId))
        .where(inArray(outfitItems.outfitId, ids))
        .orderBy(asc(outfitItems.position));
      return page.map((outfit) => ({ ...outfit, items: placed.filter(({ outfitId }) => outfitId === outfit.id) }));
    },
    json: (outfit) => ({ ...outfit, items: outfit.items.map(({ id, name }) => ({ id, name })) }),
    line: ({ name, items: held }) => ({ text: name, more: held.map(nameOf).join(", ") }),
  });

export const exportedPlans = ({ db }: SiteContext, member: Reader): ExportedList =>
  exportedList({
    name: "planned-outfits",
    title: "Planned outfits",
    rowsAfter: (last: { id: string } | null) =>
      db
        .select({ id: plans.id, plannedOn: plans.plannedOn, became: plans.became, outfit: outfits.name })
        .from(plans)
        .innerJoin(outfits, eq(outfits.id, plans.outfitId))
        .where(and(eq(plans.authorId, member.id), last ? gt(plans.id, last.id) : undefined))
        .orderBy(asc(plans.id))
        .limit(exportPageSize),
    json: ({ id, ...plan }) => plan,
    line: ({ plannedOn, outfit, became }) => ({ text: `${plannedOn}: ${outfit}`, more: became }),
  });
