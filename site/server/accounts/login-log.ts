import { desc, eq, lt } from "drizzle-orm";
import type { LoginOutcome, LoginRecord } from "../../shared/accounts/user.ts";
import { dayMs } from "../../shared/durations.ts";
import { loginLogDays } from "../../shared/lifetimes.ts";
import { newUuid } from "../../shared/uuid.ts";
import type { SiteContext } from "../site-context.ts";
import { browserName } from "./sessions/browser-name.ts";
import { maskAddress } from "./sessions/mask-address.ts";
import type { LoginCaller } from "./sessions/trusted-devices.ts";
import { loginAttempts } from "./tables.ts";

const retentionMs = loginLogDays * dayMs;

export async function recordLogin(
  { db, clock, log }: SiteContext,
  memberId: string,
  outcome: LoginOutcome,
  caller: Pick<LoginCaller, "address" | "userAgent">,
): Promise<void> {
  log.info({ memberId, outcome }, "login");
  await db.insert(loginAttempts).values({
    id: newUuid(clock),
    memberId,
    outcome,
    network: maskAddress(caller.address),
    browser: browserName(caller.userAgent),
    at: clock(),
  });
}

export async function recentLogins({ db }: SiteContext, memberId: string): Promise<LoginRecord[]> {
  const rows = await db
    .select()
    .from(loginAttempts)
    .where(eq(loginAttempts.memberId, memberId))
    .orderBy(desc(loginAttempts.at), desc(loginAttempts.id))
    .limit(20);
  return rows.map(({ outcome, network, browser, at }) => ({ outcome, network, browser, at: at.toISOString() }));
}

export async function pruneLoginLog({ db, clock }: SiteContext): Promise<void> {
  await db.delete(loginAttempts).where(lt(loginAttempts.at, new Date(clock().getTime() - retentionMs)));
}
