import { is, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { api } from "../../../shared/paths.ts";
import { members } from "../../accounts/tables.ts";
import { hasStarted, replies } from "../../discussions/testing/talk.ts";
import { hasGroup } from "../../groups/testing/has-group.ts";
import * as schema from "../../migrations/schema.ts";
import { downloaded, jsonIn } from "../testing/downloaded-copy.ts";
import { memberWithEverything } from "../testing/member-with-everything.ts";

/** The file of a copy that holds the rows which name a member in a column. */
const exported: Record<string, string> = {
  "members.id": "account.json",
  "member_slugs.member_id": "account.json",
  "sessions.member_id": "account.json",
  "login_attempts.member_id": "account.json",
  "notification_levels.member_id": "account.json",
  "digests.member_id": "account.json",
  "photos.owner_id": "index.html",
  "looks.author_id": "looks.json",
  "items.author_id": "items.json",
  "wears.author_id": "wears.json",
  "outfits.author_id": "outfits.json",
  "plans.author_id": "planned-outfits.json",
  "comments.author_id": "comments.json",
  "discussions.author_id": "discussions.json",
  "messages.author_id": "replies.json",
  "readings.member_id": "read-discussions.json",
  "message_likes.member_id": "liked-replies.json",
  "reviews.author_id": "reviews.json",
  "review_votes.member_id": "review-votes.json",
  "review_answers.member_id": "brand-responses.json",
  "entries.author_id": "notebook-entries.json",
  "drafts.member_id": "drafts.json",
  "likes.member_id": "likes.json",
  "saves.member_id": "saves.json",
  "folders.member_id": "folders.json",
  "follows.follower_id": "following.json",
  "follows.member_id": "followers.json",
  "brand_follows.member_id": "followed-brands.json",
  "brand_members.member_id": "own-brands.json",
  "brands.proposed_by": "proposed-brands.json",
  "products.proposed_by": "proposed-products.json",
  "mutes.member_id": "muted.json",
  "blocks.blocker_id": "blocked.json",
  "dismissals.member_id": "dismissed-suggestions.json",
  "notifications.member_id": "notifications.json",
  "reports.reporter_id": "reports.json",
  "sanctions.member_id": "decisions.json",
};

const act = "What the member did is in the file of what they did it to.";
const byAdmin = "What admins do for Hemline is Hemline’s own.";
const aboutOthers = "Others alone know whom they block, mute or don’t want suggested.";
const secret = "A secret of this site, which opens an account or a text.";

/** Why rows that name a member in a column are in no copy. */
const left: Record<string, string> = {
  "trusted_devices.member_id": secret,
  "mail_links.member_id": secret,
  "entry_previews.created_by": secret,
  "creations.member_id": "For a day, the answers to calls whose results are in the copy.",
  "exports.member_id": "The copies themselves.",
  "leavings.member_id": "Those who are leaving ask for no copy.",
  "mentions.member_id": "What others wrote. That they named the member is in the notifications.",
  "message_mentions.member_id": "What others wrote. That they named the member is in the notifications.",
  "notification_actors.actor_id": act,
  "cases.author_id": "What others reported. What came of it is in the decisions.",
  "blocks.blocked_id": aboutOthers,
  "mutes.muted_id": aboutOthers,
  "dismissals.dismissed_id": aboutOthers,
  "audit.actor_id": byAdmin,
  "cases.claimed_by": byAdmin,
  "cases.decided_by": byAdmin,
  "case_notes.author_id": byAdmin,
  "sanctions.by": byAdmin,
  "sanctions.lifted_by": byAdmin,
  "sanctions.answered_by": byAdmin,
  "guarded_words.changed_by": byAdmin,
  "entry_bodies.saved_by": byAdmin,
};

const tables = Object.values(schema).filter((one) => is(one, PgTable));
const nameOf = (table: PgTable, column: PgColumn) => `${getTableConfig(table).name}.${column.name}`;

/** Some columns name a member without a foreign key, because their rows outlive the member. */
const isNamedLikeAMember = (column: PgColumn) =>
  column.getSQLType() === "uuid" && /(^|_)(member|author|owner|actor|reporter)_id$|(^|_)by(_id)?$/.test(column.name);

const columnsOf = (table: PgTable): PgColumn[] => {
  const { columns, foreignKeys } = getTableConfig(table);
  const references = foreignKeys.map((key) => key.reference());
  return columns.filter(
    (column) =>
      references.some((one) => one.foreignTable === members && one.columns.includes(column)) ||
      (table === members ? column === members.id : isNamedLikeAMember(column)),
  );
};

const memberColumns = tables.flatMap((table) => columnsOf(table).map((column) => ({ table, column })));

test("each table that names members is in their copies, or not for a reason", () => {
  const found = memberColumns.map(({ table, column }) => nameOf(table, column));
  expect(found.sort()).toEqual([...Object.keys(exported), ...Object.keys(left)].sort());
});

test("a copy holds something of every table that names its member", async () => {
  const { site, hers } = await memberWithEverything();
  const { ada, db } = site;
  await hasGroup(site, { slug: "knitwear", name: "Knitwear" });
  await replies(ada, await hasStarted(ada, "Moths"), "Does lavender help?");
  await ada.comments(hers.slug, "Which brand?");
  await ada.sends("PUT", api.notificationLevels, { levels: [{ kind: "like", by_email: false }], digest: "daily" });
  const copy = (await site.asksForCopy(ada)).data.id;
  await site.drain();
  const files = await downloaded(ada, copy);
  const holds = (file: string) => {
    if (file === "index.html") return [...files.keys()].some((name) => name.startsWith("photos/"));
    const json = jsonIn(files, file);
    return Array.isArray(json) ? json.length > 0 : json !== null;
  };
  const ofAda = (table: PgTable, column: PgColumn): SQL =>
    sql`select 1 from ${table} where ${column} = (select id from ${members} where slug = 'ada')`;
  const checked: string[] = [];
  for (const { table, column } of memberColumns) {
    const file = exported[nameOf(table, column)];
    if (file === undefined) continue;
    expect([...files.keys()], file).toContain(file);
    const { rows } = await db.execute(ofAda(table, column));
    if (rows.length === 0) continue;
    expect(holds(file), file).toBe(true);
    checked.push(file);
  }
  expect(checked).toEqual(expect.arrayContaining(["replies.json", "notifications.json", "looks.json", "drafts.json"]));
});
