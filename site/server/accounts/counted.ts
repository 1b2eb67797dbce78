import type { LoginDraft, RegisterDraft } from "../../shared/user.ts";
import type { Member } from "../http/env.ts";
import { callerOf } from "../http/rate-limit.ts";
import type { SiteContext } from "../parts.ts";
import { SiteProblem } from "../problems.ts";
import { logIn } from "./log-in.ts";
import { register } from "./register.ts";

const hour = 60 * 60_000;
const newAccounts = { burst: 10, perMs: 24 * hour };
const wrongGuesses = { burst: 5, perMs: hour / 4 };

/** Makes an account for a caller who made no more than ten today; forms that must be mended are not counted. @throws 429 */
export async function registerCounted(site: SiteContext, draft: RegisterDraft, address: string): Promise<Member> {
  const caller = callerOf(address);
  site.limits.take("new-accounts", caller, newAccounts);
  return register(site, draft).catch((error) => {
    site.limits.giveBack("new-accounts", caller, newAccounts);
    throw error;
  });
}

/**
 * Logs in a caller who guessed wrong no more than five times. Counted for this caller and this account together, so
 * that nobody can lock a member out from elsewhere. @throws 429
 */
export async function logInCounted(site: SiteContext, draft: LoginDraft, address: string): Promise<Member> {
  const key = `${callerOf(address)} ${draft.email.toLowerCase()}`;
  // Taken before the answer is known: guesses sent all at once count too.
  site.limits.take("wrong-guesses", key, wrongGuesses);
  let isWrong = false;
  try {
    return await logIn(site, draft);
  } catch (error) {
    isWrong = error instanceof SiteProblem && error.status === 422;
    throw error;
  } finally {
    if (!isWrong) site.limits.giveBack("wrong-guesses", key, wrongGuesses);
  }
}
