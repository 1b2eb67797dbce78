import { PortalSessionRequest } from "@hemline/protocol";
import { Hono } from "hono";
import { startPortalSession } from "../../flows/portal/start-portal-session.ts";
import { callsPerMinute, portalSessionLifetimeMs } from "../../rules/limits.ts";
import { endPortalSession, portalScopeOf } from "../../store/portal/portal-sessions.ts";
import { readBody } from "../middleware/read-request.ts";
import { type PortalEnv, sessionToken, setSessionCookie } from "./portal-middleware.ts";

/** `/portal/{project}/{app}/session`: signing in by a link, and out. */
export const portalSessionApi = new Hono<PortalEnv>()
  .post("/", async (c) => {
    const { context, app, limits, address } = c.var;
    const { token } = await readBody(c, PortalSessionRequest);
    if (address) limits.count(`portal_entry:${address}`, callsPerMinute.portalSignInsPerAddress);
    const session = await startPortalSession(context, app.appId, token);
    setSessionCookie(c, session, portalSessionLifetimeMs);
    return c.json({});
  })
  // Asked first, so that a browser without a cookie logs no refusal in its console.
  .get("/", async (c) => {
    const { context, app } = c.var;
    const token = sessionToken(c);
    return c.json({ is_open: !!token && (await portalScopeOf(context.db, app, token, context.clock())) !== null });
  })
  .delete("/", async (c) => {
    const { context } = c.var;
    const token = sessionToken(c);
    if (token) await endPortalSession(context.db, token, context.clock());
    setSessionCookie(c, null, 0);
    return c.json({});
  });
