import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { LookCard, LookDetail } from "../../shared/look.ts";
import { mayEditLook } from "../../shared/may.ts";
import { memberWithAvatar } from "../accounts/member-name.ts";
import { atMost } from "../db/prepared.ts";
import type { Member } from "../http/env.ts";
import type { SiteContext } from "../parts.ts";
import { photoCard } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { notFound } from "../problems.ts";
import { type LookRow, lookCard, lookRows } from "./look-cards.ts";
import { lookPhotos, looks, lookTags } from "./tables.ts";

/** A member's looks by their order number. The first is the featured one. */
export const looksInOrder = (
  { db }: SiteContext,
  memberId: string,
): Promise<{ slug: string; title: string; order: number }[]> =>
  db
    .select({ slug: looks.slug, title: looks.title, order: looks.place })
    .from(looks)
    .where(eq(looks.memberId, memberId))
    .orderBy(asc(looks.place));

/** The featured look as a card; null before the first. */
export async function featuredCard(
  site: SiteContext,
  viewer: Member | null,
  memberId: string,
): Promise<LookCard | null> {
  const [row] = await lookRows(site, viewer, "featured look", { memberId }, (query) =>
    query
      .where(eq(looks.memberId, sql.placeholder("memberId")))
      .orderBy(asc(looks.place))
      .limit(1),
  );
  return row ? lookCard(row) : null;
}

/** A look as its own page shows it. @throws 404 */
export async function lookBySlug(site: SiteContext, viewer: Member | null, slug: string): Promise<LookRow> {
  const [row] = await lookRows(site, viewer, "look", { slug }, (query) =>
    query.where(eq(looks.slug, sql.placeholder("slug"))),
  );
  if (!row) throw notFound("look");
  return row;
}

/** Adds to a look what only its own page shows. */
export async function lookDetail({ db }: SiteContext, viewer: Member | null, row: LookRow): Promise<LookDetail> {
  const { look, member } = row;
  const [pictures, tags] = await Promise.all([
    db
      .select({ photo: photos, alt: lookPhotos.alt })
      .from(lookPhotos)
      .innerJoin(photos, eq(photos.id, lookPhotos.photoId))
      .where(eq(lookPhotos.lookId, look.id))
      .orderBy(asc(lookPhotos.position)),
    db
      .select({ photo: lookTags.photoId, x: lookTags.x, y: lookTags.y, name: lookTags.name })
      .from(lookTags)
      .where(eq(lookTags.lookId, look.id))
      .orderBy(asc(lookTags.position)),
  ]);
  return {
    ...lookCard(row),
    member: memberWithAvatar(member, row.avatar),
    text: look.text,
    occasion: look.occasion,
    season: look.season,
    photos: pictures.map(({ photo, alt }) => photoCard(photo, alt)),
    tags,
    of: member.lookCount,
    mayEdit: mayEditLook(viewer, member),
  };
}

/** What else its member wears, in the member's own order. */
export async function moreBeside(site: SiteContext, viewer: Member | null, { look }: LookRow): Promise<LookCard[]> {
  const values = { memberId: look.memberId, id: look.id };
  const rows = await lookRows(site, viewer, "looks beside", values, (query) =>
    query
      .where(and(eq(looks.memberId, sql.placeholder("memberId")), ne(looks.id, sql.placeholder("id"))))
      .orderBy(asc(looks.place))
      .limit(atMost(6)),
  );
  return rows.map(lookCard);
}
