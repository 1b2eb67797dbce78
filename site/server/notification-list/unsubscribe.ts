import { createHmac, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { isUuid } from "../../shared/uuid.ts";
import { members } from "../accounts/tables.ts";
import { invalidUnsubscribeLink } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { changeNotificationLevels } from "./notification-settings.ts";

interface Sealed {
  id: string;
  /** The secret of the seal: random, and known to nobody outside of our services. */
  billingId: string;
}

const sealOf = ({ id, billingId }: Sealed) =>
  createHmac("sha256", billingId).update(`unsubscribe ${id}`).digest("base64url");

/** The token in a digest's link ends the member's digests and grants nothing else. It never expires, because people keep emails. */
export const unsubscribeToken = (member: Sealed): string => `${member.id}.${sealOf(member)}`;

/** Null for a token that `unsubscribeToken` did not make, and for a member who is gone. */
export async function memberOfUnsubscribeToken(
  { db }: Pick<SiteContext, "db">,
  token: string,
): Promise<{ id: string } | null> {
  const [id = "", seal = ""] = token.split(".");
  if (!isUuid(id)) return null;
  const [member] = await db
    .select({ id: members.id, billingId: members.billingId })
    .from(members)
    .where(eq(members.id, id));
  if (!member) return null;
  const [given, expected] = [Buffer.from(seal), Buffer.from(sealOf(member))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? { id: member.id } : null;
}

/** Ends a member's digests; idempotent. @throws 404 */
export async function unsubscribe(site: SiteContext, token: string): Promise<void> {
  const member = await memberOfUnsubscribeToken(site, token);
  if (!member) throw invalidUnsubscribeLink();
  await changeNotificationLevels(site, member.id, { digest: "never" });
}
