import { and, eq } from "drizzle-orm";
import { paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { seenBy } from "../relations/seen-by.ts";
import { isInPart, maxAddressesPerPart, type SitemapNoun } from "../sitemap/sitemap-noun.ts";
import { looks } from "./tables.ts";

export const looksSitemap: SitemapNoun = {
  table: looks,
  async entries(db, part) {
    const rows = await db
      .select({ slug: looks.slug, postedAt: looks.postedAt, editedAt: looks.editedAt })
      .from(looks)
      .innerJoin(members, eq(members.id, looks.authorId))
      .where(and(isInPart(looks.id, part), seenBy(null, looks)))
      .orderBy(looks.id)
      .limit(maxAddressesPerPart);
    return rows.map(({ slug, postedAt, editedAt }) => ({ path: paths.look(slug), changedAt: editedAt ?? postedAt }));
  },
};
