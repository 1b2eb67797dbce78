import type { CommentThread, ShownComments } from "../../../shared/comments/comment.ts";
import type { CommentTarget } from "../../../shared/comments/comment-target.ts";
import { paths } from "../../../shared/paths.ts";
import { hasEntry } from "../../notebook/testing/has-entry.ts";
import type { Person } from "../../testing/person.ts";
import { testSite } from "../../testing/test-site.ts";

export const coat: CommentTarget = { kind: "look", slug: "coat" };
export const moths: CommentTarget = { kind: "entry", slug: "moths" };

/** Ada has posted a coat, and written about moths. */
export async function siteWithSubjects(options: Parameters<typeof testSite>[0] = {}) {
  const site = await testSite(options);
  await site.ada.posts("Coat");
  await hasEntry(site, { slug: "moths", by: "ada" });
  return { ...site, bea: await site.joins("Bea"), cleo: await site.joins("Cleo") };
}

/** What stands below a look or an entry on its page. */
export async function commentsFor(person: Person, { kind, slug }: CommentTarget): Promise<ShownComments> {
  if (kind === "look") return (await person.sees("look", paths.look(slug))).comments;
  const { comments } = await person.sees("entry", paths.entry(slug));
  if (!comments) throw new Error(`${person.slug} gets only the teaser of ${slug}.`);
  return comments;
}

/** The comments as a person reads them: the count, and each text with those of its replies. */
export async function readBy(person: Person, on: CommentTarget) {
  const { count, threads } = await commentsFor(person, on);
  const texts = threads.items.map((thread) => [
    textOf(thread),
    ...thread.replies.items.map((comment) => textOf({ ...thread, comment })),
  ]);
  return { count, texts };
}

const textOf = ({ comment }: CommentThread) =>
  comment.kind === "deleted"
    ? null
    : comment.parts.map((part) => (part.kind === "mention" ? part : part.text)).join("");
