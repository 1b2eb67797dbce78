import type { Database } from "@hemline/database";
import { inArray } from "drizzle-orm";
import type { AdminName } from "../../shared/catalogue-admin/catalogue-admin.ts";
import { usernameOf } from "../accounts/person-names.ts";
import { members } from "../accounts/tables.ts";

export const nameColumns = {
  slug: members.slug,
  username: members.username,
  firstName: members.firstName,
  lastName: members.lastName,
};

type NamedRow = Parameters<typeof usernameOf>[0] & { slug: string };

export const adminName = (row: NamedRow | null): AdminName | null =>
  row && { slug: row.slug, username: usernameOf(row) };

/** Of those who changed or proposed the rows of a list. @returns null for an account that is gone */
export async function adminNames(
  { db }: { db: Database },
  ids: readonly (string | null)[],
): Promise<(id: string | null) => AdminName | null> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const rows = wanted.length
    ? await db.select({ id: members.id, name: nameColumns }).from(members).where(inArray(members.id, wanted))
    : [];
  const found = new Map(rows.map(({ id, name }) => [id, adminName(name)]));
  return (id) => (id === null ? null : (found.get(id) ?? null));
}
