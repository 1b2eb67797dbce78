import { describe, expect, test } from "vitest";
import { api } from "../../../shared/paths.ts";
import { Browser } from "../../testing/browser.ts";
import { password, testSite } from "../../testing/test-site.ts";

const ada = { email: "ada@hemline.example", password };
const change = { current_password: password, new_password: "three old coats" };

async function adaInTwoBrowsers() {
  const site = await testSite();
  const [desktop, phone] = [new Browser(site.reach), new Browser(site.reach)];
  for (const browser of [desktop, phone]) await browser.sends("POST", api.login, ada);
  return { ...site, desktop, phone };
}

describe("changing a password", () => {
  test("asks for the current one", async () => {
    const { desktop } = await adaInTwoBrowsers();
    const { status, data } = await desktop.sends("PUT", api.password, { ...change, current_password: "not this one" });
    expect([status, data]).toEqual([
      422,
      { current_password: ["That isn’t your current password. Check it and try again."] },
    ]);
    expect((await desktop.sends("POST", api.login, ada)).status).toBe(200);
  });

  test("accepts the new password only, and ends every other session", async () => {
    const { desktop, phone, visitor } = await adaInTwoBrowsers();
    expect((await desktop.sends("PUT", api.password, change)).message).toBe("Password changed");
    expect((await desktop.gets(api.user)).status).toBe(200);
    expect((await phone.gets(api.user)).status).toBe(401);
    expect((await visitor.sends("POST", api.login, ada)).status).toBe(422);
    expect((await visitor.sends("POST", api.login, { ...ada, password: "three old coats" })).status).toBe(200);
  });

  test("is reported to the owner by email", async () => {
    const { desktop, emails, drain } = await adaInTwoBrowsers();
    await desktop.sends("PUT", api.password, change);
    await drain();
    expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
      ["ada@hemline.example", "Your Hemline password was changed"],
    ]);
  });

  test("refuses a common one, and one made of the member's own name", async () => {
    const { desktop } = await adaInTwoBrowsers();
    for (const new_password of ["password123", "AdaMarsh2026", "short"]) {
      const { status, data } = await desktop.sends<object>("PUT", api.password, { ...change, new_password });
      expect([status, Object.keys(data)], new_password).toEqual([422, ["new_password"]]);
    }
  });

  test("limits guesses of the current password in an open session", async () => {
    const { desktop } = await adaInTwoBrowsers();
    const guess = () => desktop.sends("PUT", api.password, { ...change, current_password: "is it this one?" });
    for (let time = 1; time <= 5; time++) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
    expect((await desktop.sends("PUT", api.password, change)).status).toBe(429);
  });

  test("sent twice at once changes it once", async () => {
    const { desktop, phone } = await adaInTwoBrowsers();
    const [one, two] = await Promise.all([
      desktop.sends("PUT", api.password, change),
      phone.sends("PUT", api.password, { ...change, new_password: "four new coats" }),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, expect.toBeOneOf([401, 422])]);
  });
});
