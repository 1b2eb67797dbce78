import { Hono } from "hono";
import { CommentDraft, CommentEdit, type PostedComment } from "../../shared/comments/comment.ts";
import { idempotent } from "../idempotency/idempotent.ts";
import { lookBySlug } from "../looks/looks.ts";
import { emailVerified } from "../request/email-verified.ts";
import { jsonBody } from "../request/json-body.ts";
import { mayPost } from "../request/may-post.ts";
import { mayWrite } from "../request/may-write.ts";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { liveComment } from "./comment-lists.ts";
import { deleteComment } from "./delete-comment.ts";
import { editComment } from "./edit-comment.ts";
import { postComment } from "./post-comment.ts";
import { setCommentsClosed } from "./set-comments-closed.ts";

const commentLimit = rateLimited("comment");
const closeLimit = rateLimited("edit-look");

export const commentsApi = new Hono<SiteEnv>()
  .post(
    "/looks/:slug/comments",
    signedIn,
    mayWrite,
    mayPost,
    emailVerified,
    idempotent("comment"),
    jsonBody(CommentDraft),
    async (c) => {
      const { site, member, draft } = c.var;
      const slug = c.req.param("slug");
      const { id, threadId, look } = await postComment(site, member, slug, draft);
      const comment = await liveComment(site, member, { look }, id);
      return c.json({ message: "Comment posted", data: { comment, threadId } satisfies PostedComment });
    },
  )
  .put("/comments/:id", signedIn, mayWrite, mayPost, emailVerified, commentLimit, jsonBody(CommentEdit), async (c) => {
    const { site, member, draft } = c.var;
    const id = c.req.param("id");
    const slug = await editComment(site, member, id, draft.text);
    const comment = await liveComment(site, member, await lookBySlug(site, member, slug), id);
    return c.json({ message: "Changes saved", data: comment });
  })
  .delete("/comments/:id", signedIn, commentLimit, async (c) => {
    await deleteComment(c.var.site, c.var.member, c.req.param("id"));
    return c.json({ message: "Comment deleted" });
  })
  .put("/looks/:slug/comments-closed", signedIn, closeLimit, async (c) =>
    c.json({ data: await setCommentsClosed(c.var.site, c.var.member, c.req.param("slug"), true) }),
  )
  .delete("/looks/:slug/comments-closed", signedIn, closeLimit, async (c) =>
    c.json({ data: await setCommentsClosed(c.var.site, c.var.member, c.req.param("slug"), false) }),
  );
