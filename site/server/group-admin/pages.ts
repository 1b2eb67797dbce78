import type { AdminGroup } from "../../shared/group-admin/group-admin.ts";
import type { Pages } from "../../shared/pages.ts";
import { paths } from "../../shared/paths.ts";
import { changesOf } from "../catalogue-admin/history/changes-of.ts";
import { formerSlugs } from "../catalogue-admin/slugs.ts";
import { groupAt } from "../groups/group-at.ts";
import { allGroups, type ShownGroup } from "../groups/group-rows.ts";
import { adminBadges } from "../moderation/admin-badges.ts";
import { photoCard } from "../photos/photos.ts";
import { notFound } from "../problems.ts";
import { requireAdmin } from "../request/admin-only.ts";
import { type PageLoaders, type PageRequest, Redirect } from "../request/page-loader.ts";
import { noScope } from "../slugs/tables.ts";
import { groupFields } from "./group-fields.ts";

async function groupsPage(request: PageRequest): Promise<Pages["adminGroups"]> {
  requireAdmin(request);
  const { site } = request;
  const [groups, badges] = await Promise.all([allGroups(site), adminBadges(request)]);
  return { groups: groups.map(lineOf), ...badges };
}

const lineOf = ({ group, cover }: ShownGroup): AdminGroup => ({
  ...{ name: group.name, slug: group.slug, colour: group.colour, mayRead: group.mayRead, mayPost: group.mayPost },
  cover: cover && photoCard(cover, group.coverAlt),
  isClosed: group.closedAt !== null,
  discussions: group.discussionCount,
});

async function groupPage(request: PageRequest): Promise<Pages["adminGroup"]> {
  requireAdmin(request);
  const { site, params } = request;
  const slug = params.slug ?? "";
  const group = await groupAt(site.db, slug);
  if (!group) throw notFound("group");
  if (group.slug !== slug) throw new Redirect(paths.adminGroup(group.slug), 302);
  const [fields, groups, oldSlugs, changes, badges] = await Promise.all([
    groupFields(site.db, group.id),
    allGroups(site),
    formerSlugs(site, { kind: "group", scopeId: noScope }, group.id),
    changesOf(site, "group", group.id),
    adminBadges(request),
  ]);
  const others = groups.filter((one) => one.group.id !== group.id).map((one) => one.group);
  return {
    ...{ group: fields, discussions: group.discussionCount, oldSlugs, changes, ...badges },
    others: others.map(({ slug, name }) => ({ slug, name })),
  };
}

export const groupAdminPages = {
  adminGroups: groupsPage,
  adminNewGroup: adminBadges,
  adminGroup: groupPage,
} satisfies Partial<PageLoaders>;
