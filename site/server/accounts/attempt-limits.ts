import type { LoginDraft, RegisterDraft } from "../../shared/user.ts";
import type { Member } from "../http/env.ts";
import { callerOf } from "../http/rate-limit.ts";
import type { RateLimit } from "../http/token-buckets.ts";
import type { SiteContext } from "../parts.ts";
import { SiteProblem } from "../problems.ts";
import { type Account, accountOf, logIn } from "./log-in.ts";
import { recordLogin } from "./login-log.ts";
import { warnOwner } from "./login-warning.ts";
import { register } from "./register.ts";
import { type LoginCaller, trustOf } from "./trust.ts";

const hour = 60 * 60_000;
const newAccounts = { burst: 10, perMs: 24 * hour };

interface Bucket {
  name: string;
  key: string;
  limit: RateLimit;
}

const fiveTries: RateLimit = { burst: 5, perMs: hour / 4 };

/** One caller at one account; one account from all callers together; one caller at all accounts. */
const strangersBuckets = (address: string, email: string): Bucket[] => [
  { name: "wrong-guesses", key: `${callerOf(address)} ${email}`, limit: fiveTries },
  { name: "wrong-guesses-at-account", key: email, limit: { burst: 20, perMs: hour } },
  { name: "wrong-guesses-by-address", key: callerOf(address), limit: { burst: 30, perMs: hour } },
];

/** Makes an account for a caller who made no more than ten today; forms that must be mended are not counted. @throws 429 */
export async function registerLimited(site: SiteContext, draft: RegisterDraft, address: string): Promise<Member> {
  const caller = callerOf(address);
  site.limits.take("new-accounts", caller, newAccounts);
  return register(site, draft).catch((error) => {
    site.limits.giveBack("new-accounts", caller, newAccounts);
    throw error;
  });
}

/**
 * Logs a caller in, counting wrong guesses by caller, by account and by both. A browser that has logged in to the
 * account before, and one that brings the link from our warning email, have five tries of their own, which strangers
 * cannot use up: nobody can be locked out. When strangers are refused, the owner gets that email.
 * @throws 422 at `password`; 429
 */
export async function logInLimited(site: SiteContext, draft: LoginDraft, caller: LoginCaller): Promise<Member> {
  const email = draft.email.toLowerCase();
  const account = await accountOf(site, email);
  const trust = account && (await trustOf(site, account.member.id, caller));
  const buckets = trust
    ? [{ name: "wrong-guesses", key: trust, limit: fiveTries }]
    : strangersBuckets(caller.address, email);
  try {
    takeAll(site, buckets);
  } catch (error) {
    await noteRefusal(site, account, caller, trust !== null);
    throw error;
  }
  return guess(site, { account, draft, caller, buckets });
}

/** Takes from all or from none. Taken before the answer is known: guesses sent all at once count too. */
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

async function guess(
  site: SiteContext,
  o: { account: Account | null; draft: LoginDraft; caller: LoginCaller; buckets: readonly Bucket[] },
): Promise<Member> {
  let isWrong = false;
  try {
    const member = await logIn(site, o.account, o.draft.password);
    await recordLogin(site, member.id, "succeeded", o.caller);
    return member;
  } catch (error) {
    isWrong = error instanceof SiteProblem && error.status === 422;
    if (isWrong && o.account) await recordLogin(site, o.account.member.id, "wrong password", o.caller);
    throw error;
  } finally {
    if (!isWrong) for (const { name, key, limit } of o.buckets) site.limits.giveBack(name, key, limit);
  }
}

/** Refusals are logged ten times an hour for each account: a flood must not fill the table. */
const refusalsInLog: RateLimit = { burst: 10, perMs: hour };

async function noteRefusal(site: SiteContext, account: Account | null, caller: LoginCaller, isTrusted: boolean) {
  site.log.info({ memberId: account?.member.id, from: callerOf(caller.address) }, "a login was refused unread");
  if (!account) return;
  const { id } = account.member;
  if (site.limits.mayTake("refusals-in-log", id, refusalsInLog)) await recordLogin(site, id, "refused", caller);
  if (!isTrusted) await warnOwner(site, account.member);
}
