import { createHash } from "node:crypto";
import type { Database, Transaction } from "@hemline/database";
import { and, eq, sql } from "drizzle-orm";
import type { Context, HonoRequest, Next } from "hono";
import { createMiddleware } from "hono/factory";
import { idempotencyKeyLimits } from "../../shared/limits.ts";
import { preparedSql } from "../db/prepared-query.ts";
import type { RateLimitName } from "../http/rate-limits.ts";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { invalidIdempotencyKey, invalidKeyReuse, SiteProblem } from "../problems.ts";
import { limitOfCaller, rateLimited } from "../request/rate-limited.ts";
import type { Member, SiteEnv } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { creations } from "./tables.ts";

const { minLength, maxLength } = idempotencyKeyLimits;

type Env = SiteEnv & { Variables: { member: Member } };

/**
 * Makes a call that creates something answer once per `Idempotency-Key`: the same key again gets the first answer, also
 * while the first is still being made. Counts calls against the limit of that name, but not the replays of an answer.
 * Belongs behind `signedIn`, and to no call whose body has a secret: a fast hash of the body is stored. Calls without the
 * header run as they are.
 *
 * Inside, `c.var.site` reads and writes on one transaction's one connection: queries come one after the other.
 */
export const idempotent = (name: RateLimitName) =>
  createMiddleware<Env>(async (c, next) => {
    const key = idempotencyKeyIn(c.req);
    if (key === undefined) return rateLimited<Env>(name)(c, next);
    const [limit, replays] = [limitOfCaller(c.var, name), limitOfCaller(c.var, "replay")];
    c.set("limitHeaders", limit.headers);
    if (!limit.tryTake()) {
      const earlier = replays.tryTake() ? await earlierAnswer(c.var.site.db, await callOf(c, key)) : null;
      if (earlier) return answerAgain(c, earlier);
      limit.take();
    }
    try {
      const isReplay = await runOnce(c, await callOf(c, key), next);
      if (isReplay && replays.tryTake()) limit.giveBack();
    } catch (error) {
      if (!(error instanceof SiteProblem) || error.status >= 500) limit.giveBack();
      throw error;
    }
  });

/** The key that a request came with. @throws 400 for an invalid one */
export function idempotencyKeyIn(request: Pick<HonoRequest, "header">): string | undefined {
  const key = request.header("idempotency-key");
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]+$/.test(key) || key.length < minLength || key.length > maxLength) throw invalidIdempotencyKey();
  return key;
}

type Call = Pick<typeof creations.$inferSelect, "memberId" | "key" | "call" | "bodyHash">;

async function callOf(c: Context<Env>, key: string): Promise<Call> {
  const bodyHash = createHash("sha256")
    .update(await c.req.text())
    .digest("base64url");
  return { memberId: c.var.member.id, key, call: `${c.req.method} ${c.req.path}`, bodyHash };
}

/** The call and its answer are one transaction, so that neither is there without the other; failures are not remembered. */
async function runOnce(c: Context<Env>, call: Call, next: Next): Promise<boolean> {
  const { site } = c.var;
  const changed: CacheTag[] = [];
  const earlier = await site.db.transaction(async (tx) => {
    if (!(await beginCall(tx, site, call))) return earlierAnswer(tx, call);
    c.set("site", { ...site, db: site.db.within(tx), changed: (names) => void changed.push(...names) });
    await next();
    c.set("site", site);
    if (c.error) throw c.error;
    await recordAnswer(tx, call, c.res);
    return null;
  });
  site.changed(changed);
  if (earlier) answerAgain(c, earlier);
  return earlier !== null;
}

/** Waits for a simultaneous call with the same key. @returns whether this is the first call with it */
async function beginCall(tx: Transaction, { clock }: SiteContext, call: Call): Promise<boolean> {
  const begun = await preparedSql(tx, "begin call", { ...call, createdAt: clock() }, insertCall);
  return begun.length > 0;
}

const insertCall = () => sql`insert into ${creations} (member_id, key, call, body_hash, created_at)
  values (${sql.placeholder("memberId")}, ${sql.placeholder("key")}, ${sql.placeholder("call")}, ${sql.placeholder("bodyHash")},
    ${sql.placeholder("createdAt")})
  on conflict do nothing returning key`;

type Creation = typeof creations.$inferSelect;

/** @throws 422 where the key was sent with another call */
async function earlierAnswer(db: Database | Transaction, call: Call): Promise<Creation | null> {
  const isCall = and(eq(creations.memberId, call.memberId), eq(creations.key, call.key));
  const [earlier] = await db.select().from(creations).where(isCall);
  if (!earlier) return null;
  if (earlier.call !== call.call || earlier.bodyHash !== call.bodyHash) throw invalidKeyReuse();
  return earlier;
}

function answerAgain(c: Context<Env>, { answer, status }: Creation): void {
  c.res = c.json(answer as object, status === 201 ? 201 : 200);
}

/** @param response in JSON */
async function recordAnswer(tx: Transaction, { memberId, key }: Call, response: Response): Promise<void> {
  const values = { memberId, key, status: response.status, answer: await response.clone().text() };
  await preparedSql(tx, "record answer", values, setAnswer);
}

const setAnswer = () => sql`
  update ${creations} set status = ${sql.placeholder("status")}, answer = ${sql.placeholder("answer")}
  where member_id = ${sql.placeholder("memberId")} and key = ${sql.placeholder("key")}`;
