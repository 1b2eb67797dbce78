import { sql } from "drizzle-orm";
import * as z from "zod";
import type { BrandOrder } from "../../shared/brands/brand.ts";
import type { Slice } from "../../shared/page-data.ts";
import { Count, Text } from "../db/cursor.ts";
import {
  type Cursors,
  directionName,
  InstantKey,
  instantOrder,
  instantValues,
  keysetOrder,
  pageOfRows,
} from "../db/keyset.ts";
import type { BrandQuery, BrandRow } from "./brand-cards.ts";
import { brands } from "./tables.ts";

const pageSize = 24;

type NameKey = [name: string, id: string];
const NameKey: z.ZodType<NameKey> = z.tuple([Text, z.uuid()]);
type FollowersKey = [followers: number, id: string];
const FollowersKey: z.ZodType<FollowersKey> = z.tuple([Count, z.uuid()]);

/** Reads the rows of one page of a list. */
export type RowsOf = (name: string, values: Record<string, unknown>, build: () => BrandQuery) => Promise<BrandRow[]>;
type PageOf = (rowsOf: RowsOf, list: string, cursors: Cursors) => Promise<Slice<BrandRow>>;

const [text, count, id] = [
  sql`${sql.placeholder("text")}::text`,
  sql`${sql.placeholder("count")}::int`,
  sql`${sql.placeholder("id")}::uuid`,
];
const byName = keysetOrder([brands.searchText, brands.id], "asc");
const mostFollowed = keysetOrder([brands.followerCount, brands.id], "desc");
const newestFirst = instantOrder(brands.createdAt, brands.id, "desc");

const namePage: PageOf = (rowsOf, list, cursors) =>
  pageOfRows(
    {
      list,
      key: NameKey,
      size: pageSize,
      rows: (start, limit) =>
        rowsOf(`${list} ${directionName(start)}`, start.key ? { text: start.key[0], id: start.key[1] } : {}, () => ({
          where: start.key ? byName.isBeyond(start, sql`(${text}, ${id})`) : undefined,
          orderBy: byName.orderBy(start),
          limit,
        })),
      keyOf: ({ brand }): NameKey => [brand.searchText, brand.id],
    },
    cursors,
  );

const followersPage: PageOf = (rowsOf, list, cursors) =>
  pageOfRows(
    {
      list,
      key: FollowersKey,
      size: pageSize,
      rows: (start, limit) =>
        rowsOf(`${list} ${directionName(start)}`, start.key ? { count: start.key[0], id: start.key[1] } : {}, () => ({
          where: start.key ? mostFollowed.isBeyond(start, sql`(${count}, ${id})`) : undefined,
          orderBy: mostFollowed.orderBy(start),
          limit,
        })),
      keyOf: ({ brand }): FollowersKey => [brand.followerCount, brand.id],
    },
    cursors,
  );

const newestPage: PageOf = (rowsOf, list, cursors) =>
  pageOfRows(
    {
      list,
      key: InstantKey,
      size: pageSize,
      rows: (start, limit) =>
        rowsOf(`${list} ${directionName(start)}`, { ...instantValues(start) }, () => ({
          where: newestFirst.isBeyondPrepared(start),
          orderBy: newestFirst.orderBy(start),
          limit,
        })),
      keyOf: ({ brand }): InstantKey => [brand.createdAt.getTime(), brand.id],
    },
    cursors,
  );

/** A page of all brands in each of their orders. */
export const brandPages: Record<BrandOrder, PageOf> = { name: namePage, followers: followersPage, newest: newestPage };
