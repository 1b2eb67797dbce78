import { PortalLinkRequest } from "@hemline/protocol";
import { Hono } from "hono";
import { portalAnswer } from "../../flows/portal/portal-answer.ts";
import { requestPortalLink } from "../../flows/portal/request-portal-link.ts";
import { acceptedLanguage, knownTag } from "../../i18n/accepted-language.ts";
import { InvalidEmail, NoSuchPortal, NothingInPortal, Problem, WrongMethod } from "../../problems.ts";
import { isEmail } from "../../rules/customers/email-address.ts";
import { callsPerMinute } from "../../rules/limits.ts";
import { brandingOf } from "../../store/catalogue/branding.ts";
import { allowedMethods } from "../middleware/allowed-methods.ts";
import { readBody, refuseNullCharacters } from "../middleware/read-request.ts";
import { errorPage, isBrowsing } from "./error-page.ts";
import { loadPortalApp, type PortalEnv, requireSameOrigin, requireSession } from "./portal-middleware.ts";
import { portalSessionApi } from "./portal-session.ts";
import { receiptDownloadsApi } from "./receipt-downloads.ts";
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
  .post("/:project/:app/links", async (c) => {
    const { context, app, limits, address } = c.var;
    const { email, locale } = await readBody(c, PortalLinkRequest);
    if (!isEmail(email.trim())) throw InvalidEmail(email);
    if (address) limits.count(`portal:${address}`, callsPerMinute.portalLinksPerAddress);
    limits.count(`portal:${app.appId}:${email.trim().toLowerCase()}`, callsPerMinute.portalLinksPerEmail);
    const asksIn = knownTag(locale) ?? acceptedLanguage(c.req.header("accept-language"));
    await requestPortalLink(context, { appId: app.appId, email, asksIn });
    return c.json({});
  })
  .route("/:project/:app/session", portalSessionApi)
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
