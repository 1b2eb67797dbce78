import type { DiscussionHead } from "../../shared/discussions/discussion.ts";
import { discussionLists } from "../../shared/discussions/discussion-options.ts";
import type { GroupName } from "../../shared/groups/group.ts";
import type { Slice } from "../../shared/page-data.ts";
import type { Pages } from "../../shared/pages.ts";
import { paths } from "../../shared/paths.ts";
import { memberWithAvatar } from "../accounts/member-name.ts";
import { cursorsOf } from "../db/keyset.ts";
import { groupAt } from "../groups/group-at.ts";
import { allGroups, type GroupRow, groupCard, groupName } from "../groups/group-rows.ts";
import { photoCard } from "../photos/photos.ts";
import { loginRequired, noSuchOption } from "../problems.ts";
import { type ListLoaders, type PageLoaders, type PageRequest, Redirect } from "../request/page-loader.ts";
import { pageMinute } from "../request/page-minute.ts";
import { queryOption } from "../request/query-option.ts";
import { discussionBySlug, type SeenDiscussion } from "./discussion-by-slug.ts";
import { type DiscussionFilter, listedDiscussions } from "./lists/discussion-lists.ts";
import { yourGroups } from "./lists/your-groups.ts";
import { messageDates } from "./messages/message-dates.ts";
import { isEditable } from "./messages/message-payload.ts";
import { firstWindow, messageWindow, type WindowStart, windowOf } from "./messages/message-window.ts";
import { participantsOf } from "./participants.ts";
import { firstUnread, type Reading, readingOf } from "./readings/reading-of.ts";
import { barOf } from "./start-discussion.ts";

const maxTagLength = 60;

/** @throws 400 for what is no list or no group, 401 where only members have one; a former address of a group redirects */
async function filterOf({ site, viewer, url }: PageRequest): Promise<DiscussionFilter & { group: GroupRow | null }> {
  const show = queryOption(url, "show", discussionLists, "list") ?? "latest";
  if (!viewer && (show === "unread" || show === "following" || show === "yours")) throw loginRequired();
  const group = await wantedGroup({ site, url });
  const tag = url.searchParams.get("tag")?.trim().toLowerCase().slice(0, maxTagLength) || null;
  return { show, group, groupId: group?.id ?? null, tag };
}

async function wantedGroup({ site, url }: Pick<PageRequest, "site" | "url">): Promise<GroupRow | null> {
  const slug = url.searchParams.get("group");
  if (!slug) return null;
  const group = await groupAt(site.db, slug);
  if (!group) throw noSuchOption("group", slug.slice(0, 40));
  if (group.slug === slug) return group;
  const present = new URL(url);
  present.searchParams.set("group", group.slug);
  throw new Redirect(present.pathname + present.search, 301);
}

async function discussionsPage(request: PageRequest): Promise<Pages["discussions"]> {
  const { site, viewer, url } = request;
  const filter = await filterOf(request);
  const [groups, discussions, yours] = await Promise.all([
    allGroups(site),
    listedDiscussions(site, viewer, filter, cursorsOf(url)),
    viewer ? yourGroups(site, viewer) : [],
  ]);
  const chosen = groups.find(({ group }) => group.id === filter.groupId);
  return {
    groups: groups.map(groupCard),
    count: groups.reduce((sum, { group }) => sum + group.discussionCount, 0),
    group: chosen ? groupCard(chosen) : null,
    ...{ show: filter.show, tag: filter.tag, discussions, yourGroups: yours },
    bar: filter.group && barOf(viewer, filter.group, site.clock()),
    now: pageMinute(site),
  };
}

async function discussionsList(request: PageRequest) {
  const { site, viewer, url } = request;
  return listedDiscussions(site, viewer, await filterOf(request), cursorsOf(url));
}

async function startDiscussionPage({ site, viewer, url, form }: PageRequest): Promise<Pages["startDiscussion"]> {
  if (!viewer) throw loginRequired();
  const open = (await allGroups(site)).filter(({ group }) => barOf(viewer, group, site.clock()) === null);
  const groups: GroupName[] = open.map(({ group }) => groupName(group));
  const wanted = url.searchParams.get("group");
  return { groups, group: groups.find(({ slug }) => slug === wanted)?.slug ?? null, form };
}

function discussionPage({ params }: PageRequest): never {
  throw new Redirect(paths.conversation(params.slug ?? ""));
}

async function conversationPage(request: PageRequest): Promise<Pages["conversation"]> {
  const { site, viewer, params, url, form } = request;
  const seen = await discussionBySlug(site, viewer, params.slug ?? "");
  const { discussion, access, bar } = seen;
  const isOpen = access === "open";
  const reading = viewer && isOpen ? await readingOf(site, viewer, discussion.id) : null;
  const unread =
    viewer && reading?.readNumber ? await firstUnread(site, viewer, discussion.id, reading.readNumber) : null;
  const start = windowOf(url) ?? startFor(seen, reading, unread);
  const isAdmin = viewer?.role === "admin";
  const [messages, dates, participants, groups] = await Promise.all([
    isOpen ? messageWindow(site, viewer, discussion.id, start) : noMessages,
    isOpen ? messageDates(site, discussion) : [],
    isOpen ? participantsOf(site, viewer, discussion.id) : { members: [], count: 0 },
    isAdmin ? allGroups(site) : [],
  ]);
  const isStarter = viewer?.id === discussion.authorId;
  return {
    discussion: headOf(seen),
    ...{ access, bar, messages, dates, participants, firstUnread: unread, isAdmin, form },
    level: viewer && isOpen ? (reading?.level ?? "normal") : null,
    mayEdit: isAdmin || (isStarter && bar === null && isEditable(discussion, site.clock())),
    groups: groups.map(({ group }) => groupName(group)),
    now: pageMinute(site),
  };
}

const noMessages: Slice<never> = { items: [], previous: null, next: null };

/** Members go on where they stopped reading, or at the end; everybody else begins with the first message. */
function startFor({ discussion }: SeenDiscussion, reading: Reading | null, unread: number | null): WindowStart {
  if (!reading?.readNumber) return firstWindow;
  return { kind: "around", number: unread ?? discussion.lastNumber };
}

function headOf({ discussion, group, author, avatar, replies }: SeenDiscussion): DiscussionHead {
  const { id, slug, title, tags, postedAt, isPinned, lockedAt, lastNumber } = discussion;
  return {
    ...{ id, slug, title, tags, isPinned, lastNumber, isLocked: lockedAt !== null },
    group: groupName(group),
    starter: author.standing === "erased" ? null : memberWithAvatar(author, avatar && photoCard(avatar)),
    postedAt: postedAt.toISOString(),
    replies,
  };
}

async function messagesSlice({ site, viewer, params, url }: PageRequest) {
  const { discussion, access } = await discussionBySlug(site, viewer, params.slug ?? "");
  if (access !== "open") return noMessages;
  return messageWindow(site, viewer, discussion.id, windowOf(url) ?? firstWindow);
}

export const discussionsLists = {
  discussions: discussionsList,
  conversation: messagesSlice,
} satisfies Partial<ListLoaders>;

export const discussionsPages = {
  discussions: discussionsPage,
  startDiscussion: startDiscussionPage,
  discussion: discussionPage,
  conversation: conversationPage,
} satisfies Partial<PageLoaders>;
