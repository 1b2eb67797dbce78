import { Hono } from "hono";
import { MessageApproval } from "../../shared/discussions/message.ts";
import {
  AppealAnswerDraft,
  AppealDraft,
  CaseNoteDraft,
  DecisionDraft,
  GuardedWordsDraft,
  LiftingDraft,
} from "../../shared/moderation/decision-draft.ts";
import type { ReportAnswer } from "../../shared/moderation/report.ts";
import { ReportDraft } from "../../shared/moderation/report-draft.ts";
import { RoleDraft } from "../../shared/moderation/role-draft.ts";
import { ApprovalDraft } from "../../shared/reviews/review-draft.ts";
import { readableEntryOf } from "../comments/subjects/readable-entry.ts";
import { idempotent } from "../idempotency/idempotent.ts";
import { adminOnly } from "../request/admin-only.ts";
import { emailVerified } from "../request/email-verified.ts";
import { jsonBody } from "../request/json-body.ts";
import { mayWrite } from "../request/may-write.ts";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { addCaseNote, claimCase } from "./claim-case.ts";
import { decideMessage } from "./decide-message.ts";
import { decideReview } from "./decide-review.ts";
import { answerAppeal, appealDecision } from "./decisions/appeals.ts";
import { decideCase } from "./decisions/decide-case.ts";
import { liftSanction } from "./decisions/lift-sanction.ts";
import { undoDecision } from "./decisions/undo-decision.ts";
import { changeGuardedWords } from "./guarded-word-list.ts";
import { reportSubject } from "./report-subject.ts";
import { setRole } from "./set-role.ts";

export const moderationApi = new Hono<SiteEnv>()
  .post(
    "/reports",
    signedIn,
    mayWrite,
    emailVerified,
    jsonBody(ReportDraft),
    // Before `idempotent` holds a connection for its transaction: billing in this process may need another one.
    async (c, next) => {
      const { site, member, draft } = c.var;
      if (draft.kind === "comment") await readableEntryOf(site, member, draft.id);
      await next();
    },
    idempotent("report"),
    async (c) => {
      const isNew = await reportSubject(c.var.site, c.var.member, c.var.draft);
      const data: ReportAnswer = { reported: true, isNew };
      return c.json(isNew ? { data } : { message: "You’ve already reported this", data });
    },
  )
  .put("/admin/cases/:id/claim", signedIn, adminOnly, rateLimited("admin"), async (c) => {
    await claimCase(c.var.site, c.var.member, c.req.param("id"), true);
    return c.json({ message: "Report claimed" });
  })
  .delete("/admin/cases/:id/claim", signedIn, adminOnly, rateLimited("admin"), async (c) => {
    await claimCase(c.var.site, c.var.member, c.req.param("id"), false);
    return c.json({ message: "Report released" });
  })
  .post("/admin/cases/:id/notes", signedIn, adminOnly, idempotent("admin"), jsonBody(CaseNoteDraft), async (c) => {
    await addCaseNote(c.var.site, c.var.member, c.req.param("id"), c.var.draft.text);
    return c.json({ message: "Note added" });
  })
  .post("/admin/cases/:id/decision", signedIn, adminOnly, rateLimited("admin"), jsonBody(DecisionDraft), async (c) => {
    const { site, member: admin, draft, requestId } = c.var;
    await decideCase(site, { admin, requestId }, c.req.param("id"), draft);
    return c.json({ message: draft.decision === "dismissed" ? "Report dismissed" : "Report decided" });
  })
  .delete("/admin/cases/:id/decision", signedIn, adminOnly, rateLimited("admin"), async (c) => {
    const { site, member: admin, requestId } = c.var;
    await undoDecision(site, { admin, requestId }, c.req.param("id"));
    return c.json({ message: "Decision undone" });
  })
  // Also while the account is suspended or banned.
  .post("/decisions/:id/appeal", signedIn, rateLimited("report"), jsonBody(AppealDraft), async (c) => {
    await appealDecision(c.var.site, c.var.member, c.req.param("id"), c.var.draft.text);
    return c.json({ message: "Appeal sent" });
  })
  .post(
    "/admin/appeals/:id/answer",
    signedIn,
    adminOnly,
    rateLimited("admin"),
    jsonBody(AppealAnswerDraft),
    async (c) => {
      const { site, member: admin, draft, requestId } = c.var;
      await answerAppeal(site, { admin, requestId }, c.req.param("id"), draft);
      return c.json({ message: draft.outcome === "kept" ? "Decision kept" : "Decision lifted" });
    },
  )
  .post(
    "/admin/decisions/:id/lifting",
    signedIn,
    adminOnly,
    rateLimited("admin"),
    jsonBody(LiftingDraft),
    async (c) => {
      const { site, member: admin, draft, requestId } = c.var;
      await liftSanction(site, { admin, requestId }, c.req.param("id"), draft.why);
      return c.json({ message: "Decision lifted" });
    },
  )
  .put("/admin/guarded-words", signedIn, adminOnly, rateLimited("admin"), jsonBody(GuardedWordsDraft), async (c) => {
    const { site, member: admin, draft, requestId } = c.var;
    const { text: phrases, version } = draft;
    const data = { version: await changeGuardedWords(site, { admin, requestId }, { phrases, version }) };
    return c.json({ message: "Word list saved", data });
  })
  .put("/admin/members/:slug/role", signedIn, adminOnly, rateLimited("admin"), jsonBody(RoleDraft), async (c) => {
    const { site, member, draft, requestId } = c.var;
    await setRole(site, member, c.req.param("slug"), draft, requestId);
    return c.json({ message: "Role changed", data: { role: draft.role } });
  })
  .post("/messages/:id/approval", signedIn, adminOnly, rateLimited("admin"), jsonBody(MessageApproval), async (c) => {
    const { site, member: admin, draft, requestId } = c.var;
    await decideMessage(site, { admin, requestId }, c.req.param("id"), draft);
    return c.json({ message: draft.decision === "show" ? "Reply shown" : "Reply hidden" });
  })
  .post("/reviews/:id/approval", signedIn, adminOnly, rateLimited("admin"), jsonBody(ApprovalDraft), async (c) => {
    const { site, member: admin, draft, requestId } = c.var;
    await decideReview(site, { admin, requestId }, c.req.param("id"), draft);
    return c.json({ message: draft.decision === "show" ? "Review shown" : "Review hidden" });
  });
