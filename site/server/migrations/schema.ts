/** For drizzle-kit. */
export * from "../accounts/tables.ts";
export * from "../comments/tables.ts";
export * from "../drafts/tables.ts";
export * from "../home/tables.ts";
export * from "../idempotency/tables.ts";
export * from "../items/tables.ts";
export * from "../leaving/tables.ts";
export * from "../looks/tables.ts";
export * from "../moderation/tables.ts";
export * from "../notifications/tables.ts";
export * from "../outfits/tables.ts";
export * from "../photos/tables.ts";
export * from "../planner/tables.ts";
export * from "../relations/tables.ts";
export * from "../saves/tables.ts";
export * from "../wears/tables.ts";
export { siteSchema } from "../db/columns.ts";
