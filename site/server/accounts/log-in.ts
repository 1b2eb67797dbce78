import type { LoginDraft } from "../../shared/accounts/user.ts";
import { clientKey } from "../http/client-key.ts";
import type { RateLimit } from "../http/rate-limiter.ts";
import { attemptLimits } from "../http/rate-limits.ts";
import { SiteProblem } from "../problems.ts";
import type { SiteContext } from "../site-context.ts";
import { type Account, accountOf, checkPassword } from "./check-credentials.ts";
import { recordLogin } from "./login-log.ts";
import { enqueueLoginWarning } from "./login-warning-email.ts";
import { type LoginCaller, trustKeyOf } from "./sessions/trusted-devices.ts";

interface Bucket {
  name: string;
  key: string;
  limit: RateLimit;
}

/** The caller's own comes first: a caller who is refused there makes no buckets for the accounts that they name. */
const untrustedBuckets = (address: string, email: string): Bucket[] => [
  { name: "wrong-guesses-by-address", key: clientKey(address), limit: attemptLimits.wrongPasswordsByCaller },
  { name: "wrong-guesses", key: `${clientKey(address)} ${email}`, limit: attemptLimits.wrongPasswords },
  { name: "wrong-guesses-at-account", key: email, limit: attemptLimits.wrongPasswordsAtAccount },
];

/**
 * Logs a caller in and counts wrong passwords by caller, by account and by both. Trusted callers (a browser that has
 * logged in to the account before, or the link in our warning email) have tries of their own, which others cannot
 * use up: nobody can be locked out. When an untrusted caller is refused, the owner gets that email.
 * @returns the account with the hash of the password, for `createSession`
 * @throws 422 at `password`; 429
 */
export async function logIn(site: SiteContext, draft: LoginDraft, caller: LoginCaller): Promise<Account> {
  const email = draft.email.toLowerCase();
  const account = await accountOf(site, email);
  const trust = account && (await trustKeyOf(site, account.member.id, caller));
  const buckets = trust
    ? [{ name: "wrong-guesses", key: trust, limit: attemptLimits.wrongPasswords }]
    : untrustedBuckets(caller.address, email);
  try {
    takeAll(site, buckets);
  } catch (error) {
    await recordRefusal(site, account, caller, trust !== null);
    throw error;
  }
  return tryPassword(site, { account, draft, caller, buckets });
}

/** Takes a token from every bucket or from none, before the password is checked: simultaneous guesses count too. */
function takeAll({ limits }: SiteContext, buckets: readonly Bucket[]): void {
  const taken: Bucket[] = [];
  try {
    for (const bucket of buckets) {
      limits.take(bucket.name, bucket.key, bucket.limit);
      taken.push(bucket);
    }
  } catch (error) {
    for (const { name, key, limit } of taken) limits.giveBack(name, key, limit);
    throw error;
  }
}

async function tryPassword(
  site: SiteContext,
  o: { account: Account | null; draft: LoginDraft; caller: LoginCaller; buckets: readonly Bucket[] },
): Promise<Account> {
  let isWrong = false;
  try {
    const account = await checkPassword(site, o.account, o.draft.password);
    await recordLogin(site, account.member.id, "succeeded", o.caller);
    return account;
  } catch (error) {
    isWrong = error instanceof SiteProblem && error.status === 422;
    if (isWrong && o.account) await recordLogin(site, o.account.member.id, "wrong password", o.caller);
    throw error;
  } finally {
    if (!isWrong) for (const { name, key, limit } of o.buckets) site.limits.giveBack(name, key, limit);
  }
}

async function recordRefusal(site: SiteContext, account: Account | null, caller: LoginCaller, isTrusted: boolean) {
  site.log.info({ memberId: account?.member.id, from: clientKey(caller.address) }, "a login was refused unread");
  if (!account) return;
  const { id } = account.member;
  if (site.limits.tryTake("refusals-in-log", id, attemptLimits.refusalsInLog))
    await recordLogin(site, id, "refused", caller);
  if (!isTrusted) await enqueueLoginWarning(site, account.member);
}
