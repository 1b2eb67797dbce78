import { PortalSessionRequest } from "@hemline/protocol";
import { Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { enterPortal, sessionLifetimeMs } from "../../flows/portal/enter-portal.ts";
import { endPortalSession, portalScopeOf } from "../../store/portal-access.ts";
import { readBody } from "../read.ts";
import { type PortalEnv, portalCookie } from "./visitor.ts";

const entriesPerAddressAndMinute = 30;

/** `/portal/{project}/{app}/session`: coming in by a link, and leaving. */
export const portalSessionApi = new Hono<PortalEnv>()
  .post("/", async (c) => {
    const { engine, app, limits, address } = c.var;
    const { token } = await readBody(c, PortalSessionRequest);
    if (address) limits.count(`portal_entry:${address}`, entriesPerAddressAndMinute);
    const session = await enterPortal(engine, app.appId, token);
    setCookie(c, portalCookie, session, {
      httpOnly: true,
      sameSite: "Strict",
      secure: new URL(engine.address).protocol === "https:",
      path: pathOf(c.var),
      maxAge: sessionLifetimeMs / 1000,
    });
    return c.json({});
  })
  // Asked before anything else, so that a browser without a cookie is no refusal in anybody's console.
  .get("/", async (c) => {
    const { engine, app } = c.var;
    const token = getCookie(c, portalCookie);
    return c.json({ is_open: !!token && (await portalScopeOf(engine.db, app, token, engine.clock())) !== null });
  })
  .delete("/", async (c) => {
    const { engine } = c.var;
    const token = getCookie(c, portalCookie);
    if (token) await endPortalSession(engine.db, token, engine.clock());
    deleteCookie(c, portalCookie, { path: pathOf(c.var) });
    return c.json({});
  });

/** The cookie goes to this app's portal and to nothing else. */
function pathOf({ engine, app }: PortalEnv["Variables"]): string {
  return `${new URL(engine.address).pathname.replace(/\/$/, "")}/portal/${app.path}`;
}
