import type { Pages } from "../../shared/pages.ts";
import { isUuid } from "../../shared/uuid.ts";
import { lookCard } from "../looks/look-cards.ts";
import { lookBySlug } from "../looks/looks.ts";
import { notFound } from "../problems.ts";
import type { PageLoaders, PageRequest } from "../request/page-loader.ts";
import { commentCount, commentsState, threadsOf, threadWith } from "./comment-lists.ts";

async function lookCommentsPage({ site, viewer, params, url, form }: PageRequest): Promise<Pages["lookComments"]> {
  const row = await lookBySlug(site, viewer, params.slug ?? "");
  const of = url.searchParams.get("comment") || null;
  const after = url.searchParams.get("after");
  if (of !== null && !isUuid(of)) throw notFound("comment");
  const [threads, count] = await Promise.all([
    of === null ? threadsOf(site, viewer, row, after) : threadWith(site, viewer, row, of, after),
    commentCount(site, viewer, row),
  ]);
  const { slug, title, member } = lookCard(row);
  return {
    look: { slug, title, member, comments: count },
    comments: { ...commentsState(site, viewer, row), threads },
    of,
    form,
  };
}

export const commentsPages = { lookComments: lookCommentsPage } satisfies Partial<PageLoaders>;
