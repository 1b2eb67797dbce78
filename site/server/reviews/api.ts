import { Hono } from "hono";
import type { DeletedReviewAnswer } from "../../shared/reviews/review.ts";
import { AnswerDraft, ReviewDraft, ReviewEdit, VoteDraft } from "../../shared/reviews/review-draft.ts";
import { postedDraftVersion } from "../drafts/draft-version.ts";
import { idempotent } from "../idempotency/idempotent.ts";
import { emailVerified } from "../request/email-verified.ts";
import { jsonBody } from "../request/json-body.ts";
import { mayPost } from "../request/may-post.ts";
import { mayWrite } from "../request/may-write.ts";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { deleteReview } from "./deletion/delete-review.ts";
import { restoreReview } from "./deletion/restore-review.ts";
import { oneReview } from "./one-review.ts";
import { answerReview, deleteAnswer } from "./set-answer.ts";
import { setVote } from "./set-vote.ts";
import { editReview } from "./writing/edit-review.ts";
import { postReview } from "./writing/post-review.ts";

const editLimit = rateLimited("edit-review");
const voteLimit = rateLimited("vote");

export const reviewsApi = new Hono<SiteEnv>()
  .post(
    "/reviews",
    signedIn,
    mayWrite,
    mayPost,
    emailVerified,
    idempotent("post-review"),
    jsonBody(ReviewDraft),
    async (c) => {
      const { site, member, draft } = c.var;
      const id = await postReview(site, member, draft, postedDraftVersion(c.req));
      return c.json({ message: "Review posted", data: await oneReview(site, member, id) });
    },
  )
  .put("/reviews/:id", signedIn, mayWrite, mayPost, emailVerified, editLimit, jsonBody(ReviewEdit), async (c) => {
    const { site, member, draft } = c.var;
    const id = c.req.param("id");
    await editReview(site, member, id, draft);
    return c.json({ message: "Changes saved", data: await oneReview(site, member, id) });
  })
  .delete("/reviews/:id", signedIn, editLimit, async (c) => {
    const until = await deleteReview(c.var.site, c.var, c.req.param("id"));
    const data: DeletedReviewAnswer = { restorable_until: until?.toISOString() ?? null };
    return c.json({ message: "Review deleted", data });
  })
  .post("/reviews/:id/restoration", signedIn, mayWrite, mayPost, emailVerified, editLimit, async (c) => {
    await restoreReview(c.var.site, c.var.member, c.req.param("id"));
    return c.json({ message: "Review restored" });
  })
  .put("/reviews/:id/vote", signedIn, mayWrite, emailVerified, voteLimit, jsonBody(VoteDraft), async (c) =>
    c.json({ data: await setVote(c.var.site, c.var.member, c.req.param("id"), c.var.draft.helpful) }),
  )
  .delete("/reviews/:id/vote", signedIn, voteLimit, async (c) =>
    c.json({ data: await setVote(c.var.site, c.var.member, c.req.param("id"), null) }),
  )
  .put(
    "/reviews/:id/answer",
    signedIn,
    mayWrite,
    mayPost,
    emailVerified,
    editLimit,
    jsonBody(AnswerDraft),
    async (c) => {
      const { site, member, draft } = c.var;
      const id = c.req.param("id");
      await answerReview(site, c.var, id, draft.text);
      return c.json({ message: "Response posted", data: await oneReview(site, member, id) });
    },
  )
  .delete("/reviews/:id/answer", signedIn, editLimit, async (c) => {
    await deleteAnswer(c.var.site, c.var, c.req.param("id"));
    return c.json({ message: "Response deleted" });
  });
