/** For drizzle-kit. */
export * from "../accounts/tables.ts";
export * from "../looks/tables.ts";
export * from "../photos/tables.ts";
export * from "../relations/tables.ts";
export { siteSchema } from "../db/columns.ts";
