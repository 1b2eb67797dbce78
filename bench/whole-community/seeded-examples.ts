import { randomBytes } from "node:crypto";
import type { Database } from "@hemline/database";
import { tokenHash } from "../../site/server/accounts/sessions/token.ts";
import { tokenOf } from "../community/seed-community.ts";
import { largeDiscussion } from "../talk/seed-talk.ts";
import { tokenOf as wearerToken } from "../wardrobe/seed-wardrobe.ts";
import type { Named } from "./example-addresses.ts";

/** Bearer tokens of those whom the pages are for. The member has most looks, and the wearer the large wardrobe. */
export const tokens = { member: tokenOf(1), admin: tokenOf(999), wearer: wearerToken(1) };

/** The largest seeded things of their kinds, and a preview of an entry. */
export async function seededExamples(db: Database): Promise<Named> {
  const preview = randomBytes(32).toString("base64url");
  await db.$client.query(
    `insert into site.entry_previews (token_hash, entry_id, expires_at)
      select $1, id, now() + interval '1 day' from site.entries where slug = 'bench-entry-1'`,
    [tokenHash(preview)],
  );
  const { rows } = await db.$client.query(
    `select
      (select l.slug from site.looks l join site.members m on m.id = l.author_id
        where m.slug = 'bench-1' order by comment_count desc limit 1) as look,
      (select i.id from site.items i join site.members m on m.id = i.author_id
        where m.slug = 'wearer-1' order by wear_count desc, i.id limit 1) as item,
      (select o.id from site.outfits o join site.members m on m.id = o.author_id where m.slug = 'wearer-1' limit 1) as outfit,
      (select r.id from site.reviews r join site.products p on p.id = r.product_id join site.members m on m.id = r.author_id
        where p.slug = 'bench-product-1' and r.state = 'live' and not m.is_private limit 1) as review,
      (select g.slug from site.groups g join site.discussions d on d.group_id = g.id where d.slug = $1) as "group",
      (select id from site.entries where slug = 'bench-entry-1') as "entryId"`,
    [largeDiscussion],
  );
  return {
    ...rows[0],
    ...{ member: "bench-1", wearer: "wearer-1", brand: "bench-brand-1", collection: "lookbook-0" },
    ...{ product: "bench-product-1", discussion: largeDiscussion, entry: "bench-entry-1" },
    ...{ category: "bench-category-1", preview },
  };
}
