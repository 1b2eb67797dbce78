import { sql } from "drizzle-orm";
import { type AdminCase, type CaseFilter, caseFilters } from "../../shared/moderation/admin.ts";
import { reportedKinds, reportReasons } from "../../shared/moderation/report.ts";
import type { Slice } from "../../shared/page-data.ts";
import type { Pages } from "../../shared/pages.ts";
import { type AdminReviewFilter, adminReviewFilters } from "../../shared/reviews/review-options.ts";
import { members } from "../accounts/tables.ts";
import { cursorsOf } from "../db/keyset.ts";
import { loginRequired } from "../problems.ts";
import { hasPage } from "../relations/seen-by.ts";
import { requireAdmin } from "../request/admin-only.ts";
import type { ListLoaders, PageLoaders, PageRequest } from "../request/page-loader.ts";
import { queryOption } from "../request/query-option.ts";
import { hiddenReviews } from "../reviews/hidden-reviews.ts";
import type { SiteContext } from "../site-context.ts";
import { adminBadges } from "./admin-badges.ts";
import { adminCases } from "./admin-cases.ts";
import { adminMembers } from "./admin-members.ts";
import { auditLog } from "./audit-log.ts";
import { caseStatistics } from "./case-statistics.ts";
import { ownDecisions } from "./decisions/own-decisions.ts";
import { guardedWordList } from "./guarded-word-list.ts";

const maxSearchLength = 254;

/** Null without it, and when it is blank. */
const textOf = (url: URL, name: string) => url.searchParams.get(name)?.trim().slice(0, maxSearchLength) || null;

async function overviewPage(request: PageRequest): Promise<Pages["admin"]> {
  requireAdmin(request);
  const [counts, badges] = await Promise.all([memberCounts(request.site), adminBadges(request)]);
  return { ...counts, ...badges };
}

/** Of those who have a page; of their looks, those that they show to others. */
async function memberCounts({
  db,
}: Pick<SiteContext, "db">): Promise<Pick<Pages["admin"], "members" | "admins" | "looks">> {
  const [counts] = await db
    .select({
      members: sql<number>`count(*)::int`,
      admins: sql<number>`(count(*) filter (where ${members.role} = 'admin'))::int`,
      looks: sql<number>`coalesce(sum(${members.lookCount}), 0)::int`,
    })
    .from(members)
    .where(hasPage);
  return counts ?? { members: 0, admins: 0, looks: 0 };
}

async function membersPage(request: PageRequest): Promise<Pages["adminMembers"]> {
  requireAdmin(request);
  const [members, badges] = await Promise.all([membersList(request), adminBadges(request)]);
  return { members, search: textOf(request.url, "search"), ...badges };
}

async function membersList(request: PageRequest) {
  requireAdmin(request);
  const { site, url } = request;
  return adminMembers(site, textOf(url, "search"), cursorsOf(url));
}

async function auditPage(request: PageRequest): Promise<Pages["adminAudit"]> {
  requireAdmin(request);
  const [entries, badges] = await Promise.all([auditList(request), adminBadges(request)]);
  return { entries, target: textOf(request.url, "target"), ...badges };
}

async function auditList(request: PageRequest) {
  requireAdmin(request);
  const { site, url } = request;
  return auditLog(site, textOf(url, "target"), cursorsOf(url));
}

async function reportsPage(request: PageRequest): Promise<Pages["adminReports"]> {
  const admin = requireAdmin(request);
  const { site, url } = request;
  const show = wantedCases(url);
  const [cases, badges, statistics, words] = await Promise.all([
    reportsList(request),
    adminBadges(request),
    show === "statistics" ? caseStatistics(site, admin) : null,
    show === "words" ? guardedWordList(site) : null,
  ]);
  const { kind, reason } = caseFacets(url);
  return { cases, show, kind, reason, statistics, words, ...badges };
}

const wantedCases = (url: URL): CaseFilter => queryOption(url, "show", caseFilters, "list of reports") ?? "open";

const caseFacets = (url: URL) => ({
  kind: queryOption(url, "kind", reportedKinds, "kind of report"),
  reason: queryOption(url, "reason", reportReasons, "reason of a report"),
});

/** Empty where the page shows no list. */
async function reportsList(request: PageRequest): Promise<Slice<AdminCase>> {
  const admin = requireAdmin(request);
  const { site, url } = request;
  const show = wantedCases(url);
  if (show === "statistics" || show === "words") return { items: [], previous: null, next: null };
  return adminCases(site, admin, { show, ...caseFacets(url) }, cursorsOf(url));
}

/** Of the member’s own account, also while it is banned. */
async function decisionsPage({ site, viewer }: PageRequest): Promise<Pages["settingsDecisions"]> {
  if (!viewer) throw loginRequired();
  return { decisions: await ownDecisions(site, viewer.id) };
}

const wantedShow = ({ url }: PageRequest): AdminReviewFilter =>
  queryOption(url, "show", adminReviewFilters) ?? "waiting";

async function reviewsPage(request: PageRequest): Promise<Pages["adminReviews"]> {
  requireAdmin(request);
  const [reviews, badges] = await Promise.all([reviewsList(request), adminBadges(request)]);
  return { reviews, show: wantedShow(request), ...badges };
}

async function reviewsList(request: PageRequest) {
  const admin = requireAdmin(request);
  return hiddenReviews(request.site, admin, wantedShow(request), cursorsOf(request.url));
}

export const moderationLists = {
  adminAudit: auditList,
  adminMembers: membersList,
  adminReports: reportsList,
  adminReviews: reviewsList,
} satisfies Partial<ListLoaders>;

export const moderationPages = {
  admin: overviewPage,
  adminAudit: auditPage,
  adminMembers: membersPage,
  adminReports: reportsPage,
  adminReviews: reviewsPage,
  settingsDecisions: decisionsPage,
} satisfies Partial<PageLoaders>;
