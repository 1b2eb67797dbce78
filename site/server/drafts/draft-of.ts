import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Draft } from "../../shared/drafts/draft.ts";
import type { DraftPlace } from "../../shared/drafts/draft-place.ts";
import type { PhotoCard } from "../../shared/photos/photo.ts";
import { ownPhotoCard } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { drafts } from "./tables.ts";

/** What the member has left unsent at a place. */
export async function draftOf(
  { db }: Pick<SiteContext, "db">,
  memberId: string,
  place: DraftPlace,
): Promise<Draft | null> {
  const [draft] = await db
    .select({ body: drafts.body, version: drafts.version, updatedAt: drafts.updatedAt })
    .from(drafts)
    .where(and(eq(drafts.memberId, memberId), eq(drafts.place, place)));
  if (!draft) return null;
  const found = await photosOf(db, memberId, place);
  return { ...draft, updatedAt: draft.updatedAt.toISOString(), photos: found };
}

async function photosOf(db: SiteContext["db"], memberId: string, place: DraftPlace): Promise<PhotoCard[]> {
  const rows = await db
    .select()
    .from(photos)
    .where(
      and(
        eq(photos.ownerId, memberId),
        isNotNull(photos.unusedSince),
        namedBy(sql`${drafts.memberId} = ${memberId} and ${drafts.place} = ${place}`),
      ),
    );
  return rows.map((row) => ownPhotoCard(row));
}

/** One of these drafts names the photo of the row. */
const namedBy = (which: SQL): SQL => sql`exists (
  select 1 from ${drafts} where ${which}
    and ${drafts.body} -> 'photos' @> jsonb_build_array(jsonb_build_object('id', ${photos.id}::text)))`;

/** For the photo sweep: a draft of the photo's owner names it. */
export const isInDraft = namedBy(sql`${drafts.memberId} = ${photos.ownerId}`);
