import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { isReserved, isSlug, slugOf } from "../../shared/slug.ts";
import type { LoginDraft, RegisterDraft, Role } from "../../shared/user.ts";
import { newId } from "../db/ids.ts";
import type { Member } from "../http/env.ts";
import type { SiteContext } from "../parts.ts";
import { invalid } from "../problems.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { withoutHiddenMarks } from "./names.ts";
import { hashPassword, isPassword } from "./password.ts";
import { memberSlugs, members } from "./tables.ts";

const unusable = {
  email: "An account with this email address exists already. Log in instead.",
  slug: "This address is taken. Choose another.",
  slugShape: "Use lower-case letters, digits and hyphens, without a hyphen at either end.",
  slugReserved: "This address is kept for Hemline itself. Choose another.",
  password: "This password stands on every list of guessed ones. Choose another.",
  login: "The email address and the password do not belong together.",
};

/**
 * Makes an account.
 * @throws 422 at `email`, `slug` or `password` when one of them cannot be taken.
 */
export async function register(site: SiteContext, draft: RegisterDraft, role: Role = "member"): Promise<Member> {
  if (draft.slug && !isSlug(draft.slug)) throw invalid({ slug: [unusable.slugShape] });
  if (draft.slug && isReserved(draft.slug)) throw invalid({ slug: [unusable.slugReserved] });
  if (isCommonPassword(draft.password)) throw invalid({ password: [unusable.password] });
  const email = draft.email.toLowerCase();
  await refuseTakenEmail(site, email);

  const firstName = withoutHiddenMarks(draft.first_name);
  const lastName = draft.last_name ? withoutHiddenMarks(draft.last_name) : null;
  const passwordHash = await hashPassword(draft.password);
  const wish = draft.slug ?? slugOf([firstName, lastName].filter(Boolean).join(" "), "member");
  for (let attempt = 0; ; attempt++) {
    const slug = attempt === 0 && !isReserved(wish) ? wish : `${wish}-${randomBytes(3).toString("hex")}`;
    const member = {
      id: newId(site.clock),
      billingId: randomBytes(16).toString("hex"),
      email,
      firstName,
      lastName,
      username: null,
      slug,
      role,
      avatarId: null,
    };
    const isMade = await site.db
      .transaction(async (tx) => {
        const [slugRow] = await tx
          .insert(memberSlugs)
          .values({ slug, memberId: member.id, createdAt: site.clock() })
          .onConflictDoNothing()
          .returning();
        if (!slugRow) return false;
        const [row] = await tx
          .insert(members)
          .values({ ...member, passwordHash, createdAt: site.clock() })
          .onConflictDoNothing()
          .returning({ id: members.id });
        // Somebody registered the same address in the meantime: the unique index is the judge.
        if (!row) tx.rollback();
        return true;
      })
      .catch(async (error) => {
        await refuseTakenEmail(site, email);
        throw error;
      });
    if (isMade) return member;
    if (draft.slug) throw invalid({ slug: [unusable.slug] });
  }
}

async function refuseTakenEmail({ db }: SiteContext, email: string): Promise<void> {
  const [taken] = await db.select({ id: members.id }).from(members).where(eq(members.email, email));
  if (taken) throw invalid({ email: [unusable.email] });
}

/**
 * The member behind an address and a password. An unknown address takes as long as a wrong password.
 * @throws 422 at `password`.
 */
export async function logIn({ db }: SiteContext, draft: LoginDraft): Promise<Member> {
  const [found] = await db.select().from(members).where(eq(members.email, draft.email.toLowerCase()));
  const isRight = await isPassword(draft.password, found?.passwordHash ?? null);
  if (!found || !isRight) throw invalid({ password: [unusable.login] });
  const { passwordHash: _, city: _city, bio: _bio, createdAt: _at, ...member } = found;
  return member;
}
