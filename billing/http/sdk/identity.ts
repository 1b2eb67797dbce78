import { IdentifyRequest } from "@hemline/protocol";
import { Hono } from "hono";
import { identify } from "../../identity/identify.ts";
import type { BillingEnv } from "../environment.ts";
import { readAppUserId, readBody } from "../read.ts";

/** `/v1/subscribers/identify`: somebody logs in. */
export const identityApi = new Hono<BillingEnv>().post("/identify", async (c) => {
  const { engine, caller } = c.var;
  const { app_user_id, new_app_user_id } = await readBody(c, IdentifyRequest);
  const ids = { current: readAppUserId(app_user_id), target: readAppUserId(new_app_user_id) };
  const { answer, isNew } = await identify(engine, caller.projectId, ids);
  return c.json(answer, isNew ? 201 : 200);
});
