import type { CommentTarget } from "../../../shared/comments/comment-target.ts";
import type { CommentsPage } from "../../../shared/comments/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { usernameOf } from "../../accounts/person-names.ts";
import { lookBySlug } from "../../looks/looks.ts";
import { entryAccess } from "../../notebook/entry-access.ts";
import { entryBySlug } from "../../notebook/entry-by-slug.ts";
import { Redirect } from "../../request/page-loader.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { type CommentSubject, entrySubject, lookSubject } from "./comment-subject.ts";

interface ReadSubject {
  subject: CommentSubject;
  /** What stands above its comments. */
  head: Pick<CommentsPage["subject"], "title" | "author">;
}

/**
 * What a page of comments is for. Whoever gets only the teaser of an entry is led to it.
 * @throws 404
 */
export async function readSubject(
  site: SiteContext,
  viewer: Member | null,
  { kind, slug }: CommentTarget,
): Promise<ReadSubject> {
  if (kind === "look") {
    const row = await lookBySlug(site, viewer, slug);
    const head = { title: row.look.title, author: { username: usernameOf(row.member) } };
    return { subject: lookSubject(viewer, row), head };
  }
  const row = await entryBySlug(site, viewer, slug);
  const { entry, author } = row;
  if ((await entryAccess(site, viewer, entry)) !== "open") throw new Redirect(paths.entry(slug));
  const head = { title: entry.title, author: author && { username: usernameOf(author) } };
  return { subject: entrySubject(viewer, row), head };
}
