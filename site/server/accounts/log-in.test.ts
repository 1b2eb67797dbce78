import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { UserAnswer } from "../../shared/accounts/user.ts";
import { api, paths } from "../../shared/paths.ts";
import { Browser } from "../testing/browser.ts";
import { testPasswordHash } from "../testing/test-password-hash.ts";
import { password, testSite } from "../testing/test-site.ts";
import { members } from "./tables.ts";

const ada = { email: "ada@hemline.example", password };
const refusal = { password: ["That email address and password don’t match. Check both and try again."] };

describe("logging in", () => {
  test("answers a token and the user, as GET /api/user does", async () => {
    const { reach } = await testSite();
    const browser = new Browser(reach);
    const { status, message } = await browser.sends<unknown, { token: string; user: UserAnswer }>(
      "POST",
      api.login,
      ada,
    );
    const { token, user, ...rest } = message;
    expect([status, rest]).toEqual([200, {}]);
    const asked = await reach(api.user, { headers: { Authorization: `Bearer ${token}` } });
    expect(await asked.json()).toEqual({ data: user });
    expect(user.full_name).toBe("Ada Marsh");
  });

  test("ignores the case of the email address", async () => {
    const { visitor } = await testSite();
    expect((await visitor.sends("POST", api.login, { ...ada, email: " Ada@HEMLINE.example" })).status).toBe(200);
  });

  test("is refused with the same message for a wrong password and an unknown address", async () => {
    const { visitor } = await testSite();
    const wrong = await visitor.sends("POST", api.login, { ...ada, password: "a long rainy sentence" });
    const unknown = await visitor.sends("POST", api.login, { ...ada, email: "nobody@hemline.example" });
    expect([wrong.status, wrong.data]).toEqual([422, refusal]);
    expect([unknown.status, unknown.data]).toEqual([wrong.status, wrong.data]);
    expect(wrong.headers.get("set-cookie")).toBeNull();
  });

  test("rehashes a password that was stored at another cost", async () => {
    const { db, visitor } = await testSite();
    const passwordHash = testPasswordHash(password);
    await db.update(members).set({ passwordHash }).where(eq(members.email, ada.email));
    const kept = async () => (await db.select().from(members))[0]?.passwordHash;

    await visitor.sends("POST", api.login, { ...ada, password: "a long rainy sentence" });
    expect(await kept()).toBe(passwordHash);
    expect((await visitor.sends("POST", api.login, ada)).status).toBe(200);
    expect(await kept()).toMatch(/^\$argon2id\$v=19\$m=128,t=1,p=1\$/);
    expect((await visitor.sends("POST", api.login, ada)).status).toBe(200);
  });

  test.each([
    ["nothing", {}, ["email", "password"]],
    ["lists and numbers", { email: ["ada@hemline.example"], password: 1234567890 }, ["email", "password"]],
    ["an object for a password", { ...ada, password: { $ne: null } }, ["password"]],
    ["a NUL", { ...ada, password: `${password}\0` }, ["password"]],
  ])("with %s is refused at the fields", async (_, draft, fields) => {
    const { visitor } = await testSite();
    const { status, data } = await visitor.sends<object>("POST", api.login, draft);
    expect([status, Object.keys(data)]).toEqual([422, fields]);
  });
});

describe("GET /api/user", () => {
  test("answers the current user", async () => {
    const { ada: person } = await testSite();
    const look = await person.posts("Rain on Sunday");
    const data = await person.user();
    expect(data).toEqual({
      id: expect.any(String),
      email: "ada@hemline.example",
      full_name: "Ada Marsh",
      first_name: "Ada",
      last_name: "Marsh",
      username: "Ada Marsh",
      slug: "ada",
      role: "member",
      isAdmin: false,
      isMember: true,
      isSubscribed: false,
      featured_look: { slug: look.slug, title: "Rain on Sunday" },
      looks: [{ slug: look.slug, title: "Rain on Sunday", order: 1 }],
    });
  });

  test("knows the member's looks by their order numbers, the featured one first", async () => {
    const { ada: person } = await testSite();
    const [rain, sun] = [await person.posts("Rain on Sunday"), await person.posts("Sun on Monday")];
    await person.sends("PUT", api.lookOrder, { slugs: [rain.slug, sun.slug] });
    const data = await person.user();
    expect(data.looks.map(({ slug, order }) => [slug, order])).toEqual([
      [rain.slug, 1],
      [sun.slug, 2],
    ]);
    expect(data.featured_look?.slug).toBe(rain.slug);
  });

  test("knows the admin and the chosen username", async () => {
    const { joins } = await testSite();
    const root = await joins("Bea", "Stone", { role: "admin", username: "stonewash" });
    const data = await root.user();
    expect(data).toMatchObject({ role: "admin", isAdmin: true, isMember: false, username: "stonewash" });
  });

  test("refuses visitors, and may not be cached", async () => {
    const { visitor } = await testSite();
    const answer = await visitor.gets(api.user);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([401, "no-store"]);
    expect(await answer.json()).toEqual({
      message: "Your session has expired. Please log in again to continue using the product.",
    });
  });
});

describe("the pages /login and /register", () => {
  test("redirect members home and open for visitors", async () => {
    const { ada: person, visitor } = await testSite();
    for (const path of [paths.login, paths.register]) {
      expect(await person.opens(`${path}?then=https://evil.example/`)).toMatchObject({ kind: "redirect", to: "/" });
      expect((await visitor.opens(path)).httpStatus).toBe(200);
    }
  });
});
