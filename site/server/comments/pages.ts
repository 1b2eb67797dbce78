import type { CommentThread } from "../../shared/comments/comment.ts";
import type { CommentTargetKind } from "../../shared/comments/comment-target.ts";
import type { CommentsPage } from "../../shared/comments/pages.ts";
import type { Slice } from "../../shared/page-data.ts";
import { isUuid } from "../../shared/uuid.ts";
import { cursorsOf } from "../db/keyset.ts";
import { notFound } from "../problems.ts";
import type { ListLoaders, PageLoaders, PageRequest } from "../request/page-loader.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { commentCount, commentsState, threadsOf, threadWith } from "./comment-lists.ts";
import type { CommentSubject } from "./subjects/comment-subject.ts";
import { readSubject } from "./subjects/read-subject.ts";

const commentsPage =
  (kind: CommentTargetKind) =>
  async ({ site, viewer, params, url, form }: PageRequest): Promise<CommentsPage> => {
    const { subject, head } = await readSubject(site, viewer, { kind, slug: params.slug ?? "" });
    const [threads, count] = await Promise.all([
      threadsAt(site, viewer, subject, url),
      commentCount(site, viewer, subject),
    ]);
    return {
      subject: { kind, slug: subject.slug, ...head },
      comments: { ...commentsState(site, subject), threads, count },
      of: url.searchParams.get("comment") || null,
      form,
    };
  };

async function threadsAt(
  site: SiteContext,
  viewer: Member | null,
  subject: CommentSubject,
  url: URL,
): Promise<Slice<CommentThread>> {
  const of = url.searchParams.get("comment") || null;
  const cursors = cursorsOf(url);
  if (of !== null && !isUuid(of)) throw notFound("comment");
  return of === null ? threadsOf(site, viewer, subject, cursors) : threadWith(site, viewer, subject, of, cursors);
}

const threadList =
  (kind: CommentTargetKind) =>
  async ({ site, viewer, params, url }: PageRequest) => {
    const { subject } = await readSubject(site, viewer, { kind, slug: params.slug ?? "" });
    return threadsAt(site, viewer, subject, url);
  };

export const commentsLists = {
  lookComments: threadList("look"),
  entryComments: threadList("entry"),
} satisfies Partial<ListLoaders>;

export const commentsPages = {
  lookComments: commentsPage("look"),
  entryComments: commentsPage("entry"),
} satisfies Partial<PageLoaders>;
