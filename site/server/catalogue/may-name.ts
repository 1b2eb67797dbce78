import { type SQL, sql } from "drizzle-orm";
import { brands } from "../brands/tables.ts";
import { products } from "../products/tables.ts";

/** Brands that a member may name: live ones, and what they proposed themselves. */
export const mayNameBrand = (memberId: SQL): SQL =>
  sql`(${brands.state} = 'live' or (${brands.state} = 'proposed' and ${brands.proposedBy} = ${memberId}))`;

/** The same of products, for a query that joins their brands. */
export const mayNameProduct = (memberId: SQL): SQL =>
  sql`((${products.state} = 'live' or (${products.state} = 'proposed' and ${products.proposedBy} = ${memberId}))
    and ${mayNameBrand(memberId)})`;
