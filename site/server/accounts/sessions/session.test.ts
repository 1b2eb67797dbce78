import { describe, expect, test } from "vitest";
import { api, paths } from "../../../shared/paths.ts";
import { Browser } from "../../testing/browser.ts";
import { password, testSite } from "../../testing/test-site.ts";
import { accountOf } from "../check-credentials.ts";
import { sessions } from "../tables.ts";
import { createSession, pruneSessions } from "./session.ts";

const ada = { email: "ada@hemline.example", password };
const caller = { address: "192.0.2.7", userAgent: null, device: null };
const day = 24 * 60 * 60_000;
const expired = "Your session has expired. Please log in again to continue using the product.";

/** A site whose clock the test moves. */
async function siteWithDigests() {
  let now = Date.parse("2026-03-01T12:00:00Z");
  const site = await testSite({ clock: () => new Date(now) });
  return {
    ...site,
    passes: (ms: number) => {
      now += ms;
    },
  };
}

describe("the cookie", () => {
  test("holds the token as JSON, for this site's requests and no script", async () => {
    const { visitor } = await testSite();
    const { headers, message } = await visitor.sends<unknown, { token: string }>("POST", api.login, ada);
    const { token } = message;
    expect(headers.getSetCookie()).toEqual([
      `token=%22${token}%22; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax`,
      expect.stringMatching(/^device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test("is Secure behind https", async () => {
    const { visitor } = await testSite({ publicUrl: "https://site.example" });
    const { headers } = await visitor.sends("POST", api.login, ada);
    // The conditions of the `__Host-` prefix: no Domain, path "/", Secure.
    expect(headers.getSetCookie()[0]).toMatch(/^token=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
  });

  test("opens pages and calls as the bearer token does; without JSON too", async () => {
    const { ada: person, reach, tokenOf } = await testSite();
    const token = tokenOf(person);
    const ways: Record<string, string>[] = [
      { Authorization: `Bearer ${token}` },
      { Authorization: `bearer  ${token}` },
      { Cookie: `token=${encodeURIComponent(JSON.stringify(token))}` },
      { Cookie: `theme=dark; token="${token}"` },
      { Cookie: `token=${token}` },
    ];
    for (const headers of ways) expect((await reach(api.user, { headers })).status, JSON.stringify(headers)).toBe(200);
  });

  test.each(["", "null", '""', "%22%22", "7"])("of %j is none at all", async (value) => {
    const { reach } = await testSite();
    const answer = await reach("/about", { headers: { Cookie: `token=${value}` } });
    expect(answer.headers.get("cache-control")).toBe("public, no-cache");
  });

  test("is outranked by a bearer token, right or wrong", async () => {
    const { ada: person, joins, reach, tokenOf } = await testSite();
    const bea = await joins("Bea");
    const slugOf = async (bearer: string) => {
      const headers = { Cookie: `token=${tokenOf(person)}`, Authorization: `Bearer ${bearer}` };
      const { data }: { data?: { slug: string } } = await (await reach(api.user, { headers })).json();
      return data?.slug;
    };
    expect([await slugOf(tokenOf(bea)), await slugOf("x".repeat(43))]).toEqual(["bea", undefined]);
  });
});

describe("logging out", () => {
  test("in one tab ends the session in the other", async () => {
    const { reach } = await testSite();
    const tab = new Browser(reach);
    await tab.sends("POST", api.login, ada);
    const other = new Browser(reach);
    other.cookie = tab.cookie;
    const left = await tab.sends("POST", api.logout);
    expect([left.status, left.message, tab.cookie]).toEqual([200, undefined, expect.not.stringContaining("token=")]);

    expect(await other.opens(paths.postLook)).toMatchObject({ httpStatus: 401, kind: "error", message: expired });
    expect((await other.sends("POST", api.looks, { title: "Kept as a draft" })).status).toBe(401);
    expect(await other.opens("/about")).toMatchObject({ httpStatus: 200, viewer: null });
  });

  test("without a session is fulfilled already", async () => {
    const { reach } = await testSite();
    expect((await new Browser(reach).sends("POST", api.logout)).status).toBe(200);
  });

  test("of a program leaves the browser's cookie alone", async () => {
    const { ada: person, joins, reach, tokenOf } = await testSite();
    const bea = await joins("Bea");
    const headers = { Authorization: `Bearer ${tokenOf(person)}`, Cookie: `token=${tokenOf(bea)}` };
    const answer = await reach(api.logout, { method: "POST", headers });
    expect([answer.status, answer.headers.get("set-cookie")]).toEqual([200, null]);
    expect([(await person.gets(api.user)).status, (await bea.gets(api.user)).status]).toEqual([401, 200]);
  });
});

describe("a session", () => {
  test("is stored as a hash of its token", async () => {
    const { ada: person, db, tokenOf } = await testSite();
    const [row] = await db.select().from(sessions);
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.tokenHash).not.toContain(tokenOf(person));
  });

  test("ends after thirty days without a visit, and lives on with one", async () => {
    const { ada: person, passes } = await siteWithDigests();
    const status = async () => (await person.gets(api.user)).status;
    passes(30 * day - 1);
    expect(await status()).toBe(200);
    passes(30 * day - 1);
    expect(await status()).toBe(200);
    passes(30 * day);
    expect(await status()).toBe(401);
  });

  test("ends after 180 days in any case", async () => {
    const { ada: person, passes } = await siteWithDigests();
    const status = async () => (await person.gets(api.user)).status;
    for (let month = 1; month < 9; month++) {
      passes(20 * day);
      expect(await status()).toBe(200);
    }
    passes(20 * day - 1);
    expect(await status()).toBe(200);
    passes(1);
    expect(await status()).toBe(401);
  });

  test("is written to once an hour at most", async () => {
    const { ada: person, db, passes } = await siteWithDigests();
    const seen = async () => (await db.select().from(sessions))[0]?.seenAt.toISOString();
    passes(59 * 60_000);
    await person.gets(api.user);
    expect(await seen()).toBe("2026-03-01T12:00:00.000Z");
    passes(2 * 60_000);
    await person.gets(api.user);
    expect(await seen()).toBe("2026-03-01T13:01:00.000Z");
  });

  test("beyond the twentieth closes the one that was not seen the longest, never the newest", async () => {
    const { ada: person, db, context, passes, reach } = await siteWithDigests();
    const site = { db, clock: () => new Date("2026-03-01T12:00:00Z") };
    passes(2 * 60 * 60_000);
    await person.gets(api.user);
    const account = await accountOf(context, ada.email);
    const statusOf = async (token: string) =>
      (await reach(api.user, { headers: { Authorization: `Bearer ${token}` } })).status;
    const opened = await Promise.all(Array.from({ length: 25 }, () => createSession(site, account!, caller)));
    const statuses = await Promise.all(opened.map(({ token }) => statusOf(token)));
    expect(await db.select().from(sessions)).toHaveLength(20);
    expect(statuses.filter((status) => status === 200)).toHaveLength(19);
    expect((await person.gets(api.user)).status).toBe(200);
    const newest = await createSession(site, account!, caller);
    expect(await statusOf(newest.token)).toBe(200);
  });

  test("is closed when its browser logs in anew", async () => {
    const { reach } = await testSite();
    const browser = new Browser(reach);
    await browser.sends("POST", api.login, ada);
    const before = browser.cookie ?? "";
    await browser.sends("POST", api.login, ada);
    expect((await reach(api.user, { headers: { Cookie: before } })).status).toBe(401);
    expect((await browser.gets(api.user)).status).toBe(200);
  });

  test("that has expired is pruned", async () => {
    const { db, joins, passes } = await siteWithDigests();
    passes(31 * day);
    await joins("Bea");
    const now = new Date(Date.parse("2026-03-01T12:00:00Z") + 31 * day);
    await pruneSessions({ db, clock: () => now });
    expect(await db.select().from(sessions)).toHaveLength(1);
  });
});

describe("a dead token", () => {
  test.each(["x".repeat(43), "short", "x".repeat(5000), "' or 1=1 --", "a b"])(
    "like %.10s is nobody",
    async (token) => {
      const { reach } = await testSite();
      const headers = { Cookie: `token=${encodeURIComponent(JSON.stringify(token))}` };
      expect((await reach(api.user, { headers })).status).toBe(401);
      const page = await reach(`${paths.settingsProfile}/_payload.json`, { headers });
      expect(await page.json()).toMatchObject({ viewer: null, kind: "error", status: 401, message: expired });
    },
  );
});

describe("the list of sessions", () => {
  const inFirefox = { "User-Agent": "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0" };

  test("names each by browser and network, and ends one or all others at once", async () => {
    const { reach } = await testSite();
    const logIn = async () => {
      const browser = new Browser((path, init) =>
        reach(path, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), ...inFirefox } }),
      );
      await browser.sends("POST", api.login, ada);
      return browser;
    };
    const [here, there, elsewhere] = [await logIn(), await logIn(), await logIn()];
    const sessionsIn = async (browser: Browser) => {
      const payload = await browser.opens(paths.settingsAccount);
      if (payload.kind !== "page" || payload.page.id !== "settingsAccount") throw new Error(JSON.stringify(payload));
      return payload.page.data.sessions;
    };
    const listed = await sessionsIn(here);
    expect(listed.map(({ browser, isPresent }) => [browser, isPresent])).toContainEqual(["Firefox on Windows", true]);
    expect(listed).toHaveLength(4);
    expect(JSON.stringify(listed)).not.toMatch(/hash|token/i);
    const other = (await sessionsIn(there)).find(({ isPresent }) => isPresent);
    for (const message of ["Logged out of Firefox on Windows", "Logged out"])
      expect((await here.sends("DELETE", api.session(other?.id ?? ""))).message).toBe(message);
    expect((await there.gets(api.user)).status).toBe(401);
    expect((await elsewhere.gets(api.user)).status).toBe(200);
    expect((await here.sends("DELETE", api.sessions)).message).toBe("Logged out everywhere else");
    expect((await elsewhere.gets(api.user)).status).toBe(401);
    expect((await sessionsIn(here)).map(({ isPresent }) => isPresent)).toEqual([true]);
  });

  test("ends only the member's own", async () => {
    const { ada: member, joins } = await testSite();
    const bea = await joins("Bea");
    const [session] = (await member.sees("settingsAccount", paths.settingsAccount)).sessions;
    await bea.sends("DELETE", api.session(session?.id ?? ""));
    expect((await member.gets(api.user)).status).toBe(200);
  });
});
