import { Hono } from "hono";
import { ExportDraft, LeavingDraft } from "../../shared/leaving/leaving-draft.ts";
import { tokenCookie } from "../accounts/sessions/token.ts";
import { notFound } from "../problems.ts";
import { jsonBody } from "../request/json-body.ts";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { comeBackByLink } from "./come-back.ts";
import { exportFiles } from "./export/export-files.ts";
import { readyExport, requestExport } from "./export/request-export.ts";
import { leave } from "./leave.ts";

export const leavingApi = new Hono<SiteEnv>()
  .post("/exports", signedIn, rateLimited("export"), jsonBody(ExportDraft), async (c) => {
    const { site, member, draft } = c.var;
    return c.json({ data: await requestExport(site, member, draft) }, 201);
  })
  .get("/exports/:id", signedIn, async (c) => {
    const { site, member } = c.var;
    const { id, askedAt } = await readyExport(site, member, c.req.param("id"));
    const file = await exportFiles(site).read(id);
    if (!file) throw notFound("copy");
    return c.body(file.body, 200, {
      "Content-Type": "application/zip",
      "Content-Length": String(file.sizeBytes),
      "Content-Disposition": `attachment; filename="hemline-${askedAt.toISOString().slice(0, 10)}.zip"`,
      "Cache-Control": "private, no-store",
    });
  })
  .post("/leaving", signedIn, rateLimited("leave"), jsonBody(LeavingDraft), async (c) => {
    const { site, member, draft } = c.var;
    const { dueAt } = await leave(site, member, draft);
    c.header("Set-Cookie", tokenCookie(null, site.publicUrl.startsWith("https:")));
    return c.json({ data: { due_at: dueAt.toISOString() } });
  })
  .post("/come-back/:token", rateLimited("confirm-email"), async (c) => {
    await comeBackByLink(c.var.site, c.req.param("token"));
    return c.json({ message: "Welcome back" });
  });
