import type { Transaction } from "@hemline/database";
import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import { preparedRows, preparedSql, query } from "../db/prepared-query.ts";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { notify } from "../notifications/notify.ts";
import { withdraw } from "../notifications/withdraw.ts";
import { notFound, ownLike } from "../problems.ts";
import { lockActingMember } from "../relations/lock-acting-member.ts";
import { lockedSeenBy, preparedViewer, readerKind } from "../relations/seen-by.ts";
import type { SiteContext } from "../site-context.ts";
import { hiddenLikes } from "./hidden-counts.ts";
import { likes, looks } from "./tables.ts";

export interface LikeState {
  liked: boolean;
  likes: number;
}

/** Idempotent. The count changes with the row, in one transaction. @throws 404; 422 for liking one’s own, 403 for likes of banned members */
export async function setLike(site: SiteContext, member: Reader, slug: string, liked: boolean): Promise<LikeState> {
  const { count, changed } = await site.db.transaction(async (tx) => {
    const isCounted = await lockActingMember(tx, member.id, { mayBeBanned: !liked });
    const look = await lockSeenLook(tx, member, slug);
    if (liked && look.authorId === member.id) throw ownLike("look");
    const [counted] = await preparedSql<{ likes: number }>(
      tx,
      liked ? "like" : "unlike",
      { lookId: look.id, viewer: member.id, now: site.clock(), counted: Number(isCounted) },
      () => (liked ? like(member) : unlike(member)),
    );
    if (!counted) return { count: look.likes, changed: [] };
    const notice = { memberId: look.authorId, kind: "like", actorId: member.id, subjectId: look.id } as const;
    if (liked) await notify(tx, site, notice);
    else await withdraw(tx, notice);
    const names: CacheTag[] = [`look:${look.id}`, `profile:${look.authorId}`];
    return { count: counted.likes, changed: names };
  });
  site.changed(changed);
  return { liked, likes: count };
}

async function lockSeenLook(tx: Transaction, member: Reader, slug: string) {
  const name = `look to like for ${readerKind(member)}`;
  const [look] = await preparedRows(tx, name, { slug, viewer: member.id }, () =>
    query
      .select({ id: looks.id, authorId: looks.authorId, likes: countFor(member, looks.id) })
      .from(looks)
      .where(and(eq(looks.slug, sql.placeholder("slug")), lockedSeenBy(member, looks, preparedViewer)))
      .for("key share"),
  );
  if (!look) throw notFound("look");
  return look;
}

/** As on the page with the button. */
const countFor = (member: Reader, lookId: SQLWrapper): SQL<number> =>
  sql`${looks.likeCount} - ${hiddenLikes(member, lookId)}`;

/** No row where the member already likes the look. */
const like = (member: Reader): SQL => sql`
  with pressed as (
    insert into ${likes} (look_id, member_id, created_at)
    values (${sql.placeholder("lookId")}, ${sql.placeholder("viewer")}, ${sql.placeholder("now")})
    on conflict do nothing returning look_id
  )
  update ${looks} set like_count = like_count + 1 from pressed where id = pressed.look_id
  returning ${countFor(member, looks.id)} as likes`;

const unlike = (member: Reader): SQL => sql`
  with pressed as (
    delete from ${likes} where look_id = ${sql.placeholder("lookId")} and member_id = ${sql.placeholder("viewer")}
    returning look_id
  )
  update ${looks} set like_count = like_count - ${sql.placeholder("counted")}::int
  from pressed where id = pressed.look_id
  returning ${countFor(member, looks.id)} as likes`;
