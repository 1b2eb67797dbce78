import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { eraseMember } from "../leaving/erase-member.ts";
import { leavings } from "../leaving/tables.ts";
import { setStanding } from "../members/set-standing.ts";
import { testSite } from "../testing/test-site.ts";

test("nobody, admins included, reports an erased member or changes their role", async () => {
  const site = await testSite();
  const { ada, db, joins } = site;
  const root = await joins("Root", undefined, { role: "admin" });
  const bea = await joins("Bea");
  await ada.posts("Coat");
  await bea.comments("coat", "Warm?");
  const [row] = await db.select({ id: members.id }).from(members).where(eq(members.slug, "bea"));
  const memberId = row?.id ?? "";
  const now = site.context.clock();
  await db.transaction(async (tx) => {
    await setStanding(tx, memberId, "leaving");
    await tx.insert(leavings).values({ memberId, standing: "active", choice: "anonymise", askedAt: now, dueAt: now });
    await eraseMember(tx, memberId, now);
  });
  expect((await root.sees("look", paths.look("coat"))).comments.threads.items).toHaveLength(1);
  for (const slug of ["bea", `former-${memberId}`]) {
    const report = { kind: "member", slug, reason: "spam" };
    expect((await root.sends("POST", api.reports, report)).status, slug).toBe(404);
    for (const role of ["member", "admin"]) {
      const draft = { role, why: "Only to ask" };
      expect((await root.sends("PUT", api.memberRole(slug), draft)).status, `${role} ${slug}`).toBe(404);
    }
  }
});
