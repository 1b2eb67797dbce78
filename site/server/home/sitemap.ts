import { desc } from "drizzle-orm";
import { paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { looks } from "../looks/tables.ts";
import type { SiteContext } from "../parts.ts";

/** A sitemap holds 50,000 addresses at most; the newest of both kinds are worth the most. */
const addressesOfAKind = 20_000;

/** The addresses of the newest looks and members, for those who search the web. */
export async function newestAddresses({ db }: SiteContext): Promise<string[]> {
  const [lookSlugs, memberSlugs] = await Promise.all([
    db.select({ slug: looks.slug }).from(looks).orderBy(desc(looks.postedAt), desc(looks.id)).limit(addressesOfAKind),
    db
      .select({ slug: members.slug })
      .from(members)
      .orderBy(desc(members.createdAt), desc(members.id))
      .limit(addressesOfAKind),
  ]);
  return [...lookSlugs.map(({ slug }) => paths.look(slug)), ...memberSlugs.map(({ slug }) => paths.member(slug))];
}
