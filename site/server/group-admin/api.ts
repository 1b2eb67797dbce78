import { Hono } from "hono";
import { GroupDraft, GroupEdit, GroupMerge, GroupOrder } from "../../shared/group-admin/group-form.ts";
import { idempotent } from "../idempotency/idempotent.ts";
import { adminOfCall } from "../request/acting-admin.ts";
import { adminOnly } from "../request/admin-only.ts";
import { jsonBody } from "../request/json-body.ts";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { createGroup } from "./create-group.ts";
import { mergeGroup } from "./merge-group.ts";
import { reorderGroups } from "./reorder-groups.ts";
import { saveGroup } from "./save-group.ts";

const limit = rateLimited("admin");

export const groupAdminApi = new Hono<SiteEnv>()
  .post("/admin/groups", signedIn, adminOnly, idempotent("admin"), jsonBody(GroupDraft), async (c) =>
    c.json({ message: "Group created", data: await createGroup(c.var.site, adminOfCall(c.var), c.var.draft) }),
  )
  .put("/admin/groups/:slug", signedIn, adminOnly, limit, jsonBody(GroupEdit), async (c) => {
    const data = await saveGroup(c.var.site, adminOfCall(c.var), c.req.param("slug"), c.var.draft);
    return c.json({ message: "Group saved", data });
  })
  .post("/admin/groups/:slug/merge", signedIn, adminOnly, limit, jsonBody(GroupMerge), async (c) => {
    const data = await mergeGroup(c.var.site, adminOfCall(c.var), c.req.param("slug"), c.var.draft.into);
    return c.json({ message: "Groups merged", data });
  })
  .put("/admin/group-order", signedIn, adminOnly, limit, jsonBody(GroupOrder), async (c) => {
    await reorderGroups(c.var.site, adminOfCall(c.var), c.var.draft.slugs);
    return c.json({ data: null });
  });
