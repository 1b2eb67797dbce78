import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { RegisterDraft, Role } from "../../shared/accounts/user.ts";
import { slugOf } from "../../shared/slug.ts";
import { newUuid } from "../../shared/uuid.ts";
import { withFreeSlug } from "../db/free-slug.ts";
import { clientKey } from "../http/client-key.ts";
import { attemptLimits } from "../http/rate-limits.ts";
import { firstNameMissing, invalid, passwordTooEasy } from "../problems.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import type { Account } from "./check-credentials.ts";
import { addSlug, slugFault, slugTaken } from "./member-slugs.ts";
import { isCommonPassword } from "./passwords/common-passwords.ts";
import { hashPassword } from "./passwords/password.ts";
import { fullNameOf, searchTextOf, singleLine } from "./person-names.ts";
import { members } from "./tables.ts";
import { requestVerification } from "./verify-email.ts";

const emailTaken = "There’s already an account with this email address. Log in instead.";

interface NewAccount {
  role?: Role;
  /** Whether the address needs no link. */
  isVerified?: boolean;
}

/**
 * Creates an account and sends a link to verify its address.
 * @throws 422 at `first_name`, `email`, `slug` or `password`
 */
export async function register(
  site: SiteContext,
  draft: RegisterDraft,
  { role = "member", isVerified = false }: NewAccount = {},
): Promise<Account> {
  const firstName = singleLine(draft.first_name) ?? "";
  const lastName = singleLine(draft.last_name);
  const email = draft.email.toLowerCase();
  await requireUsable(draft, [firstName, lastName ?? "", email]);
  await refuseTakenEmail(site, email);

  const passwordHash = await hashPassword(draft.password, site.passwordCost);
  const account = {
    id: newUuid(site.clock),
    billingId: randomBytes(16).toString("hex"),
    email,
    firstName,
    lastName,
    username: null,
    role,
    standing: "active" as const,
    suspendedUntil: null,
    postingPausedUntil: null,
    avatarId: null,
    lookCount: 0,
    followingCount: 0,
    isPrivate: false,
    subscribedUntil: null,
    emailVerifiedAt: isVerified ? site.clock() : null,
    createdAt: site.clock(),
  };
  const preferred = draft.slug ?? slugOf(fullNameOf(account), "member");
  return withFreeSlug(preferred, async (slug) => {
    const member = { ...account, slug };
    if (await insertMember(site, member, passwordHash)) {
      site.changed(["members"]);
      return { member, passwordHash };
    }
    // The same form sent twice: the first one took the slug, and the email address too.
    await refuseTakenEmail(site, email);
    if (draft.slug) throw slugTaken();
    return null;
  });
}

/** Refused forms do not count. @throws 429 */
export async function registerRateLimited(site: SiteContext, draft: RegisterDraft, address: string): Promise<Account> {
  const caller = clientKey(address);
  site.limits.take("new-accounts", caller, attemptLimits.newAccounts);
  return register(site, draft).catch((error) => {
    site.limits.giveBack("new-accounts", caller, attemptLimits.newAccounts);
    throw error;
  });
}

async function requireUsable({ first_name, password, slug }: RegisterDraft, ownWords: string[]): Promise<void> {
  const faults: Record<string, string[]> = {};
  if (singleLine(first_name) === null) faults.first_name = [firstNameMissing];
  if (await isCommonPassword(password, ownWords)) faults.password = [passwordTooEasy];
  const fault = slug ? slugFault(slug) : null;
  if (fault) faults.slug = [fault];
  if (Object.keys(faults).length) throw invalid(faults);
}

async function refuseTakenEmail({ db }: SiteContext, email: string): Promise<void> {
  const [taken] = await db.select({ id: members.id }).from(members).where(eq(members.email, email));
  if (taken) throw invalid({ email: [emailTaken] });
}

/** False when another member has or had the slug. @throws 422 when the email address was taken meanwhile */
const insertMember = (site: SiteContext, member: Member, passwordHash: string): Promise<boolean> =>
  site.db.transaction(async (tx) => {
    if (!(await addSlug(tx, member.id, member.slug, site.clock()))) return false;
    const inserted = await tx
      .insert(members)
      .values({ ...member, passwordHash, searchText: searchTextOf(member) })
      .onConflictDoNothing({ target: members.email })
      .returning({ id: members.id });
    if (inserted.length === 0) throw invalid({ email: [emailTaken] });
    if (!member.emailVerifiedAt) await requestVerification(site, member, tx);
    return true;
  });
