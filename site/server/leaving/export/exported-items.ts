import { and, asc, eq, getTableColumns, gt, inArray } from "drizzle-orm";
import type { Reader } from "../../../shared/permissions.ts";
import { brands } from "../../brands/tables.ts";
import { itemColours, items } from "../../items/tables.ts";
import { products } from "../../products/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { type ExportedList, exportedList, exportPageSize } from "./exported-list.ts";

const photosOf = ({ photoId, name }: Pick<typeof items.$inferSelect, "photoId" | "name">) =>
  photoId ? [{ file: `photos/${photoId}.jpg`, alt: name ?? "" }] : [];

/** All of them with all that only their owner sees; what was deleted and can still be restored is marked by `deletedAt`. */
export const exportedItems = ({ db }: SiteContext, member: Reader): ExportedList =>
  exportedList({
    name: "items",
    title: "Wardrobe",
    async rowsAfter(last: { id: string } | null) {
      const page = await db
        .select({ ...getTableColumns(items), brandPage: brands.name, product: products.name })
        .from(items)
        .leftJoin(brands, eq(brands.id, items.brandId))
        .leftJoin(products, eq(products.id, items.productId))
        .where(and(eq(items.authorId, member.id), last ? gt(items.id, last.id) : undefined))
        .orderBy(asc(items.id))
        .limit(exportPageSize);
      const ids = page.map(({ id }) => id);
      const colours = ids.length
        ? await db.select().from(itemColours).where(inArray(itemColours.itemId, ids)).orderBy(asc(itemColours.position))
        : [];
      return page.map((item) => ({
        ...item,
        colours: colours.filter(({ itemId }) => itemId === item.id).map(({ colour }) => colour),
      }));
    },
    json: ({ authorId, photoId, priceMicros, currency, brandId, productId, ...item }) => ({
      ...item,
      price: priceMicros === null ? null : { amount: priceMicros / 1_000_000, currency },
      photos: photosOf({ photoId, name: item.name }),
    }),
    line: (item) => ({
      text: `${item.name ?? "An item without a name"}${item.deletedAt ? " (deleted)" : ""}`,
      more: [item.brandName, item.product, item.size, item.notes].filter(Boolean).join(" · "),
      photos: photosOf(item),
    }),
  });
