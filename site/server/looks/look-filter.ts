import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Colour } from "../../shared/colours.ts";
import type { LookFeed } from "../../shared/looks/look.ts";
import type { Occasion, Season } from "../../shared/looks/look-options.ts";
import type { FoundBrand } from "../brands/brand-by-slug.ts";
import type { FoundProduct } from "../products/product-by-slug.ts";
import { lookColours, looks, lookTags } from "./tables.ts";

/** What the list of looks shows. */
export interface LookFilter extends LookConditions {
  feed: LookFeed;
}

export interface LookConditions {
  colour: Colour | null;
  occasion: Occasion | null;
  season: Season | null;
  /** Only looks with something of it. */
  brand: Pick<FoundBrand, "id" | "slug" | "name"> | null;
  /** Only looks that tag it. */
  product: Pick<FoundProduct, "id" | "slug" | "name"> | null;
}

export const noConditions: LookConditions = { colour: null, occasion: null, season: null, brand: null, product: null };

/** Tells apart the prepared queries of a list: each combination of conditions is a text of SQL of its own. */
export const conditionNames = ({ colour, occasion, season, brand, product }: LookConditions): string =>
  [colour && "colour", occasion && "occasion", season && "season", brand && "brand", product && "product"]
    .filter(Boolean)
    .join(" ");

/** The values of `meetsConditions`. */
export const conditionValues = ({ colour, occasion, season, brand, product }: LookConditions) => ({
  ...{ colour, occasion, season },
  ...{ brandId: brand?.id ?? null, productId: product?.id ?? null },
});

/** For a prepared query that gets `conditionValues`; its name needs `conditionNames`. */
export const meetsConditions = ({ colour, occasion, season, brand, product }: LookConditions): SQL | undefined =>
  and(
    occasion ? eq(looks.occasion, sql.placeholder("occasion")) : undefined,
    season ? eq(looks.season, sql.placeholder("season")) : undefined,
    colour
      ? sql`exists (select 1 from ${lookColours}
          where ${lookColours.lookId} = ${looks.id} and ${lookColours.colour} = ${sql.placeholder("colour")})`
      : undefined,
    brand
      ? sql`exists (select 1 from ${lookTags} named
          where named.look_id = ${looks.id} and named.brand_id = ${sql.placeholder("brandId")}::uuid)`
      : undefined,
    product
      ? sql`${looks.id} in (select named.look_id from ${lookTags} named
          where named.product_id = ${sql.placeholder("productId")}::uuid)`
      : undefined,
  );
