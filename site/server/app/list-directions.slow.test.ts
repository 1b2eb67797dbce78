import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import { rankLooks } from "../looks/popular/rank-looks.ts";
import type { Person } from "../testing/person.ts";
import { testSite } from "../testing/test-site.ts";

/** More than two pages of the longest, of 50. */
const count = 105;

const uuidOf = (kind: number) => sql.raw(`('00000000-0000-7000-${kind}000-' || lpad(n::text, 12, '0'))::uuid`);
/** Three rows of each instant. */
const at = sql.raw(`timestamptz '2026-01-01T00:00:00Z' + (n / 3) * interval '1 second'`);
const numbers = sql.raw(`generate_series(1, ${count}) as n`);

/** A look of Ada's with a page of everything that can be listed, `count` times. */
async function longLists() {
  // The rows come without what their verbs keep beside them.
  const site = await testSite({ isConsistent: false });
  const { db, ada } = site;
  const root = await site.joins("Root", undefined, { role: "admin" });
  const { slug } = await ada.posts("Rain on Sunday");
  const adaId = sql`(select id from site.members where slug = 'ada')`;
  const lookId = sql`(select id from site.looks where slug = ${slug})`;
  const all = [
    sql`insert into site.members (id, billing_id, slug, email, first_name, password_hash, role, search_text, created_at)
      select ${uuidOf(8)}, 'b' || n, 'm' || n, 'm' || n || '@hemline.example', 'Member ' || n, 'none', 'member', 'member ' || n, ${at}
      from ${numbers}`,
    sql`insert into site.member_slugs (slug, member_id, created_at) select 'm' || n, ${uuidOf(8)}, ${at} from ${numbers}`,
    sql`insert into site.follows (follower_id, member_id, state, created_at) select ${uuidOf(8)}, ${adaId}, 'following', ${at} from ${numbers}`,
    sql`insert into site.follows (follower_id, member_id, state, created_at) select ${adaId}, ${uuidOf(8)}, 'following', ${at} from ${numbers}`,
    sql`insert into site.photos (id, owner_id, sha256, upload_id, width, height, widths, colour, crop, is_open, created_at)
      select ${uuidOf(9)}, ${adaId}, p.sha256, ${uuidOf(9)}, p.width, p.height, p.widths, p.colour, p.crop, true, p.created_at
      from ${numbers}, site.photos p where p.id in (select photo_id from site.look_photos)`,
    sql`insert into site.looks (id, author_id, slug, title, text, position, posted_at)
      select ${uuidOf(9)}, ${adaId}, 'look-' || n, 'Look ' || n, '', n + 1, ${at} from ${numbers}`,
    sql`insert into site.look_photos (look_id, position, photo_id, alt) select ${uuidOf(9)}, 0, ${uuidOf(9)}, '' from ${numbers}`,
    sql`insert into site.saves (member_id, look_id, saved_at) select ${adaId}, ${uuidOf(9)}, ${at} from ${numbers}`,
    sql`insert into site.outfits (id, author_id, name, created_at) select ${uuidOf(9)}, ${adaId}, 'Outfit', ${at} from ${numbers}`,
    sql`insert into site.comments (id, author_id, look_id, source, posted_at) select ${uuidOf(8)}, ${adaId}, ${lookId}, 'Comment', ${at} from ${numbers}`,
    sql`update site.looks set comment_count = ${count} where slug = ${slug}`,
    sql`insert into site.notifications (id, member_id, kind, group_key, first_at, last_at)
      select ${uuidOf(8)}, ${adaId}, 'follow', 'follow ' || n, ${at}, ${at} from ${numbers}`,
    sql`insert into site.notification_actors (notification_id, actor_id, at) select ${uuidOf(8)}, ${uuidOf(8)}, ${at} from ${numbers}`,
    sql`insert into site.cases (id, target_kind, target_id, snapshot, opened_at)
      select ${uuidOf(8)}, 'member', ${uuidOf(8)}, '{"title": "Member", "text": "", "photos": []}', ${at} from ${numbers}`,
    sql`insert into site.audit (id, actor_id, act, target_kind, target_id, why, request_id, at)
      select ${uuidOf(8)}, ${adaId}, 'change-role', 'member', ${uuidOf(8)}, 'Why', 'request', ${at} from ${numbers}`,
    sql`insert into site.follows (follower_id, member_id, state, created_at)
      select id, ${adaId}, 'following', now() - interval '1 year' from site.members where slug = 'root'`,
    sql`update site.members set following_count = 1 where slug = 'root'`,
    sql`insert into site.groups (id, slug, name, description, colour, position, created_at, edited_at)
      select ${uuidOf(8)}, 'group-' || n, 'Group ' || n, '', 'teal', 0, ${at}, ${at} from ${numbers} where n = 1`,
    sql`insert into site.discussions (id, group_id, author_id, slug, title, search_text, last_number, message_count, last_message_at, posted_at)
      select ${uuidOf(8)}, (select id from site.groups), ${adaId}, 'd' || n, 'Title', 'title', 1, 1, ${at}, ${at} from ${numbers}`,
    sql`insert into site.messages (id, discussion_id, number, author_id, source, html, posted_at)
      select ${uuidOf(9)}, (select id from site.discussions where slug = 'd1'), n, ${adaId}, 'Text', '<p>Text</p>', ${at} from ${numbers}`,
    sql`insert into site.entries (id, slug, state, title, teaser, published_version, published_at, created_at, edited_at)
      select ${uuidOf(8)}, 'e' || n, 'live', 'Title', '{"version": 1, "blocks": []}', 1, ${at}, ${at}, ${at} from ${numbers}`,
    sql`insert into site.categories (id, slug, name, position, created_at, edited_at)
      select ${uuidOf(8)}, 'care', 'Care', 0, ${at}, ${at} from ${numbers} where n = 1`,
    sql`insert into site.entry_categories (category_id, entry_id) select (select id from site.categories), ${uuidOf(8)} from ${numbers}`,
    sql`update site.members set look_count = ${count + 1}, follower_count = ${count}, following_count = ${count} where slug = 'ada'`,
  ];
  for (const one of all) await db.execute(one);
  return { ...site, root, slug };
}

interface Listed {
  items: { slug?: string; id?: string; comment?: { id: string } }[];
  previous: string | null;
  next: string | null;
}

async function listAt(person: Person, path: string, query: string): Promise<Listed> {
  const address = `${path.replace(/\?.*/, "")}/_payload.json?${path.split("?")[1] ?? ""}&part=list${query}`;
  const answer = await person.gets(address);
  expect(answer.status, address).toBe(200);
  return (await answer.json()).list.slice;
}

async function walk(person: Person, path: string) {
  const forwards = [await listAt(person, path, "")];
  for (let next = forwards[0]?.next; next; next = forwards.at(-1)?.next)
    forwards.push(await listAt(person, path, `&after=${next}`));
  const backwards = forwards.slice(-1);
  for (let before = backwards[0]?.previous; before; before = backwards[0]?.previous)
    backwards.unshift(await listAt(person, path, `&before=${before}`));
  const keysOf = (pages: Listed[]) =>
    pages.map(({ items }) => items.map(({ slug, id, comment }) => slug ?? id ?? comment?.id));
  return { forwards: keysOf(forwards), backwards: keysOf(backwards) };
}

test("each list is the same forwards and backwards, and refuses the cursors of others", async () => {
  const { ada, root, visitor, slug, context } = await longLists();
  await rankLooks(context);
  const lists: [person: Person, path: string, entries: number][] = [
    [visitor, paths.looks, count + 1],
    [root, paths.looks, count + 1],
    [visitor, `${paths.looks}?feed=popular`, count + 1],
    [root, `${paths.looks}?feed=following`, count + 1],
    [visitor, paths.members, count + 2],
    [visitor, `${paths.members}?sort=followers`, count + 2],
    [visitor, `${paths.members}?sort=looks`, count + 2],
    [visitor, paths.memberLooks("ada"), count + 1],
    [visitor, `${paths.memberLooks("ada")}?sort=newest`, count + 1],
    [visitor, paths.memberFollowers("ada"), count + 1],
    [visitor, paths.memberFollowing("ada"), count],
    [visitor, paths.lookComments(slug), count],
    [ada, paths.notifications, count],
    [ada, `${paths.notifications}?show=unread`, count],
    [ada, paths.saved, count],
    [ada, paths.outfits, count],
    [root, paths.adminMembers, count + 2],
    [root, paths.adminReports, count],
    [root, paths.adminAudit, count],
    [root, paths.adminNotebook, count],
    [root, `${paths.adminNotebook}?sort=published`, count],
    [root, `${paths.adminNotebook}?sort=title`, count],
    [visitor, paths.discussions, count],
    [root, paths.discussionsOf("group-1"), count],
    [root, `${paths.discussions}?show=new`, count],
    [visitor, paths.conversation("d1"), count],
    [visitor, paths.notebook, count],
    [ada, paths.notebookCategory("care"), count],
  ];
  for (const [person, path, entries] of lists) {
    const { forwards, backwards } = await walk(person, path);
    expect(forwards.flat(), path).toHaveLength(entries);
    expect(new Set(forwards.flat()).size, path).toBe(entries);
    expect(backwards, path).toEqual(forwards);
    expect(forwards.length, path).toBeGreaterThan(2);
    for (const name of ["after", "before"]) {
      const bare = `${path.replace(/\?.*/, "")}/_payload.json?${path.split("?")[1] ?? ""}&${name}=made-up`;
      for (const part of ["", "&part=list"]) expect((await person.gets(bare + part)).status, bare + part).toBe(400);
    }
  }
});

test("the page in front of a further page is the one that it followed", async () => {
  const { ada } = await longLists();
  const at = async (query: string) => (await ada.sees("notifications", paths.notifications + query)).notifications;
  const first = await at("");
  expect(first.previous).toBeNull();
  const second = await at(`?after=${first.next}`);
  expect(await at(`?before=${second.previous}`)).toEqual(first);
});
