import type { CommentThread } from "../../shared/comments/comment.ts";
import type { Slice } from "../../shared/page-data.ts";
import type { Pages } from "../../shared/pages.ts";
import { isUuid } from "../../shared/uuid.ts";
import { cursorsOf } from "../db/keyset.ts";
import { type LookRow, lookCard } from "../looks/look-cards.ts";
import { lookBySlug } from "../looks/looks.ts";
import { notFound } from "../problems.ts";
import type { ListLoaders, PageLoaders, PageRequest } from "../request/page-loader.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { commentCount, commentsState, threadsOf, threadWith } from "./comment-lists.ts";

async function lookCommentsPage({ site, viewer, params, url, form }: PageRequest): Promise<Pages["lookComments"]> {
  const row = await lookBySlug(site, viewer, params.slug ?? "");
  const [threads, count] = await Promise.all([threadsAt(site, viewer, row, url), commentCount(site, viewer, row)]);
  const { slug, title, member } = lookCard(row);
  return {
    look: { slug, title, member, comments: count },
    comments: { ...commentsState(site, viewer, row), threads },
    of: url.searchParams.get("comment") || null,
    form,
  };
}

async function threadsAt(
  site: SiteContext,
  viewer: Member | null,
  row: LookRow,
  url: URL,
): Promise<Slice<CommentThread>> {
  const of = url.searchParams.get("comment") || null;
  const cursors = cursorsOf(url);
  if (of !== null && !isUuid(of)) throw notFound("comment");
  return of === null ? threadsOf(site, viewer, row, cursors) : threadWith(site, viewer, row, of, cursors);
}

const threadList = async ({ site, viewer, params, url }: PageRequest) =>
  threadsAt(site, viewer, await lookBySlug(site, viewer, params.slug ?? ""), url);

export const commentsLists = { lookComments: threadList } satisfies Partial<ListLoaders>;
export const commentsPages = { lookComments: lookCommentsPage } satisfies Partial<PageLoaders>;
