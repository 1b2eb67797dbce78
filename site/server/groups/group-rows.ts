import { asc, eq, getTableColumns, type SQL } from "drizzle-orm";
import type { GroupCard, GroupName } from "../../shared/groups/group.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { photoCard, photoColumns } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import type { SiteContext } from "../site-context.ts";
import { groups } from "./tables.ts";

export type GroupRow = typeof groups.$inferSelect;

const all = (where?: SQL) =>
  query
    .select({ group: getTableColumns(groups), cover: photoColumns(photos) })
    .from(groups)
    .leftJoin(photos, eq(photos.id, groups.coverId))
    .where(where)
    .orderBy(asc(groups.position));

export type ShownGroup = ReturnType<typeof all>["_"]["result"][number];

/** Every group, in the admins' order: there are a few. */
export async function allGroups({ db, shows }: Pick<SiteContext, "db" | "shows">): Promise<ShownGroup[]> {
  shows(["groups"]);
  return preparedRows(db, "all groups", {}, () => all());
}

export const groupName = ({ slug, name, colour }: GroupName): GroupName => ({ slug, name, colour });

export const groupCard = ({ group, cover }: ShownGroup): GroupCard => ({
  ...groupName(group),
  description: group.description,
  cover: cover && photoCard(cover, group.coverAlt),
  mayRead: group.mayRead,
  discussions: group.discussionCount,
});
