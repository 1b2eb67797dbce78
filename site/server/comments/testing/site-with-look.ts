import type { CommentThread } from "../../../shared/comments/comment.ts";
import { paths } from "../../../shared/paths.ts";
import type { Person } from "../../testing/person.ts";
import { testSite } from "../../testing/test-site.ts";

const textOf = ({ comment }: CommentThread) =>
  comment.kind === "deleted"
    ? null
    : comment.parts.map((part) => (part.kind === "mention" ? part : part.text)).join("");

/** A look's comments as a person reads them: the count, and each text with those of its replies. */
export async function readBy(person: Person, slug: string) {
  const { look, comments } = await person.sees("look", paths.look(slug));
  const texts = comments.threads.items.map((thread) => [
    textOf(thread),
    ...thread.replies.items.map((comment) => textOf({ ...thread, comment })),
  ]);
  return { count: look.comments, texts };
}

/** Ada has posted a coat. */
export async function siteWithLook() {
  const site = await testSite();
  await site.ada.posts("Coat");
  return { ...site, bea: await site.joins("Bea"), cleo: await site.joins("Cleo") };
}
