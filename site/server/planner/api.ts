import { Hono } from "hono";
import { PlanChange, PlanDraft } from "../../shared/outfits/outfit.ts";
import { idempotent } from "../idempotency/idempotent.ts";
import { jsonBody } from "../request/json-body.ts";
import { mayWrite } from "../request/may-write.ts";
import { rateLimited } from "../request/rate-limited.ts";
import { signedIn } from "../request/signed-in.ts";
import type { SiteEnv } from "../request/site-env.ts";
import { countedWears } from "../wears/counted-wears.ts";
import { changePlan } from "./change-plan.ts";
import { createPlan } from "./create-plan.ts";
import { deletePlan } from "./delete-plan.ts";
import { planById } from "./plans.ts";

const planLimit = rateLimited("plan");

export const plannerApi = new Hono<SiteEnv>()
  .post("/plans", signedIn, mayWrite, idempotent("plan"), jsonBody(PlanDraft), async (c) => {
    const { site, member, draft } = c.var;
    const id = await createPlan(site, member, draft);
    return c.json({ message: "Outfit planned", data: await planById(site, member, id) });
  })
  .put("/plans/:id", signedIn, mayWrite, planLimit, jsonBody(PlanChange), async (c) => {
    const { site, member, draft } = c.var;
    const id = c.req.param("id");
    const logged = await changePlan(site, member, id, draft);
    const message = logged > 0 ? countedWears(logged, "logged") : "Changes saved";
    return c.json({ message, data: await planById(site, member, id) });
  })
  .delete("/plans/:id", signedIn, planLimit, async (c) => {
    await deletePlan(c.var.site, c.var.member, c.req.param("id"));
    return c.json({ message: "Plan removed" });
  });
