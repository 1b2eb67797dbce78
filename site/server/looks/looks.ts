import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { CatalogueLink } from "../../shared/catalogue-link.ts";
import { type Colour, colours } from "../../shared/colours.ts";
import { lookLimits } from "../../shared/limits.ts";
import type { LookCard, LookDetail, LookTag } from "../../shared/looks/look.ts";
import { canEditLook, type Reader } from "../../shared/permissions.ts";
import { memberWithAvatar } from "../accounts/member-name.ts";
import { brands } from "../brands/tables.ts";
import { literalLimit, preparedRows, query } from "../db/prepared-query.ts";
import { photoCard, photoColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { notFound } from "../problems.ts";
import { products } from "../products/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { hiddenLikes, hiddenSaves } from "./hidden-counts.ts";
import { type LookRow, lookCard, lookRows } from "./look-cards.ts";
import { lastPosition } from "./look-order-lock.ts";
import { lookColours, lookPhotos, looks, lookTags } from "./tables.ts";
import { idsOfItems, taggedItems } from "./tag-items.ts";

/** The member’s first looks, as many as an answer about them names; the first is the featured one. */
export const looksInOrder = (
  { db }: SiteContext,
  memberId: string,
): Promise<{ slug: string; title: string; order: number }[]> =>
  preparedRows(db, "looks in order", { memberId }, () =>
    query
      .select({ slug: looks.slug, title: looks.title, order: sql<number>`${looks.position}` })
      .from(looks)
      .where(and(eq(looks.authorId, sql.placeholder("memberId")), ne(looks.state, "deleted")))
      .orderBy(asc(looks.position))
      .limit(literalLimit(lookLimits.answered)),
  );

export async function featuredCard(
  site: SiteContext,
  viewer: Reader | null,
  memberId: string,
): Promise<LookCard | null> {
  const [row] = await lookRows(site, viewer, "featured look", { memberId }, () => ({
    where: eq(looks.authorId, sql.placeholder("memberId")),
    orderBy: [asc(looks.position)],
    limit: 1,
  }));
  return row ? lookCard(row) : null;
}

/** @throws 404 */
export async function lookBySlug(site: SiteContext, viewer: Reader | null, slug: string): Promise<LookRow> {
  const [row] = await lookRows(site, viewer, "look", { slug }, () => ({
    where: eq(looks.slug, sql.placeholder("slug")),
  }));
  if (!row) throw notFound("look");
  return row;
}

type StoredTag = Omit<LookTag, "item" | "brand" | "product"> & {
  item: string | null;
  brand: Named | null;
  product: Named | null;
};
type Named = CatalogueLink & { id: string; isLive: boolean };

/** What all photos share stands beside each, of which every look has one: it saves queries. */
const photosOfLook = (viewer: Reader | null) =>
  query
    .select({
      hidden: {
        likes: hiddenLikes(viewer, sql.placeholder("lookId")),
        saves: hiddenSaves(viewer, sql.placeholder("lookId")),
      },
      photo: { ...photoColumns(photos), ownerId: photos.ownerId },
      alt: lookPhotos.alt,
      colours: sql<
        Colour[]
      >`array(select ${lookColours.colour} from ${lookColours} where ${lookColours.lookId} = ${lookPhotos.lookId})`,
      tags: sql<StoredTag[]>`(
        select coalesce(json_agg(json_build_object('photo', tag.photo_id, 'x', tag.x, 'y', tag.y, 'name', tag.name,
          'item', tag.item_id,
          'brand', case when b.id is not null then json_build_object('id', b.id, 'slug', b.slug, 'name', b.name,
            'isLive', b.state = 'live') end,
          'product', case when p.id is not null then json_build_object('id', p.id, 'slug', p.slug, 'name', p.name,
            'isLive', p.state = 'live' and b.state = 'live') end) order by tag.position), '[]')
        from ${lookTags} tag left join ${products} p on p.id = tag.product_id left join ${brands} b on b.id = tag.brand_id
        where tag.look_id = ${lookPhotos.lookId})`,
    })
    .from(lookPhotos)
    .innerJoin(photos, eq(photos.id, lookPhotos.photoId))
    .where(eq(lookPhotos.lookId, sql.placeholder("lookId")))
    .orderBy(asc(lookPhotos.position));

export async function lookDetail(
  site: SiteContext,
  viewer: (Reader & { slug: string }) | null,
  row: LookRow,
): Promise<LookDetail> {
  const { db, shows } = site;
  const { look, member } = row;
  const isOwn = viewer?.id === look.authorId;
  const photosName = `photos of a look for a ${viewer ? "member" : "visitor"}`;
  const [photoRows, ownLooks] = await Promise.all([
    preparedRows(db, photosName, { lookId: look.id, viewer: viewer?.id ?? null }, () => photosOfLook(viewer)),
    isOwn ? lastPosition(db, look.authorId) : 0,
  ]);
  shows(photoRows.map(({ photo }) => `member:${photo.ownerId}` as const));
  const { tags = [], hidden = { likes: 0, saves: 0 } } = photoRows[0] ?? {};
  shows(tags.flatMap(({ brand, product }) => [...tagsOf("brand", brand), ...tagsOf("product", product)]));
  const items = await taggedItems(site, viewer, idsOfItems(tags));
  return {
    ...lookCard(row),
    likes: look.likeCount - hidden.likes,
    member: memberWithAvatar(member, row.avatar && photoCard(row.avatar)),
    text: look.text,
    occasion: look.occasion,
    season: look.season,
    colours: colours.filter((colour) => photoRows[0]?.colours.includes(colour)),
    photos: photoRows.map(({ photo, alt }) => photoCard(photo, alt)),
    tags: tags.map((tag) => ({
      ...{ ...tag, item: (tag.item && items.get(tag.item)) || null },
      ...{ brand: linkTo(tag.brand), product: linkTo(tag.product) },
    })),
    of: isOwn ? ownLooks : Math.max(member.lookCount, look.position),
    comments: look.commentCount,
    saves: isOwn ? look.saveCount - hidden.saves : null,
    mayEdit: canEditLook(viewer, member),
    isHidden: look.state === "hidden",
  };
}

const tagsOf = <Kind extends "brand" | "product">(kind: Kind, named: Named | null) =>
  named ? [`${kind}:${named.id}` as const] : [];

/** To its page; nobody learns of what is not public. */
const linkTo = (named: Named | null): CatalogueLink | null =>
  named?.isLive ? { slug: named.slug, name: named.name } : null;

export async function otherLooks(site: SiteContext, viewer: Reader | null, { look }: LookRow): Promise<LookCard[]> {
  const values = { memberId: look.authorId, id: look.id };
  const rows = await lookRows(site, viewer, "looks beside", values, () => ({
    where: and(eq(looks.authorId, sql.placeholder("memberId")), ne(looks.id, sql.placeholder("id"))),
    orderBy: [asc(looks.position)],
    limit: 6,
  }));
  return rows.map(lookCard);
}
