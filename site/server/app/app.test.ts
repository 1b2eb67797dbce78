import { brotliDecompressSync } from "node:zlib";
import { pino } from "pino";
import { describe, expect, test, vi } from "vitest";
import type { Payload } from "../../shared/pages.ts";
import { api, paths } from "../../shared/paths.ts";
import { type Route, routes } from "../../shared/routes.ts";
import { publicUrl, testSite } from "../testing/test-site.ts";

const cookieOf = (token: string) => `token=${encodeURIComponent(JSON.stringify(token))}`;
const payloadOf = (path: string) => `${path === "/" ? "" : path}/_payload.json`;
const shown = async (response: Response) =>
  JSON.parse(/<pre>(.*)<\/pre>/s.exec(await response.text())?.[1] ?? "") as Payload;

describe("every route", () => {
  test("answers visitors and members alike in both dresses, with every header", async () => {
    const { ada, reach, tokenOf } = await testSite();
    const look = await ada.posts("Rain on Sunday");
    const faults: string[] = [];
    for (const [id, { path }] of Object.entries(routes) as [string, Route][]) {
      const address = path.replace(":slug", path.startsWith("/looks") ? look.slug : ada.slug);
      for (const headers of [new Headers(), new Headers({ Cookie: cookieOf(tokenOf(ada)) })]) {
        const html = await reach(address, { headers });
        const json = await reach(payloadOf(address), { headers });
        const payload = (await json.json()) as Payload;
        if (payload.kind === "redirect") {
          if (html.headers.get("location") !== payload.to) faults.push(`${id}: leads elsewhere as HTML`);
        } else if (JSON.stringify(await shown(html)) !== JSON.stringify(payload)) faults.push(`${id}: two payloads`);
        const expected = payload.kind === "page" ? 200 : payload.kind === "error" ? payload.status : 302;
        if (html.status !== expected) faults.push(`${id}: ${html.status} instead of ${expected}`);
        if (payload.kind === "error" && payload.status !== 401) faults.push(`${id}: ${payload.message}`);
        for (const response of [html, json]) faults.push(...missing(response).map((name) => `${id}: no ${name}`));
        if (headers.has("Cookie") && html.headers.get("cache-control") !== "private, no-store")
          faults.push(`${id}: a member's page may be kept`);
      }
    }
    expect(faults).toEqual([]);
  });
});

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

describe("the policy of documents", () => {
  test("allows our own files and nothing else", async () => {
    const { visitor } = await testSite();
    const policy = (await visitor.gets("/")).headers.get("content-security-policy");
    expect(policy?.split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob: http://billing.example",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "frame-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
    ]);
  });

  test("allows the styles in a visitor's document, drawn or kept", async () => {
    const { visitor } = await testSite({ renderPage: async () => ({ html: "", inlineStyles: "a{color:red}" }) });
    for (const answer of [await visitor.gets("/about"), await visitor.gets("/about")]) {
      expect(answer.headers.get("content-security-policy")).toContain(
        "style-src 'self' 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs=';",
      );
    }
  });

  test("lets a checkout reach its provider and a billing service elsewhere", async () => {
    const { visitor } = await testSite({
      publicUrl: "https://site.example",
      checkoutOrigins: ["https://js.stripe.com"],
      billing: {
        fetch: async () => Response.json({}),
        address: "https://pay.example",
        browserAddress: "https://pay.example",
        publicKey: "",
        secretKey: "",
      },
    });
    const { headers } = await visitor.gets("/about");
    expect(headers.get("content-security-policy")).toContain(
      "frame-src 'self' https://js.stripe.com https://pay.example",
    );
  });
});

describe("what is not there", () => {
  test.each([
    ["/nope", 404, "Page not found: /nope"],
    ["/looks/nobody-wore-this", 404, "Page not found: /looks/nobody-wore-this"],
    ["/looks/No_Slug", 404, "Page Not Found: /looks/No_Slug"],
    ["/members/-x", 404, "Page Not Found: /members/-x"],
    ["/looks/new", 401, "Your session has expired. Please log in again to continue using the product."],
  ])("%s answers %i and says so in both dresses", async (path, status, message) => {
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

  test("OPTIONS says what may be done, other methods are refused", async () => {
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

describe("writes from other places", () => {
  const evil = { Origin: "https://evil.example" };

  test("by cookie they need to come from our own pages", async () => {
    const { ada, reach, tokenOf } = await testSite();
    const write = (headers: Record<string, string>) =>
      reach(api.logout, { method: "POST", headers: { Cookie: cookieOf(tokenOf(ada)), ...headers } });
    const refused: Record<string, string>[] = [
      {},
      evil,
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
    ];
    expect(await Promise.all(refused.map(async (headers) => (await write(headers)).status))).toEqual([
      403, 403, 403, 403,
    ]);
    expect((await write({ Origin: publicUrl })).status).toBe(200);
  });

  test("behind https they need to come from the public address itself", async () => {
    const { ada, reach, tokenOf } = await testSite({ publicUrl: "https://site.example" });
    const write = async (address: string, headers: Record<string, string>) => {
      const cookie = { Cookie: cookieOf(tokenOf(ada)) };
      return (await reach(address + api.logout, { method: "POST", headers: { ...cookie, ...headers } })).status;
    };
    const forwarded = { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "http" };
    expect([
      await write("http://site.example", { Origin: "http://site.example" }),
      await write("http://evil.example", { Origin: "http://evil.example" }),
      await write("http://site.example", { Origin: "https://site.example:8443" }),
      await write("http://site.example", { Origin: "http://evil.example", ...forwarded }),
      await write("http://10.0.0.7:3000", { Origin: "https://site.example" }),
    ]).toEqual([403, 403, 403, 403, 200]);
  });

  test("nobody is logged in from elsewhere", async () => {
    const { reach } = await testSite();
    const login = (headers: Record<string, string>) =>
      reach(api.login, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify({ email: "ada@hemline.example", password: "a long sunny sentence" }),
      });
    expect([(await login(evil)).status, (await login({})).status]).toEqual([403, 200]);
  });

  test("a program with a bearer token comes from nowhere", async () => {
    const { ada, reach, tokenOf } = await testSite();
    const headers = { Authorization: `Bearer ${tokenOf(ada)}`, ...evil };
    expect((await reach(api.logout, { method: "POST", headers })).status).toBe(200);
  });
});

describe("bodies", () => {
  const send = { method: "POST", headers: { "Content-Type": "application/json" } };

  test("too large is 413, whether its length is told or not", async () => {
    const { reach } = await testSite();
    const body = JSON.stringify({ text: "a".repeat(300 * 1024) });
    const told = await reach(api.contact, { ...send, body });
    const untold = await reach(api.contact, { ...send, body: new Blob([body]).stream(), duplex: "half" });
    expect([told.status, untold.status]).toEqual([413, 413]);
    expect(await told.json()).toEqual({ message: "That is too large: at most 256 kB are taken here." });
  });

  test.each(["", "{", "[".repeat(50) + "]".repeat(50)])("%j is 400", async (body) => {
    const { reach } = await testSite();
    expect((await reach(api.contact, { ...send, body })).status).toBe(400);
  });

  test("what does not fit is 422 with a sentence for each field", async () => {
    const { reach } = await testSite();
    const answer = await reach(api.contact, {
      ...send,
      body: JSON.stringify({ name: "Ada", email: "nowhere", text: "" }),
    });
    expect([answer.status, Object.keys(((await answer.json()) as { data: object }).data)]).toEqual([
      422,
      ["email", "text"],
    ]);
  });
});

describe("the visitors' cache", () => {
  test("serves ready bytes, compressed, and 304 to those who have them", async () => {
    const { visitor } = await testSite();
    const first = await visitor.gets("/looks", { "Accept-Encoding": "gzip, br" });
    expect([first.headers.get("content-encoding"), first.headers.get("vary")]).toEqual([
      "br",
      "Accept-Encoding, Cookie, Authorization",
    ]);
    const text = brotliDecompressSync(Buffer.from(await first.arrayBuffer())).toString();
    expect(text).toContain('"kind":"page"');
    const again = await visitor.gets("/looks", { "If-None-Match": first.headers.get("etag") ?? "" });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  test("forgets at once what a noun purges, and everything within a second of any write", async () => {
    const { ada, visitor } = await testSite();
    expect((await visitor.sees("looks", paths.looks)).looks.items).toEqual([]);
    const look = await ada.posts("Rain on Sunday");
    expect((await visitor.sees("looks", paths.looks)).looks.items.map(({ slug }) => slug)).toEqual([look.slug]);
    await visitor.sees("look", paths.look(look.slug));
    await ada.likes(look.slug);
    await vi.waitFor(async () => expect((await visitor.sees("look", paths.look(look.slug))).look.likes).toBe(1), {
      timeout: 1_000,
    });
  });

  test("words in the query that no page reads make no page of their own", async () => {
    const { visitor } = await testSite();
    const plain = await visitor.gets("/looks?season=winter");
    const noisy = await visitor.gets("/looks?utm_source=letter&season=winter&x=1");
    expect(noisy.headers.get("etag")).toBe(plain.headers.get("etag"));
  });

  test("never serves a member, nor remembers one", async () => {
    const { ada, reach, tokenOf } = await testSite();
    const mine = await shown(await reach("/about", { headers: { Cookie: cookieOf(tokenOf(ada)) } }));
    const anybodys = await shown(await reach("/about"));
    expect([mine.viewer?.slug, anybodys.viewer]).toEqual(["ada", null]);
  });

  test("a dead token is a visitor without a kept page", async () => {
    const { reach } = await testSite();
    const answer = await reach("/about", { headers: { Cookie: cookieOf("x".repeat(43)) } });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  });
});

describe("when something breaks", () => {
  test("the page says so without saying what, and the log knows by the request's id", async () => {
    const { db, reach, logLines } = await testSite();
    await db.execute("alter table site.looks rename to looks_elsewhere");
    const answer = await reach("/looks");
    const payload = await shown(answer);
    expect([answer.status, payload]).toMatchObject([500, { kind: "error", status: 500 }]);
    expect(JSON.stringify(payload)).not.toContain("looks_elsewhere");
    expect(logLines.join()).toContain(answer.headers.get("x-request-id"));
  });

  test("a page that cannot be drawn becomes the error page", async () => {
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
  test("names every request and no token", async () => {
    const lines: string[] = [];
    const log = pino({ level: "info" }, { write: (line) => void lines.push(line) });
    const { ada, reach, tokenOf } = await testSite({ log });
    await reach("/looks?season=winter", { headers: { Cookie: cookieOf(tokenOf(ada)) } });
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
      method: "GET",
      path: "/looks",
      status: 200,
      msg: "request",
    });
    expect(lines.join()).not.toContain(tokenOf(ada));
  });
});

describe("robots.txt and sitemap.xml", () => {
  test("list the public pages, looks and members", async () => {
    const { ada, visitor } = await testSite();
    const look = await ada.posts("Rain on Sunday");
    expect(await (await visitor.gets("/robots.txt")).text()).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    const sitemap = await (await visitor.gets("/sitemap.xml")).text();
    for (const path of ["/", paths.look(look.slug), paths.member("ada"), "/about"])
      expect(sitemap).toContain(`<loc>${publicUrl}${path}</loc>`);
  });
});
