import { describe, expect, test } from "vitest";
import { api, paths } from "../../../shared/paths.ts";
import { Browser } from "../../testing/browser.ts";
import { password, testSite } from "../../testing/test-site.ts";

const email = "ada@hemline.example";
const next = { new_password: "a quieter rainy sentence" };

async function siteWithLink() {
  const site = await testSite();
  const ask = (address = email) => site.visitor.sends("POST", api.passwordReset, { email: address });
  /** The token in the newest email. */
  const newestToken = async () => {
    await site.drain();
    return /token=([\w-]{43})/.exec(site.emails.at(-1)?.text ?? "")?.[1] ?? "";
  };
  const choose = (token: string, draft: object = next) => site.visitor.sends("POST", api.newPassword(token), draft);
  const logIn = (secret: string) => site.visitor.sends("POST", api.login, { email, password: secret });
  return { ...site, ask, newestToken, choose, logIn };
}

describe("a forgotten password", () => {
  test("is replaced by the mailed link, which works once", async () => {
    const { ada, ask, newestToken, choose, logIn, emails, visitor, drain } = await siteWithLink();
    expect((await ask("Ada@Hemline.example")).status).toBe(200);
    const token = await newestToken();
    expect(emails.at(-1)).toMatchObject({ to: email, subject: "Reset your Hemline password" });
    const page = `${paths.resetPassword}?token=${token}`;
    expect(await visitor.sees("resetPassword", page)).toEqual({ step: "choose", form: null });
    expect(await visitor.sees("resetPassword", page)).toEqual({ step: "choose", form: null });
    expect((await visitor.gets(page)).headers.get("cache-control")).toBe("private, no-store");

    const answer = await choose(token);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().map((cookie) => cookie.split("=")[0])).toEqual(["token", "device"]);
    expect((await ada.gets(api.user)).status).toBe(401);
    expect((await logIn(password)).status).toBe(422);
    expect((await logIn(next.new_password)).status).toBe(200);
    expect(await choose(token)).toMatchObject({
      status: 410,
      message: "This link has expired or was already used. Ask for a new one.",
    });
    expect(await visitor.sees("resetPassword", page)).toEqual({ step: "expired" });
    await drain();
    expect(emails.at(-1)?.subject).toBe("Your Hemline password was changed");
  });

  test("answers the same for unknown addresses, and sends nothing", async () => {
    const { ask, emails, drain } = await siteWithLink();
    const [known, unknown] = [await ask(), await ask("nobody@hemline.example")];
    expect([unknown.status, unknown.data]).toEqual([known.status, known.data]);
    await drain();
    expect(emails.map(({ to }) => to)).toEqual([email]);
  });

  test("gives links for an hour, to the present address", async () => {
    let now = Date.now();
    const site = await testSite({ clock: () => new Date(now) });
    await site.visitor.sends("POST", api.passwordReset, { email });
    await site.drain();
    const token = /token=([\w-]{43})/.exec(site.emails.at(-1)?.text ?? "")?.[1] ?? "";
    now += 60 * 60_000 + 1;
    expect((await site.visitor.sends("POST", api.newPassword(token), next)).status).toBe(410);
  });

  test("of two uses at the same moment one succeeds", async () => {
    const { ask, newestToken, choose } = await siteWithLink();
    await ask();
    const token = await newestToken();
    const statuses = (await Promise.all([choose(token), choose(token)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 410]);
  });

  test("needs a password that is not easy to guess, and keeps the link for another try", async () => {
    const { ask, newestToken, choose } = await siteWithLink();
    await ask();
    const token = await newestToken();
    expect(await choose(token, { new_password: "adamarshadamarsh" })).toMatchObject({
      status: 422,
      data: { new_password: ["This password is too easy to guess. Choose another one."] },
    });
    expect((await choose(token, { new_password: "short" })).status).toBe(422);
    expect((await choose(token)).status).toBe(200);
  });

  test("is limited to three emails an hour for an address", async () => {
    const { ask } = await siteWithLink();
    for (let time = 1; time <= 3; time++) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    expect((await ask("nobody@hemline.example")).status).toBe(200);
  });

  test.each(["x", "%ff", "..%2f", "a".repeat(43), "a".repeat(5000)])(
    "is safe from the made-up link %s",
    async (token) => {
      const { choose, visitor, logLines } = await siteWithLink();
      expect([404, 410]).toContain((await choose(token)).status);
      expect(await visitor.sees("resetPassword", `${paths.resetPassword}?token=${token}`)).toEqual({ step: "expired" });
      expect(logLines).toEqual([]);
    },
  );

  test("works without script", async () => {
    const { reach, newestToken } = await siteWithLink();
    const browser = new Browser(reach);
    const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: "http://site.example" };
    const post = (path: string, body: string) => reach(path, { method: "POST", body, headers });
    const asked = await post(paths.resetPassword, `email=${encodeURIComponent(email)}`);
    expect([asked.status, asked.headers.get("location")]).toEqual([303, `${paths.resetPassword}?sent=1`]);
    expect(await browser.opens(`${paths.resetPassword}?sent=1`)).toMatchObject({ page: { data: { step: "sent" } } });
    const token = await newestToken();
    const refused = await post(`${paths.resetPassword}?token=${token}`, "new_password=short");
    const html = await refused.text();
    expect([refused.status, html.includes('"new_password":["Use at least')]).toEqual([422, true]);
    expect(html).not.toContain('"short"');
    const chosen = await post(`${paths.resetPassword}?token=${token}`, "new_password=a+quieter+rainy+sentence");
    expect([chosen.status, chosen.headers.get("location")]).toEqual([303, "/"]);
    expect(chosen.headers.getSetCookie()[0]).toMatch(/^token=/);
  });
});
