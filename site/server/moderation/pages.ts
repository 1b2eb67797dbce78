import { and, eq } from "drizzle-orm";
import type { Pages } from "../../shared/pages.ts";
import { members } from "../accounts/tables.ts";
import { looks } from "../looks/tables.ts";
import { hasPage } from "../relations/seen-by.ts";
import type { PageLoaders, PageRequest } from "../request/page-loader.ts";
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
  const { site, url } = request;
  const search = textOf(url, "search");
  const [found, cases] = await Promise.all([
    adminMembers(site, search, url.searchParams.get("after")),
    openCaseCount(site),
  ]);
  return { members: found, search, openCases: cases };
}

async function auditPage(request: PageRequest): Promise<Pages["adminAudit"]> {
  requireAdmin(request);
  const { site, url } = request;
  const target = textOf(url, "target");
  const [entries, cases] = await Promise.all([
    auditLog(site, target, url.searchParams.get("after")),
    openCaseCount(site),
  ]);
  return { entries, target, openCases: cases };
}

async function reportsPage(request: PageRequest): Promise<Pages["adminReports"]> {
  requireAdmin(request);
  const { site, url } = request;
  const [cases, count] = await Promise.all([openCases(site, url.searchParams.get("after")), openCaseCount(site)]);
  return { cases, openCases: count };
}

export const moderationPages = {
  admin: overviewPage,
  adminAudit: auditPage,
  adminMembers: membersPage,
  adminReports: reportsPage,
} satisfies Partial<PageLoaders>;
