import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import type { Payload } from "../../shared/pages.ts";
import { api, paths } from "../../shared/paths.ts";
import { freshToken } from "../accounts/sessions/token.ts";
import { hasStarted } from "../discussions/testing/talk.ts";
import { hasGroup } from "../groups/testing/has-group.ts";
import { hasNotebook } from "../notebook/testing/has-notebook.ts";
import { hasReview } from "../reviews/testing/has-review.ts";
import { hasCatalogue } from "../testing/has-catalogue.ts";
import { routeAddresses } from "../testing/route-addresses.ts";
import { publicUrl, testSite } from "../testing/test-site.ts";
import { wholeSitemap } from "../testing/whole-sitemap.ts";

const cookieOf = (token: string) => `token=${encodeURIComponent(JSON.stringify(token))}`;

function payloadOf(address: string): string {
  const { pathname, search } = new URL(address, "http://site.example");
  return `${pathname === "/" ? "" : pathname}/_payload.json${search}`;
}

const shown = async (response: Response): Promise<Payload> =>
  JSON.parse(/<pre>(.*)<\/pre>/s.exec(await response.text())?.[1] ?? "");

function missing({ headers, status }: Response): string[] {
  const wanted = {
    "content-security-policy": /^default-src 'none'/,
    "x-content-type-options": /^nosniff$/,
    "referrer-policy": /./,
    "cross-origin-opener-policy": /^same-origin$/,
    "permissions-policy": /camera=\(\)/,
    "x-request-id": /./,
    "cache-control": status === 200 ? /no-cache|no-store/ : /no-store/,
  };
  return Object.entries(wanted).flatMap(([name, shape]) => (shape.test(headers.get(name) ?? "") ? [] : [name]));
}

describe("every route", () => {
  test("answers visitors and members in both formats, with every header", async () => {
    const site = await testSite();
    const { ada, reach, tokenOf } = site;
    const look = await ada.posts("Rain on Sunday");
    const faults: string[] = [];
    const { id: item } = await ada.adds("Coat");
    const owned = { item, outfit: await ada.combines("Rain", [item]) };
    const catalogue = await hasCatalogue(site);
    const review = await hasReview(site, { by: ada.slug, of: { kind: "product", slug: catalogue.product } });
    await hasGroup(site, { slug: "knitwear" });
    const discussion = await hasStarted(ada, "Jumpers");
    const notebook = await hasNotebook(site);
    const named = {
      ...notebook,
      discussion,
      look: look.slug,
      member: ada.slug,
      ...owned,
      ...catalogue,
      review: review.id,
    };
    for (const [id, address] of routeAddresses(named)) {
      for (const headers of [new Headers(), new Headers({ Cookie: cookieOf(tokenOf(ada)) })]) {
        const html = await reach(address, { headers });
        const json = await reach(payloadOf(address), { headers });
        const payload: Payload = await json.json();
        if (payload.kind === "redirect") {
          if (html.headers.get("location") !== payload.to) faults.push(`${id}: leads elsewhere as HTML`);
        } else if (JSON.stringify(await shown(html)) !== JSON.stringify(payload)) faults.push(`${id}: two payloads`);
        const expected = payload.kind === "page" ? 200 : payload.kind === "error" ? payload.status : 302;
        if (html.status !== expected) faults.push(`${id}: ${html.status} instead of ${expected}`);
        const isRefused = address.startsWith("/admin") && headers.has("Cookie");
        if (payload.kind === "error" && payload.status !== (isRefused ? 403 : 401))
          faults.push(`${id}: ${payload.message}`);
        for (const response of [html, json]) faults.push(...missing(response).map((name) => `${id}: no ${name}`));
        if (headers.has("Cookie") && html.headers.get("cache-control") !== "private, no-store")
          faults.push(`${id}: a member's page may be kept`);
      }
    }
    expect(faults).toEqual([]);
  });
});

describe("what is not there", () => {
  test.each([
    ["/nope", 404, "Page not found: /nope"],
    ["/looks/nobody-wore-this", 404, "Page not found: /looks/nobody-wore-this"],
    ["/looks/No_Slug", 404, "Page Not Found: /looks/No_Slug"],
    ["/members/-x", 404, "Page Not Found: /members/-x"],
    ["/looks/new", 401, "Your session has expired. Please log in again to continue using the product."],
  ])("%s answers %i and says so in both formats", async (path, status, message) => {
    const { visitor, reach } = await testSite();
    const html = await visitor.gets(path);
    const payload = await visitor.opens(path);
    expect([html.status, payload.httpStatus, payload.kind === "error" && payload.message]).toEqual([
      status,
      status,
      message,
    ]);
    expect(await shown(html)).toMatchObject({ kind: "error", status, message });
    expect((await reach(path, { method: "HEAD" })).status).toBe(status);
  });

  test("a call that does not exist is JSON, a file that does not exist is plain", async () => {
    const { visitor } = await testSite();
    const call = await visitor.gets("/api/nope");
    expect([call.status, await call.json()]).toEqual([404, { message: "There is no such call." }]);
    const file = await visitor.gets("/assets/old-build.js");
    expect([file.status, file.headers.get("content-type")]).toEqual([404, expect.stringContaining("text/plain")]);
  });
});

describe("methods and spellings", () => {
  test("HEAD is GET without its body", async () => {
    const { reach } = await testSite();
    const head = await reach("/looks", { method: "HEAD" });
    const get = await reach("/looks");
    const length = Buffer.byteLength(await get.text());
    expect([head.status, await head.text(), head.headers.get("content-length")]).toEqual([200, "", String(length)]);
  });

  test("OPTIONS answers the allowed methods, others are refused", async () => {
    const { reach } = await testSite();
    const options = await reach("/looks", { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
    expect((await reach("/api/looks", { method: "OPTIONS" })).headers.get("allow")).toContain("POST");
    expect((await reach("/looks", { method: "POST" })).status).toBe(405);
  });

  test.each([
    ["/looks/?season=winter", "/looks?season=winter"],
    ["//evil.example/", "/evil.example"],
    ["/looks//", "/looks"],
  ])("%s is spelled %s", async (path, to) => {
    const { reach } = await testSite();
    const answer = await reach(publicUrl + path);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, to]);
  });
});

describe("when something breaks", () => {
  test("the page shows no details, and the log has them under the request's id", async () => {
    const { db, reach, logLines } = await testSite({ isConsistent: false });
    await db.execute("alter table site.looks rename to looks_elsewhere");
    const answer = await reach("/looks");
    const payload = await shown(answer);
    expect([answer.status, payload]).toMatchObject([500, { kind: "error", status: 500 }]);
    expect(JSON.stringify(payload)).not.toContain("looks_elsewhere");
    expect(logLines.join()).toContain(answer.headers.get("x-request-id"));
  });

  test("a page that fails to render becomes the error page", async () => {
    const { reach } = await testSite({
      renderPage: async ({ payload }) => {
        if (payload.kind === "page") throw new Error("a component fell over");
        return { html: `<pre>${JSON.stringify(payload)}</pre>`, inlineStyles: "" };
      },
    });
    const answer = await reach("/about");
    expect([answer.status, await shown(answer)]).toMatchObject([500, { kind: "error", status: 500 }]);
  });
});

describe("the access log", () => {
  async function siteWithAccessLog() {
    const lines: string[] = [];
    const log = pino({ level: "info" }, { write: (line) => void lines.push(line) });
    return { ...(await testSite({ log })), lines };
  }

  test("names every request and no token", async () => {
    const { ada, reach, tokenOf, lines } = await siteWithAccessLog();
    await reach("/looks?season=winter", { headers: { Cookie: cookieOf(tokenOf(ada)) } });
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
      method: "GET",
      path: "/looks",
      status: 200,
      msg: "request",
    });
    expect(lines.join()).not.toContain(tokenOf(ada));
  });

  test("names the call of a mailed link and not its token, also while the link still works", async () => {
    const { visitor, emails, drain, lines } = await siteWithAccessLog();
    await visitor.sends("POST", api.passwordReset, { email: "ada@hemline.example" });
    await drain();
    const token = /token=([\w-]{43})/.exec(emails.at(-1)?.text ?? "")?.[1] ?? "";
    for (const [new_password, status] of [
      ["password123", 422],
      ["three old coats", 200],
      ["four new coats", 410],
    ] as const) {
      expect((await visitor.sends("POST", api.newPassword(token), { new_password })).status).toBe(status);
      expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ path: "/api/password-reset/:token", status });
    }
    expect(lines.join()).not.toContain(token);
  });

  test.each([
    ["confirms an address", api.confirmEmail, "/api/email/:token"],
    ["undoes leaving", api.comeBack, "/api/come-back/:token"],
  ])("names the call that %s without its token", async (_, pathOf, logged) => {
    const { visitor, lines } = await siteWithAccessLog();
    const token = freshToken();
    expect((await visitor.sends("POST", pathOf(token))).status).toBe(410);
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ method: "POST", path: logged, status: 410 });
    expect(lines.join()).not.toContain(token);
  });

  test("names pages and files without the secrets in their addresses", async () => {
    const { visitor, reach, lines } = await siteWithAccessLog();
    const secret = freshToken();
    const photo = `${paths.photo(randomUUID(), 1, 320, "webp")}?key=${secret}`;
    const addresses = [
      ...[paths.resetPassword, paths.verifyEmail, paths.comeBack].map((page) => `${page}?token=${secret}`),
      ...[`${paths.login}?link=${secret}`, paths.unsubscribe(`${randomUUID()}.${secret}`), paths.entryPreview(secret)],
    ];
    for (const address of [...addresses, ...addresses.map(payloadOf), photo]) await visitor.gets(address);
    for (const address of addresses) {
      const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: publicUrl };
      await reach(address, { method: "POST", body: "email=ada%40hemline.example", headers });
    }
    expect(lines.filter((line) => JSON.parse(line).msg === "request")).toHaveLength(3 * addresses.length + 1);
    expect(lines.join()).not.toContain(secret);
  });
});

describe("robots.txt and sitemap.xml", () => {
  test("list the public pages, looks and members", async () => {
    const { ada, visitor } = await testSite();
    const look = await ada.posts("Rain on Sunday");
    expect(await (await visitor.gets("/robots.txt")).text()).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    const sitemap = await wholeSitemap(visitor);
    for (const path of ["/", paths.look(look.slug), paths.member("ada"), "/about"])
      expect(sitemap).toContain(`<loc>${publicUrl}${path}</loc>`);
  });
});
