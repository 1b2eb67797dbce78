import { and, asc, desc, eq, gt, ne, sql } from "drizzle-orm";
import * as z from "zod";
import type { LookCard, LookDetail, Occasion, Season } from "../../shared/look.ts";
import { mayEditLook } from "../../shared/may.ts";
import type { Slice } from "../../shared/pages.ts";
import { cursorAt, placeOf } from "../db/cursor.ts";
import { sliceOf } from "../db/slice.ts";
import type { Member } from "../http/env.ts";
import type { SiteContext } from "../parts.ts";
import { photoCard } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { notFound } from "../problems.ts";
import { type LookRow, lookCard, lookRows } from "./look-cards.ts";
import { lookPhotos, looks, lookTags } from "./tables.ts";

const pageSize = 24;
const NewestPlace = z.tuple([z.int(), z.uuid()]);
const LinePlace = z.tuple([z.int()]);

/**
 * One page of everybody's looks, newest first.
 * @throws 400 for a cursor that is none of this list's.
 */
export async function newestLooks(
  site: SiteContext,
  viewer: Member | null,
  { occasion = null, season = null, after = null }: Partial<LookFilter> = {},
): Promise<Slice<LookCard>> {
  const place = placeOf("looks", after, NewestPlace);
  const rows = await lookRows(site, viewer)
    .where(
      and(
        occasion ? eq(looks.occasion, occasion) : undefined,
        season ? eq(looks.season, season) : undefined,
        place
          ? sql`(${looks.postedAt}, ${looks.id}) < (${new Date(place[0]).toISOString()}::timestamptz, ${place[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(looks.postedAt), desc(looks.id))
    .limit(pageSize + 1);
  return sliceOf(rows, pageSize, lookCard, ({ look }) => cursorAt("looks", [look.postedAt.getTime(), look.id]));
}

export interface LookFilter {
  occasion: Occasion | null;
  season: Season | null;
  after: string | null;
}

/** One page of a member's looks in their own order, the featured one first. @throws 400 for a foreign cursor. */
export async function looksOf(
  site: SiteContext,
  viewer: Member | null,
  memberId: string,
  after: string | null,
): Promise<Slice<LookCard>> {
  const place = placeOf("member-looks", after, LinePlace);
  const rows = await lookRows(site, viewer)
    .where(and(eq(looks.memberId, memberId), place ? gt(looks.place, place[0]) : undefined))
    .orderBy(asc(looks.place))
    .limit(pageSize + 1);
  return sliceOf(rows, pageSize, lookCard, ({ look }) => cursorAt("member-looks", [look.place]));
}

/** The look with the lowest order, by which a member is introduced; null before the first. */
export async function featuredLook(
  { db }: SiteContext,
  memberId: string,
): Promise<{ slug: string; title: string } | null> {
  const [first] = await db
    .select({ slug: looks.slug, title: looks.title })
    .from(looks)
    .where(eq(looks.memberId, memberId))
    .orderBy(asc(looks.place))
    .limit(1);
  return first ?? null;
}

/** The featured look as a card; null before the first. */
export async function featuredCard(
  site: SiteContext,
  viewer: Member | null,
  memberId: string,
): Promise<LookCard | null> {
  const [row] = await lookRows(site, viewer).where(eq(looks.memberId, memberId)).orderBy(asc(looks.place)).limit(1);
  return row ? lookCard(row) : null;
}

/** A look as its own page shows it. @throws 404 */
export async function lookBySlug(site: SiteContext, viewer: Member | null, slug: string): Promise<LookRow> {
  const [row] = await lookRows(site, viewer).where(eq(looks.slug, slug)).limit(1);
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
  const rows = await lookRows(site, viewer)
    .where(and(eq(looks.memberId, look.memberId), ne(looks.id, look.id)))
    .orderBy(asc(looks.place))
    .limit(6);
  return rows.map(lookCard);
}
