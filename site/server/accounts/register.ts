import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { isReserved, isSlug, slugOf } from "../../shared/slug.ts";
import type { RegisterDraft, Role } from "../../shared/user.ts";
import { newId } from "../db/ids.ts";
import type { Member } from "../http/env.ts";
import type { SiteContext } from "../parts.ts";
import { invalid } from "../problems.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { fullNameOf, spoken } from "./names.ts";
import { hashPassword } from "./password.ts";
import { memberSlugs, members } from "./tables.ts";

const unusable = {
  firstName: "Enter your first name.",
  email: "An account with this email address exists already. Log in instead.",
  password: "This password is too easy to guess. Choose another one.",
  slug: "This address is taken. Choose another.",
  slugShape: "Use lower-case letters, digits and hyphens, without a hyphen at either end.",
  slugReserved: "This address is kept for Hemline itself. Choose another.",
};

/**
 * Makes an account.
 * @throws 422 at `first_name`, `email`, `slug` or `password` when one of them cannot be taken.
 */
export async function register(site: SiteContext, draft: RegisterDraft, role: Role = "member"): Promise<Member> {
  const firstName = spoken(draft.first_name) ?? "";
  const lastName = spoken(draft.last_name);
  const email = draft.email.toLowerCase();
  await requireUsable(draft, [firstName, lastName ?? "", email]);
  await refuseTakenEmail(site, email);

  const passwordHash = await hashPassword(draft.password);
  const newcomer = {
    id: newId(site.clock),
    billingId: randomBytes(16).toString("hex"),
    email,
    firstName,
    lastName,
    username: null,
    role,
    avatarId: null,
    lookCount: 0,
    isSubscriber: null,
  };
  const wish = draft.slug ?? slugOf(fullNameOf(newcomer), "member");
  for (let slug = isReserved(wish) ? suffixed(wish) : wish; ; slug = suffixed(wish)) {
    const member = { ...newcomer, slug };
    if (await isEntered(site, member, passwordHash)) return member;
    // Sent twice at once: the address was taken by the first of the two, and so was the email address.
    await refuseTakenEmail(site, email);
    if (draft.slug) throw invalid({ slug: [unusable.slug] });
  }
}

async function requireUsable({ first_name, password, slug }: RegisterDraft, ownWords: string[]): Promise<void> {
  const faults: Record<string, string[]> = {};
  if (spoken(first_name) === null) faults.first_name = [unusable.firstName];
  if (await isCommonPassword(password, ownWords)) faults.password = [unusable.password];
  if (slug && !isSlug(slug)) faults.slug = [unusable.slugShape];
  if (slug && isReserved(slug)) faults.slug = [unusable.slugReserved];
  if (Object.keys(faults).length) throw invalid(faults);
}

async function refuseTakenEmail({ db }: SiteContext, email: string): Promise<void> {
  const [taken] = await db.select({ id: members.id }).from(members).where(eq(members.email, email));
  if (taken) throw invalid({ email: [unusable.email] });
}

/** False when somebody has or had the slug. @throws 422 when somebody else took the email address in the meantime. */
const isEntered = ({ db, clock }: SiteContext, member: Member, passwordHash: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const slugs = await tx
      .insert(memberSlugs)
      .values({ slug: member.slug, memberId: member.id, createdAt: clock() })
      .onConflictDoNothing()
      .returning({ slug: memberSlugs.slug });
    if (slugs.length === 0) return false;
    const entered = await tx
      .insert(members)
      .values({ ...member, passwordHash, createdAt: clock() })
      .onConflictDoNothing({ target: members.email })
      .returning({ id: members.id });
    if (entered.length === 0) throw invalid({ email: [unusable.email] });
    return true;
  });

const suffixed = (wish: string) => `${wish}-${randomBytes(3).toString("hex")}`;
