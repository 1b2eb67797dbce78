import { type LookOrder, lookOrders } from "../../shared/looks/look.ts";
import { memberOrders } from "../../shared/members/member.ts";
import type { Pages } from "../../shared/pages.ts";
import { paths } from "../../shared/paths.ts";
import { cursorsOf, isFirstPage } from "../db/keyset.ts";
import { looksOf, newestLooksOf } from "../looks/lists/look-lists.ts";
import { featuredCard } from "../looks/looks.ts";
import { listedEntries } from "../notebook/entry-lists.ts";
import { invalidLookOrder, invalidMemberOrder, loginRequired } from "../problems.ts";
import type { ListLoaders, PageLoaders, PageRequest } from "../request/page-loader.ts";
import { reviewsBy } from "../reviews/lists/member-reviews.ts";
import { blockedAndMutedMembers } from "./blocked-and-muted-members.ts";
import { listOwner } from "./list-owner.ts";
import { memberCards, searchMembers } from "./member-list.ts";
import { memberBySlug } from "./member-profile.ts";
import { pageOwner } from "./page-owner.ts";
import { followedBy, followersOf, requestsTo } from "./person-lists.ts";
import { suggestedMembers } from "./suggested-members.ts";

const maxSearchLength = 80;
const maxSuggestions = 3;

function wantedMembers({ url }: PageRequest) {
  const wanted = url.searchParams.get("sort") || "newest";
  const sort = memberOrders.find((order) => order === wanted);
  if (!sort) throw invalidMemberOrder();
  const search = url.searchParams.get("search")?.trim().slice(0, maxSearchLength) || null;
  return { sort, search };
}

async function membersPage(request: PageRequest): Promise<Pages["members"]> {
  const { site, viewer, url } = request;
  const { sort, search } = wantedMembers(request);
  if (search !== null) return { ...(await searchMembers(site, viewer, search)), sort, search, suggestions: [] };
  const isStart = sort === "newest" && isFirstPage(cursorsOf(url));
  const suggestions = viewer && isStart ? await suggestedMembers(site, viewer, maxSuggestions) : [];
  return { members: await membersList(request), found: 0, sort, search, suggestions };
}

async function membersList(request: PageRequest) {
  const { site, viewer, url } = request;
  const { sort, search } = wantedMembers(request);
  if (search !== null) return (await searchMembers(site, viewer, search)).members;
  return memberCards(site, viewer, sort, cursorsOf(url));
}

const withLooks = (pathOf: (slug: string) => string) => async (request: PageRequest) => {
  const { id, profile } = await pageOwner(request, pathOf);
  const sort = wantedOrder(request);
  return { member: profile, looks: await looksAt(request, id), sort };
};

function wantedOrder({ url }: PageRequest): LookOrder {
  const wanted = url.searchParams.get("sort") || "own";
  const sort = lookOrders.find((order) => order === wanted);
  if (!sort) throw invalidLookOrder();
  return sort;
}

function looksAt(request: PageRequest, id: string) {
  const list = wantedOrder(request) === "own" ? looksOf : newestLooksOf;
  return list(request.site, request.viewer, id, cursorsOf(request.url));
}

const looksList = async (request: PageRequest) => looksAt(request, (await listOwner(request)).id);

const peopleList = (people: typeof followersOf) => async (request: PageRequest) => {
  const { id, isOpen } = await listOwner(request);
  return isOpen ? people(request.site, request.viewer, id, cursorsOf(request.url)) : nothing;
};

async function profilePage(request: PageRequest): Promise<Pages["memberProfile"]> {
  const { site, viewer, url } = request;
  const { id, profile } = await pageOwner(request, paths.memberProfile);
  const [featured, entries] = await Promise.all([
    featuredCard(site, viewer, id),
    profile.counts ? listedEntries(site, viewer, cursorsOf(url), "author", id) : nothing,
  ]);
  return { member: profile, featured, entries };
}

async function profileList(request: PageRequest) {
  const { id, isOpen } = await listOwner(request);
  return isOpen ? listedEntries(request.site, request.viewer, cursorsOf(request.url), "author", id) : nothing;
}

const nothing = { items: [], previous: null, next: null };

async function followersPage(request: PageRequest): Promise<Pages["memberFollowers"]> {
  const { site, viewer, url } = request;
  const { id, profile } = await pageOwner(request, paths.memberFollowers);
  const [people, requests] = await Promise.all([
    profile.counts ? followersOf(site, viewer, id, cursorsOf(url)) : nothing,
    viewer && profile.isSelf ? requestsTo(site, viewer) : [],
  ]);
  return { member: profile, people, requests };
}

async function followingPage(request: PageRequest): Promise<Pages["memberFollowing"]> {
  const { site, viewer, url } = request;
  const { id, profile } = await pageOwner(request, paths.memberFollowing);
  const people = profile.counts ? await followedBy(site, viewer, id, cursorsOf(url)) : nothing;
  return { member: profile, people };
}

async function reviewsPage(request: PageRequest): Promise<Pages["memberReviews"]> {
  const { site, viewer, url } = request;
  const { id, profile } = await pageOwner(request, paths.memberReviews);
  return { member: profile, reviews: profile.counts ? await reviewsBy(site, viewer, id, cursorsOf(url)) : nothing };
}

async function reviewsList(request: PageRequest) {
  const { id, isOpen } = await listOwner(request);
  return isOpen ? reviewsBy(request.site, request.viewer, id, cursorsOf(request.url)) : nothing;
}

async function privacyPage({ site, viewer }: PageRequest): Promise<Pages["settingsPrivacy"]> {
  if (!viewer) throw loginRequired();
  return { isPrivate: viewer.isPrivate, ...(await blockedAndMutedMembers(site, viewer)) };
}

async function settingsPage(request: PageRequest): Promise<Pages["settingsProfile"]> {
  const { site, viewer } = request;
  if (!viewer) throw loginRequired();
  const member = await memberBySlug(site, viewer, viewer.slug);
  if ("movedTo" in member) throw loginRequired();
  const { firstName, lastName, username } = viewer;
  return { member: member.profile, firstName, lastName, username };
}

export const membersLists = {
  members: membersList,
  member: looksList,
  memberLooks: looksList,
  memberProfile: profileList,
  memberFollowers: peopleList(followersOf),
  memberFollowing: peopleList(followedBy),
  memberReviews: reviewsList,
} satisfies Partial<ListLoaders>;

export const membersPages = {
  members: membersPage,
  member: withLooks(paths.member),
  memberLooks: withLooks(paths.memberLooks),
  memberProfile: profilePage,
  memberFollowers: followersPage,
  memberFollowing: followingPage,
  memberReviews: reviewsPage,
  settingsPrivacy: privacyPage,
  settingsProfile: settingsPage,
} satisfies Partial<PageLoaders>;
