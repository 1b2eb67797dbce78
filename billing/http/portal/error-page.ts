import type { Context } from "hono";
import { html, raw } from "hono/html";
import { acceptedLanguage } from "../../i18n/accepted-language.ts";
import { languageOf } from "../../i18n/language.ts";
import type { Problem } from "../../problems.ts";
import type { PortalEnv } from "./portal-middleware.ts";

const style =
  "body{max-width:34rem;margin:0 auto;padding:4.5rem 1.5rem;font:1.0625rem/1.55 system-ui,sans-serif;color-scheme:light dark}h1{font-size:1.75rem;line-height:1.2}";

/** Whether a browser navigates here, which cannot show JSON. */
export function isBrowsing(c: Context<PortalEnv>): boolean {
  const { method } = c.req;
  return (method === "GET" || method === "HEAD") && /\btext\/html\b/.test(c.req.header("accept") ?? "");
}

/** A refusal as a page in the browser's language, without scripts and without details. */
export async function errorPage(c: Context<PortalEnv>, { status, message }: Problem): Promise<Response> {
  const { context, app } = c.var;
  const { t, tag, direction } = await languageOf(
    acceptedLanguage(c.req.header("accept-language")),
    app?.defaultLocale ?? null,
  );
  const sentence = status === 404 ? t("page.not_found") : status === 401 ? t("page.session_expired") : message;
  const home = app ? `${context.address}/portal/${app.path}` : null;
  const way = home ? html`<p><a href="${home}">${t("email.button.purchases")}</a></p>` : "";
  const page = html`<!doctype html>
<html lang="${tag}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${sentence}</title>
<style>${raw(style)}</style>
<h1>${sentence}</h1>
${way}
</html>
`;
  return c.body(String(page), status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  });
}
