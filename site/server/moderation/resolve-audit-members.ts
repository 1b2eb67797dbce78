import type { Database } from "@hemline/database";
import { eq, inArray, or } from "drizzle-orm";
import { isUuid } from "../../shared/uuid.ts";
import { memberSlugs, members } from "../accounts/tables.ts";
import type { audit } from "../audit/tables.ts";

type Entry = Pick<typeof audit.$inferSelect, "targetKind" | "before" | "after">;
export type ResolvedFields = Pick<Entry, "before" | "after">;
type Fields = Record<string, unknown>;

const nobody = "a former member";

/**
 * Reads whom entries of the audit log name.
 * @returns a function that gives the fields of one of them, with present page addresses in place of members
 */
export async function resolveAuditMembers(
  db: Database,
  entries: readonly Entry[],
): Promise<(entry: Entry) => ResolvedFields> {
  const slugs = await slugsOf(db, [...new Set(entries.flatMap(membersIn))]);
  const slugOf = (member: unknown) => slugs.get(String(member)) ?? nobody;
  return ({ targetKind, before, after }) => ({
    before: before && shown(targetKind, before, slugOf),
    after: after && shown(targetKind, after, slugOf),
  });
}

const membersIn = ({ targetKind, before, after }: Entry): string[] =>
  [before, after]
    .flatMap((held) => {
      const fields = withAuthor(targetKind, held ?? {});
      return [fields.author, fields.members].flat();
    })
    .filter((member) => typeof member === "string");

function shown(targetKind: string, held: Fields, slugOf: (member: unknown) => string): Fields {
  const fields = { ...withAuthor(targetKind, held) };
  if (typeof fields.author === "string") fields.author = slugOf(fields.author);
  if (Array.isArray(fields.members))
    fields.members = fields.members.map(slugOf).sort((one, other) => one.localeCompare(other, "en"));
  if (targetKind === "comment") return withoutPlace(fields);
  if (targetKind !== "review" || fields.author === undefined) return fields;
  const { author, name, ...more } = fields;
  return { name: `${name}, by ${author}`, ...more };
}

/** Its subject says what a comment stands under; the ids would say nothing. */
const withoutPlace = ({ look: _look, entry: _entry, ...fields }: Fields): Fields => fields;

/** Older entries name the author of a review in its name, and every member by a page address. */
function withAuthor(targetKind: string, held: Fields): Fields {
  if (targetKind !== "review" || "author" in held) return held;
  const [, name, author] = /^(.*), by ([a-z0-9-]+)$/s.exec(String(held.name)) ?? [];
  return author === undefined ? held : { ...held, name, author };
}

/** The present slugs of members, by their ids and by all slugs that they had. Nothing leads to those who were erased. */
async function slugsOf(db: Database, named: string[]): Promise<Map<string, string>> {
  if (named.length === 0) return new Map();
  const rows = await db
    .select({ id: members.id, slug: members.slug, held: memberSlugs.slug })
    .from(memberSlugs)
    .innerJoin(members, eq(members.id, memberSlugs.memberId))
    .where(or(inArray(members.id, named.filter(isUuid)), inArray(memberSlugs.slug, named)));
  return new Map(
    rows.flatMap(({ id, slug, held }): [string, string][] => [
      [id, slug],
      [held, slug],
    ]),
  );
}
