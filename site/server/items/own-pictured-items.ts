import { and, eq, ne, sql } from "drizzle-orm";
import type { PicturedItem } from "../../shared/items/item.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { photoFileColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { items } from "./tables.ts";

/** In any order, without deleted items and those of others. Whole cards of hundreds of items take several times as long. */
export async function ownPicturedItems(
  { db }: Pick<SiteContext, "db">,
  member: { id: string },
  ids: readonly string[],
): Promise<PicturedItem[]> {
  if (ids.length === 0) return [];
  return preparedRows(db, "own pictured items", { ids, memberId: member.id }, () =>
    query
      .select({ id: items.id, name: items.name, category: items.category, photo: photoFileColumns(photos) })
      .from(items)
      .leftJoin(photos, eq(photos.id, items.photoId))
      .where(
        and(
          // In a subquery, so that the planner does not plan anew for each number of ids.
          sql`${items.id} = any((select ${sql.placeholder("ids")}::uuid[])::uuid[])`,
          eq(items.authorId, sql.placeholder("memberId")),
          ne(items.state, "deleted"),
        ),
      ),
  );
}
