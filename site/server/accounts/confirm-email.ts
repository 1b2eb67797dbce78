import { linkExpired } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { changeEmail } from "./change-email.ts";
import { openLink } from "./mail-links.ts";
import { verifyEmail } from "./verify-email.ts";

/** A link that confirms an address. `isNew`: its member then logs in with it. */
export interface EmailLink {
  email: string;
  isNew: boolean;
}

/** Null for unknown, used and expired links. */
export async function emailLink(site: SiteContext, token: string): Promise<EmailLink | null> {
  const change = await openLink(site, token, "change-email");
  if (change) return { email: change.email, isNew: true };
  const verify = await openLink(site, token, "verify");
  return verify && { email: verify.email, isNew: false };
}

/** @throws 410 for a link that is not valid, 422 when another account took the new address meanwhile */
export async function confirmEmail(site: SiteContext, token: string): Promise<EmailLink> {
  const link = await emailLink(site, token);
  if (!link) throw linkExpired();
  await (link.isNew ? changeEmail(site, token) : verifyEmail(site, token));
  return link;
}
