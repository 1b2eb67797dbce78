import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Reader } from "../../../shared/permissions.ts";
import { brands } from "../../brands/tables.ts";
import { lookColours, lookPhotos, looks, lookTags } from "../../looks/tables.ts";
import { products } from "../../products/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { type ExportedList, exportedList, exportPageSize } from "./exported-list.ts";

const fileOf = (photoId: string) => `photos/${photoId}.jpg`;

/** A look that was deleted has no position: it comes last. */
const place = sql<number>`coalesce(${looks.position}, 2147483647)`;

const isAfter = ({ id, position }: { id: string; position: number | null }) =>
  sql`(${place}, ${looks.id}) > (coalesce(${position}::int, 2147483647), ${id}::uuid)`;

/** All of them, in every audience and state; what was deleted and can still be restored is marked by `deletedAt`. */
export const exportedLooks = ({ db }: SiteContext, { id: memberId }: Reader): ExportedList =>
  exportedList({
    name: "looks",
    title: "Looks",
    async rowsAfter(last: { look: { id: string; position: number | null } } | null) {
      const page = await db
        .select()
        .from(looks)
        .where(and(eq(looks.authorId, memberId), last ? isAfter(last.look) : undefined))
        .orderBy(asc(place), asc(looks.id))
        .limit(exportPageSize);
      const ids = page.map(({ id }) => id);
      if (ids.length === 0) return [];
      const photos = await db
        .select()
        .from(lookPhotos)
        .where(inArray(lookPhotos.lookId, ids))
        .orderBy(asc(lookPhotos.position));
      const tags = await db
        .select({ ...getTableColumns(lookTags), brand: brands.name, product: products.name })
        .from(lookTags)
        .leftJoin(brands, eq(brands.id, lookTags.brandId))
        .leftJoin(products, eq(products.id, lookTags.productId))
        .where(inArray(lookTags.lookId, ids))
        .orderBy(asc(lookTags.position));
      const colours = await db.select().from(lookColours).where(inArray(lookColours.lookId, ids));
      return page.map((look) => ({
        look,
        colours: colours.filter(({ lookId }) => lookId === look.id).map(({ colour }) => colour),
        photos: photos.filter(({ lookId }) => lookId === look.id),
        tags: tags.filter(({ lookId }) => lookId === look.id),
      }));
    },
    json: ({ look: { id, authorId, searchText, ...look }, colours, photos, tags }) => ({
      ...look,
      colours,
      photos: photos.map(({ photoId, alt }) => ({ file: fileOf(photoId), alt })),
      tags: tags.map(({ photoId, itemId, x, y, name, brand, product }) => ({
        ...{ photo: fileOf(photoId), x, y, name, item: itemId, brand, product },
      })),
    }),
    line: ({ look, photos, tags }) => ({
      text: look.position === null ? `${look.title} (deleted)` : `${look.position}. ${look.title}`,
      more: [look.text, tags.map(({ name }) => name).join(", ")].filter(Boolean).join(" · "),
      photos: photos.map(({ photoId, alt }) => ({ file: fileOf(photoId), alt })),
    }),
  });
