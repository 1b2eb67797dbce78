import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { UserAnswer } from "../../shared/accounts/user.ts";
import { api, paths } from "../../shared/paths.ts";
import { Browser } from "../testing/browser.ts";
import { password, testSite } from "../testing/test-site.ts";
import { memberSlugs, members } from "./tables.ts";

interface Registered {
  token: string;
  profile: UserAnswer;
}

const grace = { first_name: "Grace", last_name: "Hopper", email: "grace@example.org", password };

describe("a newcomer", () => {
  test("is answered with a token and a profile, and is signed in at once", async () => {
    const { reach } = await testSite();
    const browser = new Browser(reach);
    const { status, message } = await browser.sends<unknown, Registered>("POST", api.register, grace);
    expect([status, Object.keys(message)]).toEqual([200, ["token", "profile"]]);
    expect(message.token).toMatch(/^[\w-]{43}$/);
    expect(message.profile).toEqual({
      ...{ id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/), email: "grace@example.org", slug: "grace-hopper" },
      ...{ full_name: "Grace Hopper", first_name: "Grace", last_name: "Hopper", username: "Grace Hopper" },
      ...{ role: "member", isAdmin: false, isMember: true, isSubscribed: false, featured_look: null, looks: [] },
    });
    expect((await browser.opens("/")).viewer).toMatchObject({ slug: "grace-hopper", isMember: true });
  });

  test("is listed among the members at once, also on cached pages", async () => {
    const { visitor } = await testSite();
    await visitor.sees("members", paths.members);
    await visitor.sends("POST", api.register, grace);
    const { members: list } = await visitor.sees("members", paths.members);
    expect(list.items.map(({ slug }) => slug)).toEqual(["grace-hopper", "ada"]);
  });

  test("is stored with a hash of the password and a random id for billing", async () => {
    const { db, visitor } = await testSite();
    await visitor.sends("POST", api.register, grace);
    const [row] = await db.select().from(members).where(eq(members.email, grace.email));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(row?.billingId).toMatch(/^[0-9a-f]{32}$/);
    expect(row?.billingId).not.toContain(row?.id.replaceAll("-", ""));
  });

  test("cannot make an admin of themselves", async () => {
    const { visitor } = await testSite();
    const { message } = await visitor.sends<unknown, Registered>("POST", api.register, {
      ...grace,
      role: "admin",
      isAdmin: true,
    });
    expect(message.profile).toMatchObject({ role: "member", isAdmin: false });
  });
});

describe("a form that must be mended", () => {
  test("is refused with a message at each field", async () => {
    const { visitor } = await testSite();
    const mending = async (draft: object) => {
      const { status, data } = await visitor.sends<unknown, Registered>("POST", api.register, { ...grace, ...draft });
      return [status, data];
    };
    const at = (field: string, sentence: string | RegExp) => [
      422,
      { [field]: [typeof sentence === "string" ? sentence : expect.stringMatching(sentence)] },
    ];
    expect(await mending({ first_name: "  " })).toEqual(at("first_name", "Enter your first name."));
    expect(await mending({ first_name: "\u200b\u202e" })).toEqual(at("first_name", "Enter your first name."));
    expect(await mending({ first_name: "\u2800\ufe0f" })).toEqual(at("first_name", "Enter your first name."));
    expect(await mending({ first_name: "a".repeat(61) })).toEqual(at("first_name", /60 characters or fewer/));
    expect(await mending({ first_name: "Gr\0ace" })).toEqual(at("first_name", /a character we can’t save/));
    expect(await mending({ last_name: "\ud800" })).toEqual(at("last_name", /a character we can’t save/));
    expect(await mending({ email: "grace" })).toEqual(at("email", /like name@example.org/));
    expect(await mending({ email: `${"g".repeat(65)}@example.org` })).toEqual(at("email", /64 characters or fewer/));
    expect(await mending({ email: "grace@example.org\r\nBcc: all@example.org" })).toEqual(at("email", /like name@/));
    expect(await mending({ password: "too short" })).toEqual(at("password", /at least 10/));
    expect(await mending({ password: "\u{1f9e5}".repeat(9) })).toEqual(at("password", /at least 10/));
    expect(await mending({ password: "a b".repeat(86) })).toEqual(at("password", /256 characters or fewer/));
    expect(await mending({ password: "Password123!" })).toEqual(at("password", /too easy to guess/));
    expect(await mending({ password: "GraceHopper1906" })).toEqual(at("password", /too easy to guess/));
    expect(await mending({ slug: "-grace" })).toEqual(at("slug", /hyphen at either end/));
    expect(await mending({ slug: "gr\u00e4ce" })).toEqual(at("slug", /hyphen at either end/));
    expect(await mending({ slug: "admin" })).toEqual(at("slug", /is reserved/));
    expect(await mending({ slug: 7 })).toEqual(at("slug", /string/));
  });

  test("reports all errors of the server at once", async () => {
    const { visitor } = await testSite();
    const draft = { ...grace, first_name: "\u2066\u2069", password: "qwertyuiop1", slug: "looks" };
    const { data } = await visitor.sends<object>("POST", api.register, draft);
    expect(Object.keys(data)).toEqual(["first_name", "password", "slug"]);
  });

  test("accepts 256 characters of any kind as a password", async () => {
    const { visitor } = await testSite();
    const coats = "three old coats, ".repeat(16).slice(0, 250) + "\u{1f9e5}\u{1f45f}".repeat(3);
    expect((await visitor.sends("POST", api.register, { ...grace, password: coats })).status).toBe(200);
    expect((await visitor.sends("POST", api.login, { email: grace.email, password: coats })).status).toBe(200);
  });
});

describe("names", () => {
  test.each([
    [{ first_name: "\u202eGrace\u202c", last_name: "Ho\u200bpper\u061c" }, "Grace Hopper"],
    [{ first_name: " Grace\n\tBrewster ", last_name: "" }, "Grace Brewster"],
    [{ first_name: "Grace\u2800", last_name: "Brewster\u3164Hopper" }, "Grace Brewster Hopper"],
    [{ first_name: "\u05d0\u05d3\u05d4", last_name: "\u{1f9f6}" }, "\u05d0\u05d3\u05d4 \u{1f9f6}"],
  ])("%j become %s", async (names, fullName) => {
    const { visitor } = await testSite();
    const { message } = await visitor.sends<unknown, Registered>("POST", api.register, { ...grace, ...names });
    expect(message.profile.full_name).toBe(fullName);
  });
});

describe("a member's slug", () => {
  const slugAfter = async (visitor: Awaited<ReturnType<typeof testSite>>["visitor"], draft: object) => {
    const { message } = await visitor.sends<unknown, Registered>("POST", api.register, { ...grace, ...draft });
    return message.profile.slug;
  };

  test("is the chosen one, in lower case", async () => {
    const { visitor } = await testSite();
    expect(await slugAfter(visitor, { slug: " Amazing-Grace " })).toBe("amazing-grace");
  });

  test("is made from the name by default, with a suffix when it is taken, reserved or empty", async () => {
    const { visitor } = await testSite();
    expect(await slugAfter(visitor, { first_name: "Zo\u00eb", last_name: "Gr\u00f6\u00df", slug: "" })).toBe(
      "zoe-gross",
    );
    const ada = { first_name: "Ada", last_name: undefined, email: "ada@example.org" };
    expect(await slugAfter(visitor, ada)).toMatch(/^ada-[0-9a-f]{6}$/);
    const admin = { first_name: "Admin", last_name: undefined, email: "a@example.org" };
    expect(await slugAfter(visitor, admin)).toMatch(/^admin-[0-9a-f]{6}$/);
    const he = { first_name: "\u05d0\u05d3\u05d4", last_name: undefined, email: "he@example.org" };
    expect(await slugAfter(visitor, he)).toMatch(/^member-[0-9a-f]{6}$/);
  });

  test("is never reused", async () => {
    const { db, visitor } = await testSite();
    const [ada] = await db.select().from(members);
    await db.insert(memberSlugs).values({ slug: "ada-king", memberId: ada?.id ?? "", createdAt: new Date() });
    for (const slug of ["ada", "ada-king"]) {
      const { status, data } = await visitor.sends("POST", api.register, { ...grace, slug });
      expect([status, data]).toEqual([422, { slug: ["This page address is taken. Choose another one."] }]);
    }
    await db.delete(members);
    expect((await visitor.sends("POST", api.register, { ...grace, slug: "ada-king" })).status).toBe(422);
  });
});

describe("one email address", () => {
  const taken = { email: ["There’s already an account with this email address. Log in instead."] };

  test("is one account, however it is written", async () => {
    const { visitor } = await testSite();
    const { status, data } = await visitor.sends("POST", api.register, { ...grace, email: " ADA@Hemline.Example " });
    expect([status, data]).toEqual([422, taken]);
  });

  test.each([[{}], [{ slug: "grace" }]])("sent twenty times at once (%j) becomes one member", async (more) => {
    const { db, visitor, logLines } = await testSite({ trustProxy: true });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        visitor.sends("POST", api.register, { ...grace, ...more }, { "X-Forwarded-For": `192.0.2.${at}` }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, data }) => [status, data])).toEqual(Array(19).fill([422, taken]));
    expect(await db.select().from(members).where(eq(members.email, grace.email))).toHaveLength(1);
    expect(await db.select().from(memberSlugs)).toHaveLength(2);
    expect(logLines).toEqual([]);
  });

  test("people of one name who register simultaneously get different slugs", async () => {
    const { db, visitor } = await testSite();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((at) => visitor.sends("POST", api.register, { ...grace, email: `grace${at}@example.org` })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const slugs = (await db.select({ slug: members.slug }).from(members)).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(6);
    expect(slugs).toContain("grace-hopper");
  });
});
