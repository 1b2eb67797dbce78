import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { describe, expect, onTestFinished, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { type Route, routes } from "../../shared/routes.ts";
import { writeCursor } from "../db/cursor.ts";
import type { NodeEnv } from "../http/node-request.ts";
import { publicUrl, type TestSite, testSite } from "../testing/test-site.ts";

const some = "0198c0de-0000-7000-8000-000000000000";

describe("what is somebody else's", () => {
  test("stays theirs: photos, looks, places in line", async () => {
    const { ada, joins } = await testSite();
    const eve = await joins("Eve");
    const look = await ada.posts("Rain on Sunday");
    const photo = await ada.hasPhoto();
    const mine = await eve.hasPhoto();
    const box = { x: 0, y: 0, width: 0.5, height: 0.5 };
    const statuses = {
      "posts with a photo that nothing shows": (
        await eve.sends("POST", api.looks, { title: "Mine", photos: [{ id: photo.id }] })
      ).status,
      "posts with the photo of a look": (
        await eve.sends("POST", api.looks, { title: "Mine", photos: [{ id: look.photo.id }] })
      ).status,
      "posts with one of each": (
        await eve.sends("POST", api.looks, { title: "Mine", photos: [{ id: mine.id }, { id: photo.id }] })
      ).status,
      "puts on another face": (await eve.sends("PUT", api.profile, { first_name: "Eve", avatar: photo.id })).status,
      "cuts a photo": (await eve.sends("PUT", api.photoCrop(photo.id), box)).status,
      "cuts a photo by its id in capitals": (await eve.sends("PUT", api.photoCrop(photo.id.toUpperCase()), box)).status,
      "edits a look": (await eve.sends("PUT", api.look(look.slug), { title: "Mine", photos: [{ id: mine.id }] }))
        .status,
      "deletes a look": (await eve.sends("DELETE", api.look(look.slug))).status,
      "moves a look": (await eve.sends("PUT", api.lookOrder, { slugs: [look.slug] })).status,
    };
    expect(Object.values(statuses), JSON.stringify(statuses)).toEqual([422, 422, 422, 422, 404, 404, 403, 403, 422]);
    expect((await ada.sees("look", paths.look(look.slug))).look).toMatchObject({ title: "Rain on Sunday", number: 1 });
    expect((await eve.sends("POST", api.looks, { title: "Still free", photos: [{ id: mine.id }] })).status).toBe(200);
  });
});

describe("texts that no table can hold", () => {
  test("are refused at their fields", async () => {
    const { ada } = await testSite();
    const { id } = await ada.hasPhoto();
    const look = { title: "Rain", photos: [{ id }] };
    const refused: [Parameters<typeof ada.sends>[0], string, object, string][] = [
      ["POST", api.looks, { ...look, title: "Ra\0in" }, "title"],
      ["POST", api.looks, { ...look, text: "\ud800" }, "text"],
      ["POST", api.looks, { ...look, photos: [{ id, alt: "\0" }] }, "photos.0.alt"],
      ["POST", api.looks, { ...look, tags: [{ photo: id, x: 0, y: 0, name: "co\0at" }] }, "tags.0.name"],
      ["PUT", api.lookOrder, { slugs: ["\0"] }, "slugs.0"],
      ["PUT", api.profile, { first_name: "Ada", bio: "\0" }, "bio"],
      ["PUT", api.profile, { first_name: "Ada", username: "\udc00" }, "username"],
    ];
    for (const [method, path, draft, field] of refused) {
      const { status, data } = await ada.sends(method, path, draft);
      expect([status, data]).toEqual([422, { [field]: ["This text holds a sign that cannot be kept."] }]);
    }
    expect((await ada.sends("POST", api.looks, look)).status).toBe(200);
  });

  test("name nothing in an address", async () => {
    const { ada, logLines } = await testSite();
    for (const slug of ["%00", "a%00b", "%ff", "%ed%a0%80", "%25%00", "%2e%2e%2fuser", "__proto__", "a".repeat(9000)]) {
      expect((await ada.sends("PUT", `/api/looks/${slug}/like`)).status, slug).toBe(404);
      expect((await ada.sends("DELETE", `/api/looks/${slug}`)).status, slug).toBe(404);
      expect((await ada.gets(`/looks/${slug}`)).status, slug).toBe(404);
      expect((await ada.gets(`/photos/${slug}/1/40.webp`)).status, slug).toBe(404);
    }
    expect(logLines).toEqual([]);
  });
});

describe("texts in every script", () => {
  test("come back as they were sent", async () => {
    const { ada } = await testSite();
    for (const title of [
      "\u{1f9e5}\u200d\u{1f525} fire coat",
      "\u05de\u05e2\u05d9\u05dc \u202b(\u05d0)",
      "</script><!--<script>",
    ]) {
      const look = await ada.posts(title);
      expect((await ada.sees("look", paths.look(look.slug))).look.title).toBe(title);
    }
  });
});

describe("bodies", () => {
  test("of ten megabytes are turned away at every call", async () => {
    const { ada } = await testSite();
    const photo = await ada.hasPhoto();
    const huge = { title: "a".repeat(10 * 1024 * 1024) };
    for (const path of [api.looks, api.contact, api.login, api.register])
      expect((await ada.sends("POST", path, huge)).status, path).toBe(413);
    for (const path of [api.profile, api.lookOrder, api.look("x"), api.photoCrop(photo.id)])
      expect((await ada.sends("PUT", path, huge)).status, path).toBe(413);
  });

  test("of pages have the same limit as those of calls", async () => {
    const { reach } = await testSite();
    const body = "email=ada@hemline.example&".repeat(20_000);
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    expect((await reach(paths.login, { method: "POST", headers, body })).status).toBe(413);
  });

  test("with thousands of faults are told a hundred of them", async () => {
    const { ada } = await testSite();
    const { status, data } = await ada.sends("PUT", api.lookOrder, { slugs: Array(4_000).fill(1) });
    expect([status, Object.keys(data as object).length]).toEqual([422, 100]);
  });

  test.each([
    ["__proto__", '{"__proto__":{"role":"admin","isAdmin":true},"first_name":"Ada"}', 200],
    ["constructor", '{"constructor":{"prototype":{"isAdmin":true}},"first_name":"Ada"}', 200],
    ["fields of the row", '{"first_name":"Ada","role":"admin","slug":"root","email":"e@e.org","billingId":"x"}', 200],
    ["the same field twice", '{"first_name":"","first_name":"Ada"}', 200],
    ["a list", "[]", 422],
    ["null", "null", 422],
    ["a text", '"first_name"', 422],
    ["depth", `{"first_name":${"[".repeat(60_000)}${"]".repeat(60_000)}}`, 400],
    ["half a document", '{"first_name":"Ada"', 400],
    ["a form", "first_name=Ada", 400],
    ["UTF-16", "\ufeff{\u0000}", 400],
  ])("with %s change nothing that they should not", async (_, body, expected) => {
    const { ada, reach, tokenOf } = await testSite();
    const headers = { Authorization: `Bearer ${tokenOf(ada)}`, "Content-Type": "application/json" };
    expect((await reach(api.profile, { method: "PUT", headers, body })).status).toBe(expected);
    const { viewer } = await ada.opens("/about");
    expect(viewer).toMatchObject({ role: "member", isAdmin: false, slug: "ada", email: "ada@hemline.example" });
    expect({}).not.toHaveProperty("isAdmin");
  });

  test("are read for what they are, whatever they are called", async () => {
    const { ada, reach, tokenOf } = await testSite();
    const send = (type: string, body: string) =>
      reach(api.profile, {
        method: "PUT",
        headers: { Authorization: `Bearer ${tokenOf(ada)}`, "Content-Type": type },
        body,
      });
    expect((await send("application/x-www-form-urlencoded", "first_name=Ada")).status).toBe(400);
    expect((await send("multipart/form-data; boundary=x", "--x--")).status).toBe(400);
    expect((await send("text/plain", '{"first_name":"Ada"}')).status).toBe(200);
  });

  test("with crops that leave nothing are refused, not fallen over", async () => {
    const { ada, logLines } = await testSite();
    const { id } = await ada.hasPhoto();
    const boxes = [
      { x: 0, y: 0, width: 5e-324, height: 1 },
      { x: 1, y: 1, width: 0.0001, height: 0.0001 },
      { x: 0.99999, y: 0, width: 0.00001, height: 1 },
      { x: -0, y: 0, width: 1.00001, height: 1 },
    ];
    for (const box of boxes) {
      const { status } = await ada.sends("PUT", api.photoCrop(id), box);
      expect(status, JSON.stringify(box)).toBeLessThan(500);
    }
    expect(logLines).toEqual([]);
  });
});

describe("cursors", () => {
  const ends = [0, -1, 1.5, 2 ** 31, 2 ** 53 - 1, 8.64e15, -8.64e15, "now()", null];

  test("that were made up open nothing and break nothing", async () => {
    const { visitor, ada, logLines } = await testSite();
    const asked: string[] = [];
    for (const end of ends)
      for (const [list, path] of [
        ["looks", "/looks?"],
        ["members-newest", "/members?"],
        ["members-looks", "/members?sort=looks&"],
        ["member-looks", "/members/ada?"],
      ] as const)
        for (const place of [[end, some], [end], [end, "' or 1=1"], [some, end], end])
          asked.push(`${path}after=${encodeURIComponent(writeCursor(list, place as string[]))}`);
    asked.push("/looks?after=%00", "/looks?after=.", `/looks?after=${"a".repeat(5000)}`, "/?after=x");
    for (const address of asked)
      for (const person of [visitor, ada]) expect((await person.opens(address)).httpStatus, address).toBeLessThan(500);
    expect(logLines).toEqual([]);
  });
});

describe("a browser that is led here by another site", () => {
  const refused: Record<string, string>[] = [
    { Authorization: "Basic YWRhOmFkYQ==", Origin: "https://evil.example" },
    { Authorization: "Bearer ", Origin: "https://evil.example" },
    { Authorization: "Bearer", "Sec-Fetch-Site": "cross-site" },
    { Origin: "null" },
    { Origin: publicUrl.replace("site.", "evil.") },
    { Origin: `${publicUrl}.evil.example` },
    { Origin: `${publicUrl}:8080` },
    { Origin: publicUrl.toUpperCase() },
    { Origin: "", "Sec-Fetch-Site": "same-origin" },
    { "Sec-Fetch-Site": "same-origin, cross-site" },
    { "Sec-Fetch-Site": "SAME-ORIGIN" },
    { "Sec-Fetch-Site": "none" },
    { "X-Forwarded-Host": "evil.example", Origin: "http://evil.example" },
    { "X-HTTP-Method-Override": "GET" },
  ];

  test("cannot write with a member's cookie, whatever the headers say", async () => {
    const { ada, joins, reach, tokenOf } = await testSite();
    const look = await (await joins("Bea")).posts("Tempting");
    const cookie = { Cookie: `token=${tokenOf(ada)}` };
    for (const headers of refused) {
      const answer = await reach(api.lookLike(look.slug), { method: "PUT", headers: { ...cookie, ...headers } });
      const { likes } = (await ada.sees("look", paths.look(look.slug))).look;
      expect([answer.status, likes], JSON.stringify(headers)).toEqual([403, 0]);
    }
  });

  test("gets no permission to read or to ask with more than a plain request", async () => {
    const { reach } = await testSite();
    const asks = { Origin: "https://evil.example", "Access-Control-Request-Method": "PUT" };
    for (const path of [api.user, api.looks, "/looks", "/_payload.json"])
      for (const method of ["OPTIONS", "GET"]) {
        const { headers } = await reach(path, { method, headers: asks });
        expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
      }
  });
});

describe("the visitors' cache", () => {
  test("learns nothing from Host, from forwarding headers or from words that no page reads", async () => {
    const { reach } = await testSite();
    const evil = {
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "gopher",
      "X-Original-URL": "/evil.example",
    };
    for (const path of ["/", "/looks", "/members/ada", "/evil"]) {
      await reach(`http://evil.example${path}?evil.example=1&after=&__proto__=evil.example`, { headers: evil });
      const answer = await reach(path);
      expect([await answer.text(), ...answer.headers.values()].join(), path).not.toContain("evil.example");
    }
  });

  test("serves a visitor's page to visitors alone, even when all ask at once", async () => {
    const { ada, reach, tokenOf } = await testSite();
    const look = await ada.posts("Rain on Sunday");
    const cookies = [
      `token=${tokenOf(ada)}`,
      `a=b;token=%22${tokenOf(ada)}%22`,
      "token=dead",
      "Token=x",
      "xtoken=1",
      "",
    ];
    const faults: string[] = [];
    for (const { path } of Object.values<Route>(routes)) {
      const address = `${path === "/" ? "" : path.replace(":slug", path.startsWith("/looks") ? look.slug : "ada")}/_payload.json`;
      const viewers = await Promise.all(
        [...cookies, ...cookies].map(async (Cookie) => {
          const answer = await reach(address, { headers: { Cookie } });
          const { viewer } = (await answer.json()) as { viewer: { slug: string } | null };
          if (viewer && answer.headers.get("cache-control") !== "private, no-store")
            faults.push(`${address} may be kept`);
          return viewer?.slug ?? null;
        }),
      );
      const expected = cookies.map((cookie) => (cookie.includes(tokenOf(ada)) ? "ada" : null));
      if (`${viewers}` !== `${[...expected, ...expected]}`) faults.push(`${address}: ${viewers}`);
    }
    expect(faults).toEqual([]);
  });

  test("is no answer to a member who brings a visitor's ETag, nor the other way round", async () => {
    const { ada, visitor } = await testSite();
    const kept = (await visitor.gets("/looks")).headers.get("etag") ?? "";
    const mine = await ada.gets("/looks", { "If-None-Match": kept });
    expect([mine.status, mine.headers.get("etag")]).toEqual([200, null]);
    expect(await mine.text()).toContain('"slug":"ada"');
    expect((await visitor.gets("/looks", { "If-None-Match": kept })).status).toBe(304);
    expect((await ada.gets("/looks", { "If-None-Match": "*" })).status).toBe(200);
  });
});

describe("a caller without a trusted hop", () => {
  test("does not get more tries by claiming to be many", async () => {
    const { visitor } = await testSite();
    const tries = Array.from({ length: 31 }, (_, at) =>
      visitor.sends("POST", api.register, {}, { "X-Forwarded-For": `192.0.2.${at}`, "X-Real-IP": `192.0.2.${at}` }),
    );
    expect((await Promise.all(tries)).filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe("over a real connection", () => {
  /** What the server says to a request's head as it stands. */
  async function says(
    { fetch }: TestSite,
    head: string,
  ): Promise<{ status: number; location: string | null; text: string }> {
    const server = createAdaptorServer({
      fetch: (request, env) => fetch(request, env as NodeEnv),
      overrideGlobalObjects: false,
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.write(`${head}\r\nHost: site.example\r\nConnection: close\r\n\r\n`);
    let text = "";
    for await (const chunk of socket.setEncoding("latin1")) text += chunk;
    return { status: Number(text.split(" ")[1]), location: /^location: (.*)$/im.exec(text)?.[1]?.trim() ?? null, text };
  }

  test.each([
    ["GET /looks/%2e%2e/api/user HTTP/1.1", 401, null],
    ["GET /looks/../api/user HTTP/1.1", 401, null],
    ["GET /looks/_payload.json/.. HTTP/1.1", 301, "/looks"],
    ["GET /looks/_payload.json/ HTTP/1.1", 301, "/looks/_payload.json"],
    ["GET /assets/../../../../etc/passwd HTTP/1.1", 404, null],
    ["GET /assets/..%2f..%2f..%2fetc%2fpasswd HTTP/1.1", 404, null],
    ["GET /photos/..%2f..%2fsecrets/1/40.webp HTTP/1.1", 404, null],
    ["GET //evil.example/ HTTP/1.1", 301, "/evil.example"],
    ["GET //evil.example/%2e%2e/ HTTP/1.1", 301, "/"],
    ["GET /\\evil.example/ HTTP/1.1", 400, null],
    ["GET /%5cevil.example/ HTTP/1.1", 301, "/%5cevil.example"],
    ["GET /.//evil.example/ HTTP/1.1", 301, "/evil.example"],
    ["GET http://evil.example/about HTTP/1.1", 200, null],
    ["GET /looks?a=%zz&after=%E0%A4%A HTTP/1.1", 400, null],
    ["GET /%zz HTTP/1.1", 404, null],
    ["TRACE /looks HTTP/1.1", 405, null],
    ["TRACE /api/user HTTP/1.1", 404, null],
    ["DELETE /looks HTTP/1.1", 405, null],
    ["PROPFIND / HTTP/1.1", 405, null],
    ["OPTIONS * HTTP/1.1", 400, null],
    ["GET /photos/%e0%80%ae/x HTTP/1.1", 404, null],
    ["HEAD /api/user HTTP/1.1", 401, null],
  ])("%s is %i", async (head, status, location) => {
    const site = await testSite();
    const answer = await says(site, head);
    expect([answer.status, answer.location]).toEqual([status, location]);
    expect(answer.text).not.toContain("root:");
    expect(site.logLines).toEqual([]);
  });

  test.each(["/nope", "/looks?occasion=work", "/members?after=zz"])(
    "HEAD %s leaves the connection open",
    async (path) => {
      const site = await testSite();
      const heads = `HEAD ${path} HTTP/1.1\r\nHost: site.example\r\n\r\nHEAD ${path} HTTP/1.1`;
      const { text } = await says(site, heads);
      expect(text.match(/^HTTP\/1\.1 \d+/gm)).toHaveLength(2);
    },
  );
});
