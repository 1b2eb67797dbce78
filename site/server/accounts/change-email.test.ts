import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { overlappingCalls } from "../testing/overlapping-calls.ts";
import { password, testSite } from "../testing/test-site.ts";

const next = "augusta@hemline.example";

const tokenIn = (text = "") => /token=([\w-]{43})/.exec(text)?.[1] ?? "";

async function siteWithLink() {
  const site = await testSite();
  const ask = (email = next, secret = password) =>
    site.ada.sends("PUT", api.email, { email, current_password: secret });
  /** The token in the newest email. */
  const newestToken = async () => {
    await site.drain();
    return tokenIn(site.emails.at(-1)?.text);
  };
  const confirm = (token: string) => site.visitor.sends("POST", api.confirmEmail(token));
  const logIn = (email: string) => site.visitor.sends("POST", api.login, { email, password });
  return { ...site, ask, newestToken, confirm, logIn };
}

describe("an email address", () => {
  test("changes when the link at the new one is confirmed, once, and the old one is told", async () => {
    const { ada, ask, newestToken, confirm, logIn, emails, visitor, drain } = await siteWithLink();
    expect((await ask(" Augusta@Hemline.example ")).message).toBe("Check your new email address for a link");
    const token = await newestToken();
    expect(emails.at(-1)).toMatchObject({ to: next, subject: "Confirm your new email address" });
    const page = `${paths.verifyEmail}?token=${token}`;
    expect(await visitor.sees("verifyEmail", page)).toEqual({
      ...{ step: "confirm", email: next, isNew: true, form: null },
    });
    expect((await visitor.gets(page)).headers.get("cache-control")).toBe("private, no-store");
    expect((await ada.user()).email).toBe("ada@hemline.example");
    expect((await confirm(token)).message).toBe("Email address changed");
    expect((await ada.user()).email).toBe(next);
    expect([(await logIn("ada@hemline.example")).status, (await logIn(next)).status]).toEqual([422, 200]);
    expect((await confirm(token)).status).toBe(410);
    expect(await visitor.sees("verifyEmail", page)).toEqual({ step: "expired" });
    await drain();
    expect(emails.at(-1)).toMatchObject({
      to: "ada@hemline.example",
      subject: "Your Hemline email address was changed",
    });
  });

  test("changes to the one that was asked for last: links to mistyped ones end", async () => {
    const { ada, ask, newestToken, confirm } = await siteWithLink();
    await ask("augsta@hemline.example");
    const mistyped = await newestToken();
    await ask(next);
    const right = await newestToken();
    expect((await confirm(mistyped)).status).toBe(410);
    expect((await confirm(right)).status).toBe(200);
    expect((await ada.user()).email).toBe(next);
  });

  test("changes to the last one also where both links are made at the same moment", async () => {
    const site = await siteWithLink();
    const { ada, ask, confirm, emails, drain } = site;
    await ask("augsta@hemline.example");
    const heldLinks = sql`lock table site.mail_links in share mode`;
    await overlappingCalls(site, heldLinks, drain, async () => {
      await ask(next);
      await drain();
    });
    const tokenTo = (address: string) => tokenIn(emails.find(({ to }) => to === address)?.text);
    expect((await confirm(tokenTo("augsta@hemline.example"))).status).toBe(410);
    expect((await confirm(tokenTo(next))).status).toBe(200);
    expect((await ada.user()).email).toBe(next);
  });

  test("is refused with a wrong password, when it is the same, and when another account has it", async () => {
    const { ask, joins } = await siteWithLink();
    await joins("Bea");
    expect((await ask(next, "not my password")).data).toEqual({
      current_password: ["That isn’t your current password. Check it and try again."],
    });
    expect((await ask("ada@hemline.example")).data).toEqual({ email: ["This is your email address already."] });
    expect((await ask("bea@hemline.example")).data).toEqual({
      email: ["There’s already an account with this email address."],
    });
    expect((await ask("no address")).status).toBe(422);
  });

  test("isn’t offered a link once the password that asked for it was replaced", async () => {
    const { ada, ask, emails, drain } = await siteWithLink();
    await ask();
    const change = { current_password: password, new_password: "three old coats" };
    expect((await ada.sends("PUT", api.password, change)).status).toBe(200);
    await drain();
    expect(emails.map(({ to }) => to)).not.toContain(next);
    expect((await ask(next, change.new_password)).status).toBe(200);
    await drain();
    expect(emails.at(-1)?.to).toBe(next);
  });

  test("that another account took meanwhile stays theirs", async () => {
    const { ask, newestToken, confirm, joins, ada } = await siteWithLink();
    await ask();
    const token = await newestToken();
    await joins("Augusta");
    expect((await confirm(token)).status).toBe(422);
    expect((await ada.user()).email).toBe("ada@hemline.example");
  });

  test("once changed, links to the old one no longer work", async () => {
    const { ask, newestToken, confirm, visitor, emails, drain } = await siteWithLink();
    await visitor.sends("POST", api.passwordReset, { email: "ada@hemline.example" });
    const reset = await newestToken();
    await ask();
    await confirm(await newestToken());
    expect((await visitor.sends("POST", api.newPassword(reset), { new_password: "a quieter sentence" })).status).toBe(
      410,
    );
    await drain();
    expect(emails.length).toBe(3);
  });
});
