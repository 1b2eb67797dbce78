import { Hono } from "hono";
import { portalAnswer } from "../../flows/portal/portal-answer.ts";
import { NoSuchPortal, NothingInPortal, Problem, WrongMethod } from "../../problems.ts";
import { brandingOf } from "../../store/catalogue/branding.ts";
import { allowedMethods } from "../middleware/allowed-methods.ts";
import { refuseNullCharacters } from "../middleware/read-request.ts";
import { errorPage, isBrowsing } from "./error-page.ts";
import { loadPortalApp, type PortalEnv, requireSameOrigin, requireSession } from "./portal-middleware.ts";
import { receiptDownloadsApi } from "./receipt-downloads.ts";
import { signInApi } from "./sign-in.ts";
import { portalSubscriptionsApi } from "./subscriptions.ts";

export const portalApi = new Hono<PortalEnv>()
  .use(refuseNullCharacters)
  .get("/assets/:name", (c) => c.var.portalFile?.(`/assets/${c.req.param("name")}`, c.req.raw) ?? c.notFound())
  .use("/:project/:app/*", loadPortalApp, requireSameOrigin)
  .get("/:project/:app", (c) => {
    const page = c.var.portalFile?.("/index.html", c.req.raw);
    if (!page) throw NoSuchPortal();
    return page;
  })
  // The page's assets stand beside it, so it has one address; the # part is kept.
  .get("/:project/:app/", (c) => c.redirect(`${c.var.context.address}/portal/${c.var.app.path}`, 308))
  .get("/:project/:app/branding", async (c) => {
    const { context, app } = c.var;
    const {
      id: _,
      gateway_tax_collection_enabled: __,
      sandbox_configuration: ___,
      ...look
    } = await brandingOf(context.db, app.appId);
    return c.json({ ...look, is_sandbox: !context.provider.live, default_locale: app.defaultLocale });
  })
  .route("/:project/:app", signInApi)
  .get("/:project/:app/customer", requireSession, async (c) => c.json(await portalAnswer(c.var.context, c.var.scope)))
  .route("/:project/:app/receipts", receiptDownloadsApi)
  .route("/:project/:app/subscriptions", portalSubscriptionsApi)
  .onError((error, c) => {
    if (error instanceof Problem && error.status < 500 && isBrowsing(c)) return errorPage(c, error);
    throw error;
  });

portalApi.all("*", (c) => {
  const { method, path } = c.req;
  const allowed = allowedMethods(portalApi.routes, path.replace(/^\/portal/, ""));
  if (allowed.length === 0) throw NothingInPortal();
  c.header("allow", allowed.join(", "));
  throw WrongMethod(method, path, allowed);
});
