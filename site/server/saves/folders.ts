import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import type { FolderCard, FolderChoice } from "../../shared/saves/folder.ts";
import { members } from "../accounts/tables.ts";
import { lookBySlug } from "../looks/looks.ts";
import { lookPhotos, looks } from "../looks/tables.ts";
import { photoCard } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { seenBy, viewerId } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { folderLooks, folders, saves } from "./tables.ts";

const maxCovers = 3;

type Contents = Pick<FolderCard, "looks" | "covers">;

const nothing: Contents = { looks: 0, covers: [] };

/** The member's folders, newest first, and what they and all saves hold that the member may still see. */
export async function foldersOf(site: SiteContext, member: Reader): Promise<{ all: Contents; folders: FolderCard[] }> {
  const own = await site.db
    .select({ id: folders.id, name: folders.name })
    .from(folders)
    .where(eq(folders.memberId, member.id))
    .orderBy(desc(folders.createdAt), desc(folders.id));
  const contents = await contentsOf(site, member);
  return {
    all: contents.get(null) ?? nothing,
    folders: own.map((folder) => ({ ...folder, ...(contents.get(folder.id) ?? nothing) })),
  };
}

/** By folder; null is all saves. */
async function contentsOf({ db }: SiteContext, member: Reader): Promise<Map<string | null, Contents>> {
  const { rows } = await db.execute<{ folder: string | null; looks: number; photo: string }>(sql`
    with kept as (
      select null::uuid as folder, ${saves.lookId} as look_id, ${saves.savedAt} as at
      from ${saves} where ${saves.memberId} = ${member.id}
      union all
      select ${folderLooks.folderId}, ${folderLooks.lookId}, ${folderLooks.addedAt}
      from ${folderLooks} join ${folders} on ${folders.id} = ${folderLooks.folderId}
      where ${folders.memberId} = ${member.id}
    ), seen as (
      select kept.folder, ${looks.id} as look_id,
        count(*) over (partition by kept.folder)::int as looks,
        row_number() over (partition by kept.folder order by kept.at desc, kept.look_id desc) as place
      from kept
      join ${looks} on ${looks.id} = kept.look_id
      join ${members} on ${members.id} = ${looks.authorId}
      where ${seenBy(member, looks, viewerId(member))}
    )
    select seen.folder, seen.looks, ${lookPhotos.photoId} as photo
    from seen
    join ${lookPhotos} on ${lookPhotos.lookId} = seen.look_id and ${lookPhotos.position} = 0
    where seen.place <= ${maxCovers}
    order by seen.place`);
  const ids = [...new Set(rows.map(({ photo }) => photo))];
  const found = ids.length ? await db.select().from(photos).where(inArray(photos.id, ids)) : [];
  const cards = new Map(found.map((photo) => [photo.id, photoCard(photo)]));
  const contents = new Map<string | null, Contents>();
  for (const { folder, looks: count, photo } of rows) {
    const covers = [...(contents.get(folder)?.covers ?? []), cards.get(photo) ?? []].flat();
    contents.set(folder, { looks: count, covers });
  }
  return contents;
}

/** The member's folders by name, as places for a look. @throws 404 */
export async function folderChoices(site: SiteContext, member: Reader, slug: string): Promise<FolderChoice[]> {
  const { look } = await lookBySlug(site, member, slug);
  return site.db
    .select({ id: folders.id, name: folders.name, hasLook: sql<boolean>`${isNotNull(folderLooks.lookId)}` })
    .from(folders)
    .leftJoin(folderLooks, and(eq(folderLooks.folderId, folders.id), eq(folderLooks.lookId, look.id)))
    .where(eq(folders.memberId, member.id))
    .orderBy(sql`lower(${folders.name})`);
}
