import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import {
  CommentDraft,
  CommentEdit,
  type DeletedCommentAnswer,
  type PostedComment,
} from "../../shared/comments/comment.ts";
import type { CommentTargetKind } from "../../shared/comments/comment-target.ts";
import { postedDraftVersion } from "../drafts/draft-version.ts";
import { idempotent } from "../idempotency/idempotent.ts";
import { emailVerified } from "../request/email-verified.ts";
import { jsonBody } from "../request/json-body.ts";
import { mayPost } from "../request/may-post.ts";
import { mayWrite } from "../request/may-write.ts";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { Member, SiteEnv } from "../request/site-env.ts";
import { liveComment } from "./comment-lists.ts";
import { deleteComment } from "./deletion/delete-comment.ts";
import { restoreComment } from "./deletion/restore-comment.ts";
import { editComment } from "./edit-comment.ts";
import { postComment } from "./post-comment.ts";
import { setCommentsClosed } from "./set-comments-closed.ts";
import { askBillingAboutEntry } from "./subjects/readable-entry.ts";

const commentLimit = rateLimited("edit-comment");
const closeLimit = rateLimited("edit-look");

/** Belongs before `idempotent`. */
const asksBilling = (kind: CommentTargetKind) =>
  createMiddleware<SiteEnv & { Variables: { member: Member } }>(async (c, next) => {
    if (kind === "entry") await askBillingAboutEntry(c.var.site, c.var.member, c.req.param("slug") ?? "");
    await next();
  });

const commentsUnder = (kind: CommentTargetKind, folder: "looks" | "notebook") =>
  new Hono<SiteEnv>()
    .post(
      `/${folder}/:slug/comments`,
      signedIn,
      mayWrite,
      mayPost,
      emailVerified,
      asksBilling(kind),
      idempotent("comment"),
      jsonBody(CommentDraft),
      async (c) => {
        const { site, member, draft } = c.var;
        const on = { kind, slug: c.req.param("slug") };
        const { id, threadId, subject } = await postComment(site, member, on, draft, postedDraftVersion(c.req));
        const comment = await liveComment(site, member, subject, id);
        return c.json({ message: "Comment posted", data: { comment, threadId } satisfies PostedComment });
      },
    )
    .put(`/${folder}/:slug/comments-closed`, signedIn, closeLimit, async (c) =>
      c.json({ data: await setCommentsClosed(c.var.site, c.var, { kind, slug: c.req.param("slug") }, true) }),
    )
    .delete(`/${folder}/:slug/comments-closed`, signedIn, closeLimit, async (c) =>
      c.json({ data: await setCommentsClosed(c.var.site, c.var, { kind, slug: c.req.param("slug") }, false) }),
    );

const commentApi = new Hono<SiteEnv>()
  .put("/comments/:id", signedIn, mayWrite, mayPost, emailVerified, commentLimit, jsonBody(CommentEdit), async (c) => {
    const { site, member, draft } = c.var;
    const id = c.req.param("id");
    const subject = await editComment(site, member, id, draft.text);
    return c.json({ message: "Changes saved", data: await liveComment(site, member, subject, id) });
  })
  .delete("/comments/:id", signedIn, commentLimit, async (c) => {
    const until = await deleteComment(c.var.site, c.var, c.req.param("id"));
    const data: DeletedCommentAnswer = { restorable_until: until?.toISOString() ?? null };
    return c.json({ message: "Comment deleted", data });
  })
  .delete("/comments/:id/deletion", signedIn, mayWrite, mayPost, emailVerified, commentLimit, async (c) => {
    await restoreComment(c.var.site, c.var.member, c.req.param("id"));
    return c.json({ message: "Comment restored" });
  });

/** The calls of `/looks/{slug}/comments`, `/notebook/{slug}/comments` and `/comments`. */
export const commentsApis = [commentsUnder("look", "looks"), commentsUnder("entry", "notebook"), commentApi];
