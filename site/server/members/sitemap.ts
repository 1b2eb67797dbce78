import { and, eq, max, not, sql } from "drizzle-orm";
import { paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { looks } from "../looks/tables.ts";
import { hasPage } from "../relations/seen-by.ts";
import { isInPart, maxAddressesPerPart, type SitemapNoun } from "../sitemap/sitemap-noun.ts";

/** Their pages change with the looks that everybody sees. */
export const membersSitemap: SitemapNoun = {
  table: members,
  async entries(db, part) {
    const lastPosted = db
      .select({ at: max(looks.postedAt).as("at") })
      .from(looks)
      .where(and(eq(looks.authorId, members.id), eq(looks.state, "live"), eq(looks.audience, "everyone")))
      .as("last_posted");
    const rows = await db
      .select({ slug: members.slug, joinedAt: members.createdAt, postedAt: lastPosted.at })
      .from(members)
      .leftJoinLateral(lastPosted, sql`true`)
      .where(and(isInPart(members.id, part), hasPage, not(members.isPrivate)))
      .orderBy(members.id)
      .limit(maxAddressesPerPart);
    return rows.map(({ slug, joinedAt, postedAt }) => ({ path: paths.member(slug), changedAt: postedAt ?? joinedAt }));
  },
};
