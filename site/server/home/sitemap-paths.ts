import { and, desc, eq, not } from "drizzle-orm";
import { paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { looks } from "../looks/tables.ts";
import { hasPage, seenBy } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";

/** For looks and members each: a sitemap may have 50,000 addresses. */
const maxAddresses = 20_000;

export async function sitemapPaths({ db }: SiteContext): Promise<string[]> {
  const [lookSlugs, memberSlugs] = await Promise.all([
    db
      .select({ slug: looks.slug })
      .from(looks)
      .innerJoin(members, eq(members.id, looks.authorId))
      .where(seenBy(null, looks))
      .orderBy(desc(looks.postedAt), desc(looks.id))
      .limit(maxAddresses),
    db
      .select({ slug: members.slug })
      .from(members)
      .where(and(hasPage, not(members.isPrivate)))
      .orderBy(desc(members.createdAt), desc(members.id))
      .limit(maxAddresses),
  ]);
  return [...lookSlugs.map(({ slug }) => paths.look(slug)), ...memberSlugs.map(({ slug }) => paths.member(slug))];
}
