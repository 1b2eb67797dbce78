import { deferredPart } from "../../deferred-part.tsx";

/** The comments below a look or an entry, and all that writes them. */
export const deferredCommentSection = deferredPart(async () => (await import("./comment-section.tsx")).CommentSection, {
  file: "web/parts/comments/comment-section.tsx",
  failure: "We couldn’t load the comments",
});
