import { and, eq } from "drizzle-orm";
import type { Pages } from "../../shared/pages.ts";
import { members } from "../accounts/tables.ts";
import { cursorsOf } from "../db/keyset.ts";
import { looks } from "../looks/tables.ts";
import { hasPage } from "../relations/seen-by.ts";
import type { ListLoaders, PageLoaders, PageRequest } from "../request/page-loader.ts";
import { adminMembers } from "./admin-members.ts";
import { requireAdmin } from "./admin-only.ts";
import { auditLog } from "./audit-log.ts";
import { openCaseCount, openCases } from "./open-cases.ts";

const maxSearchLength = 254;

/** Null without it, and when it is blank. */
const textOf = (url: URL, name: string) => url.searchParams.get(name)?.trim().slice(0, maxSearchLength) || null;

async function overviewPage(request: PageRequest): Promise<Pages["admin"]> {
  requireAdmin(request);
  const { site } = request;
  const { db } = site;
  const [memberCount, admins, lookCount, cases] = await Promise.all([
    db.$count(members, hasPage),
    db.$count(members, and(eq(members.role, "admin"), hasPage)),
    db.$count(looks, eq(looks.state, "live")),
    openCaseCount(site),
  ]);
  return { members: memberCount, admins, looks: lookCount, openCases: cases };
}

async function membersPage(request: PageRequest): Promise<Pages["adminMembers"]> {
  requireAdmin(request);
  const [members, openCases] = await Promise.all([membersList(request), openCaseCount(request.site)]);
  return { members, search: textOf(request.url, "search"), openCases };
}

async function membersList(request: PageRequest) {
  requireAdmin(request);
  const { site, url } = request;
  return adminMembers(site, textOf(url, "search"), cursorsOf(url));
}

async function auditPage(request: PageRequest): Promise<Pages["adminAudit"]> {
  requireAdmin(request);
  const [entries, openCases] = await Promise.all([auditList(request), openCaseCount(request.site)]);
  return { entries, target: textOf(request.url, "target"), openCases };
}

async function auditList(request: PageRequest) {
  requireAdmin(request);
  const { site, url } = request;
  return auditLog(site, textOf(url, "target"), cursorsOf(url));
}

async function reportsPage(request: PageRequest): Promise<Pages["adminReports"]> {
  requireAdmin(request);
  const [cases, count] = await Promise.all([reportsList(request), openCaseCount(request.site)]);
  return { cases, openCases: count };
}

async function reportsList(request: PageRequest) {
  requireAdmin(request);
  return openCases(request.site, cursorsOf(request.url));
}

export const moderationLists = {
  adminAudit: auditList,
  adminMembers: membersList,
  adminReports: reportsList,
} satisfies Partial<ListLoaders>;

export const moderationPages = {
  admin: overviewPage,
  adminAudit: auditPage,
  adminMembers: membersPage,
  adminReports: reportsPage,
} satisfies Partial<PageLoaders>;
