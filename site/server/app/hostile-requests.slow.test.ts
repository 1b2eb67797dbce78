import { connect } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { describe, expect, onTestFinished, test } from "vitest";
import { portOf } from "../../../vitest/port-of.ts";
import { api, paths } from "../../shared/paths.ts";
import { writeCursor } from "../db/cursor.ts";
import type { NodeEnv } from "../http/node-request.ts";
import { publicUrl, type TestSite, testSite } from "../testing/test-site.ts";

const some = "0198c0de-0000-7000-8000-000000000000";

describe("what belongs to another member", () => {
  test("cannot be changed: photos, looks, positions", async () => {
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

describe("cursors", () => {
  const ends = [0, -1, 1.5, 2 ** 31, 2 ** 53 - 1, 8.64e15, -8.64e15, "now()", "\0", null];

  test("that were made up open nothing and break nothing", async () => {
    const { visitor, ada, logLines } = await testSite();
    const asked: string[] = [];
    for (const end of ends)
      for (const [list, path] of [
        ["looks", "/looks?"],
        ["members-newest", "/members?"],
        ["members-looks", "/members?sort=looks&"],
        ["member-looks", "/members/ada?"],
        ["wardrobe-newest", "/members/ada/wardrobe?"],
        ["wardrobe-most-worn", "/members/ada/wardrobe?sort=most-worn&"],
        ["wardrobe-name", "/members/ada/wardrobe?sort=name&"],
        ["outfits", "/wardrobe/outfits?"],
      ] as const)
        for (const place of [[end, some], [end], [end, "' or 1=1"], [some, end], end])
          for (const name of ["after", "before"])
            asked.push(`${path}${name}=${encodeURIComponent(writeCursor(list, place as string[]))}`);
    asked.push(
      "/looks?after=%00",
      "/looks?before=%00",
      "/looks?after=.",
      `/looks?after=${"a".repeat(5000)}`,
      "/?after=x",
    );
    for (const address of asked)
      for (const person of [visitor, ada]) expect((await person.opens(address)).httpStatus, address).toBeLessThan(500);
    expect(logLines).toEqual([]);
  });
});

test("a NUL in the query of a page or a call is 400, whoever asks", async () => {
  const { visitor, joins, logLines } = await testSite();
  const root = await joins("Root", "", { role: "admin" });
  const addresses = ["/members?search=%00a", "/admin/members?search=a%00", "/admin/audit?target=%00"];
  for (const address of addresses)
    for (const person of [visitor, root]) expect((await person.opens(address)).httpStatus, address).toBe(400);
  const names = [api.adminBrandNames, api.adminProductNames, api.brandNames, api.productNames];
  for (const path of [...names, api.adminBrandExport, api.adminProductExport, api.adminEntryExport])
    for (const option of ["search", "brand"]) expect((await root.gets(`${path}?${option}=%00`)).status, path).toBe(400);
  expect(logLines).toEqual([]);
});

describe("a browser that another site sends here", () => {
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
  /** The server's answer to a raw request. */
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
    const socket = connect(portOf(server), "127.0.0.1");
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
