import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import { lookPhotos, looks, lookTags } from "../looks/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { type ExportedList, exportedList, exportPageSize } from "./exported-list.ts";

const fileOf = (photoId: string) => `photos/${photoId}.jpg`;

/** All of them, in every audience and state. */
export const exportedLooks = ({ db }: SiteContext, { id: memberId }: Reader): ExportedList =>
  exportedList({
    name: "looks",
    title: "Looks",
    async rowsAfter(last: { look: { position: number } } | null) {
      const page = await db
        .select()
        .from(looks)
        .where(and(eq(looks.authorId, memberId), last ? gt(looks.position, last.look.position) : undefined))
        .orderBy(asc(looks.position))
        .limit(exportPageSize);
      const ids = page.map(({ id }) => id);
      if (ids.length === 0) return [];
      const photos = await db
        .select()
        .from(lookPhotos)
        .where(inArray(lookPhotos.lookId, ids))
        .orderBy(asc(lookPhotos.position));
      const tags = await db
        .select()
        .from(lookTags)
        .where(inArray(lookTags.lookId, ids))
        .orderBy(asc(lookTags.position));
      return page.map((look) => ({
        look,
        photos: photos.filter(({ lookId }) => lookId === look.id),
        tags: tags.filter(({ lookId }) => lookId === look.id),
      }));
    },
    json: ({ look: { id, authorId, ...look }, photos, tags }) => ({
      ...look,
      photos: photos.map(({ photoId, alt }) => ({ file: fileOf(photoId), alt })),
      tags: tags.map(({ photoId, x, y, name }) => ({ photo: fileOf(photoId), x, y, name })),
    }),
    line: ({ look, photos, tags }) => ({
      text: `${look.position}. ${look.title}`,
      more: [look.text, tags.map(({ name }) => name).join(", ")].filter(Boolean).join(" · "),
      photos: photos.map(({ photoId, alt }) => ({ file: fileOf(photoId), alt })),
    }),
  });
