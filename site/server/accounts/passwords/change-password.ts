import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import type { PasswordDraft } from "../../../shared/accounts/user.ts";
import { invalid, passwordJustChanged, passwordTooEasy } from "../../problems.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { fullNameOf } from "../person-names.ts";
import { revokeAccess } from "../sessions/revoke-access.ts";
import { trustDevice } from "../sessions/trusted-devices.ts";
import { members } from "../tables.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { hashPassword } from "./password.ts";
import { enqueuePasswordChangedEmail } from "./password-changed-email.ts";
import { requirePassword } from "./require-password.ts";

/**
 * Ends all other sessions and distrusts all other devices.
 * @param kept the tokens of the session and of the `device` cookie that the request came with
 * @returns the token for the `device` cookie
 * @throws 422 at `current_password` or `new_password`; 429 after five wrong current passwords
 */
export async function changePassword(
  site: SiteContext,
  member: Member,
  draft: PasswordDraft,
  kept: { token: string; device: string | null },
): Promise<string> {
  const passwordBefore = await requirePassword(site, member, draft.current_password);
  if (await isCommonPassword(draft.new_password, [fullNameOf(member), member.username ?? "", member.email]))
    throw invalid({ new_password: [passwordTooEasy] });

  const passwordHash = await hashPassword(draft.new_password, site.passwordCost);
  return site.db.transaction(async (tx) => {
    await replaceHash(tx, member.id, { from: passwordBefore, to: passwordHash });
    await revokeAccess(tx, member.id, kept.token);
    await enqueuePasswordChangedEmail(site, tx, member);
    return trustDevice(tx, member.id, kept.device, site.clock());
  });
}

/** @throws 422 for the second of two simultaneous changes: its current password is outdated */
async function replaceHash(tx: Transaction, id: string, { from, to }: { from: string; to: string }): Promise<void> {
  const changed = await tx
    .update(members)
    .set({ passwordHash: to })
    .where(and(eq(members.id, id), eq(members.passwordHash, from)))
    .returning({ id: members.id });
  if (changed.length === 0) throw passwordJustChanged();
}
