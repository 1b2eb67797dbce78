import { index, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, siteSchema } from "../db/columns.ts";

/**
 * Former addresses of brands, collections, products, groups, entries and their categories: each redirects to the present one for good, and nothing else
 * may have it. No foreign key: an address is not given out again when its subject is gone. Those of members are in `member_slugs`.
 */
export const oldSlugs = siteSchema.table(
  "old_slugs",
  {
    kind: text("kind").$type<SluggedKind>().notNull(),
    /** The brand of a collection; `noScope` for the others. */
    scopeId: uuid("scope_id").notNull(),
    slug: text("slug").notNull(),
    subjectId: uuid("subject_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (old) => [
    primaryKey({ name: "one_subject_per_old_slug", columns: [old.kind, old.scopeId, old.slug] }),
    index("old_slugs_of").on(old.subjectId),
  ],
);

export type SluggedKind = "brand" | "collection" | "product" | "group" | "entry" | "category";

export const noScope = "00000000-0000-0000-0000-000000000000";
