import { describe, expect, test } from "vitest";
import { api } from "../../shared/paths.ts";
import { members, sessions } from "../accounts/tables.ts";
import { overlappingCalls, rowOfAda } from "../testing/overlapping-calls.ts";
import { leavings } from "./tables.ts";
import { leavingSite } from "./testing/leaving-site.ts";

/** Ada’s password is hashed at the site’s cost, and she has asked for a new one. */
async function siteOfReset() {
  const site = await leavingSite();
  expect((await site.logsIn("ada")).status).toBe(200);
  const resets = async () => {
    await site.drain();
    await site.visitor.sends("POST", api.passwordReset, { email: "ada@hemline.example" });
    const token = await site.mailedToken();
    return () => site.visitor.sends("POST", api.newPassword(token), { new_password: "three old coats" });
  };
  return { ...site, resets };
}

describe("a password that the owner replaces while it is being checked", () => {
  test("deletes no account", async () => {
    const { ada, leaves, resets, ...site } = await siteOfReset();
    const [owner, late] = await overlappingCalls(site, rowOfAda, await resets(), () => leaves(ada));
    expect(owner.status).toBe(200);
    expect([late.status, late.data]).toEqual([
      422,
      { current_password: ["Your password was changed a moment ago. Enter the new one."] },
    ]);
    expect(await site.db.select().from(leavings)).toEqual([]);
    expect(await site.db.select({ standing: members.standing }).from(members)).toEqual([{ standing: "active" }]);
  });

  test("keeps no account that its owner wants to be deleted", async () => {
    const { ada, leaves, logsIn, resets, ...site } = await siteOfReset();
    expect((await leaves(ada)).status).toBe(200);
    const [owner, late] = await overlappingCalls(site, rowOfAda, await resets(), () =>
      logsIn("ada", { come_back: "yes" }),
    );
    expect(owner.data).toEqual({ is_leaving: true });
    expect([late.status, late.headers.get("set-cookie")]).toEqual([422, null]);
    expect(await site.db.select().from(leavings)).toHaveLength(1);
    expect(await site.db.select().from(sessions)).toEqual([]);
    expect(await site.db.select({ standing: members.standing }).from(members)).toEqual([{ standing: "leaving" }]);
  });
});
