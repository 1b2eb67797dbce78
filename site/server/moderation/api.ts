import { Hono } from "hono";
import { MessageApproval } from "../../shared/discussions/message.ts";
import { ReportDraft } from "../../shared/moderation/report-draft.ts";
import { RoleDraft } from "../../shared/moderation/role-draft.ts";
import { ApprovalDraft } from "../../shared/reviews/review-draft.ts";
import { idempotent } from "../idempotency/idempotent.ts";
import { emailVerified } from "../request/email-verified.ts";
import { jsonBody } from "../request/json-body.ts";
import { mayWrite } from "../request/may-write.ts";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { adminOnly } from "./admin-only.ts";
import { decideMessage } from "./decide-message.ts";
import { decideReview } from "./decide-review.ts";
import { dismissCase } from "./dismiss-case.ts";
import { reportSubject } from "./report-subject.ts";
import { setRole } from "./set-role.ts";

export const moderationApi = new Hono<SiteEnv>()
  .post("/reports", signedIn, mayWrite, emailVerified, idempotent("report"), jsonBody(ReportDraft), async (c) => {
    await reportSubject(c.var.site, c.var.member, c.var.draft);
    return c.json({ data: { reported: true } });
  })
  .post("/admin/cases/:id/dismissal", signedIn, adminOnly, rateLimited("admin"), async (c) => {
    const { site, member: admin, requestId } = c.var;
    await dismissCase(site, { admin, requestId }, c.req.param("id"));
    return c.json({ message: "Report dismissed" });
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
