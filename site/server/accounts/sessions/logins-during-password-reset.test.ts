import { describe, expect, test } from "vitest";
import { api } from "../../../shared/paths.ts";
import { overlappingCalls, rowOfAda } from "../../testing/overlapping-calls.ts";
import { password, type TestSite, testSite } from "../../testing/test-site.ts";
import { sessions, trustedDevices } from "../tables.ts";

const ada = { email: "ada@hemline.example", password };
const refusal = { password: ["That email address and password don’t match. Check both and try again."] };

const logIn = ({ visitor }: TestSite) => visitor.sends("POST", api.login, ada);

/** Ada’s password is hashed at the site’s cost, so that a login writes nothing to her row. */
async function siteWithRehashedPassword() {
  const site = await testSite();
  expect((await logIn(site)).status).toBe(200);
  return site;
}

describe("a login that has proved the password", () => {
  test("opens no session and trusts no browser once the password was reset", async () => {
    const site = await siteWithRehashedPassword();
    await site.visitor.sends("POST", api.passwordReset, { email: ada.email });
    await site.drain();
    const token = /token=([\w-]{43})/.exec(site.emails.at(-1)?.text ?? "")?.[1] ?? "";
    const reset = () => site.visitor.sends("POST", api.newPassword(token), { new_password: "three old coats" });
    const [owner, late] = await overlappingCalls(site, rowOfAda, reset, () => logIn(site));
    expect(owner.status).toBe(200);
    expect([late.status, late.data, late.headers.get("set-cookie")]).toEqual([422, refusal, null]);
    // Those of the reset.
    expect(await site.db.select().from(sessions)).toHaveLength(1);
    expect(await site.db.select().from(trustedDevices)).toHaveLength(1);
  });

  test("opens no session and trusts no browser once the password was changed", async () => {
    const site = await siteWithRehashedPassword();
    const change = { current_password: password, new_password: "three old coats" };
    const [owner, late] = await overlappingCalls(
      site,
      rowOfAda,
      () => site.ada.sends("PUT", api.password, change),
      () => logIn(site),
    );
    expect(owner.status).toBe(200);
    expect([late.status, late.data, late.headers.get("set-cookie")]).toEqual([422, refusal, null]);
    expect((await site.ada.gets(api.user)).status).toBe(200);
    // Those of the member who changed it.
    expect(await site.db.select().from(sessions)).toHaveLength(1);
    expect(await site.db.select().from(trustedDevices)).toHaveLength(1);
  });

  test("opens a session also where another login has hashed the same password anew", async () => {
    const site = await testSite();
    const both = await overlappingCalls(
      site,
      rowOfAda,
      () => logIn(site),
      () => logIn(site),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await site.db.select().from(trustedDevices)).toHaveLength(2);
  });
});
