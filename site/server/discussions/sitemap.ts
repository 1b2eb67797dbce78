import { and, eq } from "drizzle-orm";
import { paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { groups } from "../groups/tables.ts";
import { seenBy } from "../relations/seen-by.ts";
import { isInPart, maxAddressesPerPart, type SitemapNoun } from "../sitemap/sitemap-noun.ts";
import { discussions } from "./tables.ts";

/** Those of which everybody reads the messages. */
export const discussionsSitemap: SitemapNoun = {
  table: discussions,
  async entries(db, part) {
    const rows = await db
      .select({ slug: discussions.slug, changedAt: discussions.lastMessageAt })
      .from(discussions)
      .innerJoin(groups, eq(groups.id, discussions.groupId))
      .innerJoin(members, eq(members.id, discussions.authorId))
      .where(and(isInPart(discussions.id, part), eq(groups.mayRead, "everyone"), seenBy(null, discussions)))
      .orderBy(discussions.id)
      .limit(maxAddressesPerPart);
    return rows.map(({ slug, changedAt }) => ({ path: paths.conversation(slug), changedAt }));
  },
};
