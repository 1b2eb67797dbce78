import { and, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import * as z from "zod";
import type { Slice } from "../../shared/page-data.ts";
import type { Reader } from "../../shared/permissions.ts";
import type { ProductOwner } from "../../shared/products/product.ts";
import { isSubscriber } from "../accounts/is-subscribed.ts";
import { memberWithAvatar } from "../accounts/member-name.ts";
import { members } from "../accounts/tables.ts";
import { Count } from "../db/cursor.ts";
import { type Cursors, directionName, keysetOrder, type PageStart, pageOfRows } from "../db/keyset.ts";
import { literalLimit, preparedRows, query } from "../db/prepared-query.ts";
import { itemSeenBy } from "../items/item-cards.ts";
import { items } from "../items/tables.ts";
import { photoCard, photoColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { readerKind } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";

const pageSize = 24;
const WearsKey = z.tuple([Count, z.uuid()]);
type WearsKey = z.infer<typeof WearsKey>;

const mostWorn = keysetOrder([items.wearCount, items.id], "desc");
const avatars = alias(photos, "avatars");

type Reading = Pick<SiteContext, "db" | "clock" | "shows">;

/** Who owns a product and shows it to the reader, by wears. @throws 400 for a cursor of another list */
export async function ownersOf(
  site: Reading,
  viewer: Reader | null,
  productId: string,
  cursors: Cursors,
): Promise<Slice<ProductOwner>> {
  const page = await pageOfRows(
    {
      list: "owners-of-a-product",
      key: WearsKey,
      size: pageSize,
      rows: (start: PageStart<WearsKey>, limit: number) => ownerRows(site, viewer, productId, start, limit),
      keyOf: ({ item }): WearsKey => [item.wears, item.id],
    },
    cursors,
  );
  return { ...page, items: page.items.map(ownerOf(viewer)) };
}

/** Those who wore it most. */
export async function firstOwnersOf(
  site: Reading,
  viewer: Reader | null,
  productId: string,
  count: number,
): Promise<ProductOwner[]> {
  const rows = await ownerRows(site, viewer, productId, { key: null, isBackwards: false }, count);
  return rows.map(ownerOf(viewer));
}

async function ownerRows(
  { db, clock, shows }: Reading,
  viewer: Reader | null,
  productId: string,
  start: PageStart<WearsKey>,
  limit: number,
) {
  const name = ["owners of a product", directionName(start), limit, "for", readerKind(viewer)].join(" ");
  const [wears, id] = start.key ?? [null, null];
  const values = { productId, viewer: viewer?.id ?? null, now: clock(), wears, id };
  const rows = await preparedRows(db, name, values, () =>
    query
      .select({
        item: { id: items.id, size: items.size, wears: items.wearCount },
        owner: {
          id: members.id,
          slug: members.slug,
          username: members.username,
          firstName: members.firstName,
          lastName: members.lastName,
          isSubscriber: isSubscriber(members, sql.placeholder("now")),
          city: members.city,
        },
        photo: photoColumns(photos),
        avatar: photoColumns(avatars),
      })
      .from(items)
      .innerJoin(members, eq(members.id, items.authorId))
      .leftJoin(photos, eq(photos.id, items.photoId))
      .leftJoin(avatars, eq(avatars.id, members.avatarId))
      .where(
        and(
          sql`${items.productId} = ${sql.placeholder("productId")}`,
          sql`not ${items.isWished}`,
          isNull(items.archivedAt),
          itemSeenBy(viewer),
          eq(items.state, "live"),
          start.key === null
            ? undefined
            : mostWorn.isBeyond(start, sql`(${sql.placeholder("wears")}::int, ${sql.placeholder("id")}::uuid)`),
        ),
      )
      .orderBy(...mostWorn.orderBy(start))
      .limit(literalLimit(limit)),
  );
  shows([`owners-of:${productId}`]);
  shows(rows.flatMap(({ item, owner }) => [`item:${item.id}` as const, `member:${owner.id}` as const]));
  return rows;
}

type OwnerRow = Awaited<ReturnType<typeof ownerRows>>[number];

const ownerOf =
  (viewer: Reader | null) =>
  ({ item, owner, photo, avatar }: OwnerRow): ProductOwner => ({
    ...memberWithAvatar(owner, avatar && photoCard(avatar)),
    itemId: item.id,
    size: item.size,
    city: owner.city,
    wears: item.wears,
    photo: photo && photoCard(photo),
    isSelf: viewer?.id === owner.id,
  });
