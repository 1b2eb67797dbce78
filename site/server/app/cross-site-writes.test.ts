import { describe, expect, test } from "vitest";
import { api } from "../../shared/paths.ts";
import { publicUrl, testSite } from "../testing/test-site.ts";

const cookieOf = (token: string) => `token=${encodeURIComponent(JSON.stringify(token))}`;

describe("cross-site writes", () => {
  const evil = { Origin: "https://evil.example" };

  test("by cookie must come from our own pages", async () => {
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

  test("behind https must come from the public address itself", async () => {
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

  test("nobody can be logged in by another site", async () => {
    const { reach } = await testSite();
    const login = (headers: Record<string, string>) =>
      reach(api.login, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify({ email: "ada@hemline.example", password: "a long sunny sentence" }),
      });
    expect([(await login(evil)).status, (await login({})).status]).toEqual([403, 200]);
  });

  test("a program with a bearer token needs no origin", async () => {
    const { ada, reach, tokenOf } = await testSite();
    const headers = { Authorization: `Bearer ${tokenOf(ada)}`, ...evil };
    expect((await reach(api.logout, { method: "POST", headers })).status).toBe(200);
  });
});

describe("bodies", () => {
  const send = { method: "POST", headers: { "Content-Type": "application/json" } };

  test("too large is 413, with or without Content-Length", async () => {
    const { reach } = await testSite();
    const body = JSON.stringify({ text: "a".repeat(300 * 1024) });
    const announced = await reach(api.contact, { ...send, body });
    const chunked = await reach(api.contact, { ...send, body: new Blob([body]).stream(), duplex: "half" });
    expect([announced.status, chunked.status]).toEqual([413, 413]);
    expect(await announced.json()).toEqual({ message: "That’s more than 256 kB. Shorten it and try again." });
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
    const { data }: { data: object } = await answer.json();
    expect([answer.status, Object.keys(data)]).toEqual([422, ["email", "text"]]);
  });
});
