import { createHash } from "node:crypto";
import type { Transaction } from "@hemline/database";
import { and, eq } from "drizzle-orm";
import { createMiddleware } from "hono/factory";
import type { ChangedName } from "../changes/changed-name.ts";
import { badRequest, invalidKeyReuse } from "../problems.ts";
import type { Member, SiteEnv } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { creations } from "./tables.ts";

/**
 * Makes a call that creates something answer once per `Idempotency-Key`: the same key again gets the first answer, also
 * while the first is still being made. The call and its answer are one transaction, so that neither is there without
 * the other; failures are not remembered. Belongs behind `signedIn`. Calls without the header run as they are.
 *
 * Inside, `c.var.site` reads and writes on that transaction's one connection: queries come one after the other.
 */
export const idempotent = createMiddleware<SiteEnv & { Variables: { member: Member } }>(async (c, next) => {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return next();
  if (!/^[\x21-\x7e]{8,100}$/.test(key)) throw badRequest("Idempotency-Key takes 8 to 100 characters without spaces.");
  const { site, member } = c.var;
  const call = {
    memberId: member.id,
    key,
    call: `${c.req.method} ${c.req.path}`,
    bodyHash: createHash("sha256")
      .update(await c.req.text())
      .digest("base64url"),
  };
  const changed: ChangedName[] = [];
  await site.db.transaction(async (tx) => {
    const earlier = await beginCall(tx, site, call);
    if (earlier) {
      c.res = c.json(earlier.answer as object, earlier.status === 201 ? 201 : 200);
      return;
    }
    c.set("site", { ...site, db: site.db.within(tx), changed: (names) => void changed.push(...names) });
    await next();
    c.set("site", site);
    if (c.error) throw c.error;
    await recordAnswer(tx, call, c.res);
  });
  site.changed(changed);
});

type Call = Pick<typeof creations.$inferSelect, "memberId" | "key" | "call" | "bodyHash">;

/** Waits for a simultaneous call with the same key. @returns the earlier answer @throws 422 when it was to another call */
async function beginCall(tx: Transaction, { clock }: SiteContext, call: Call) {
  const begun = await tx
    .insert(creations)
    .values({ ...call, createdAt: clock() })
    .onConflictDoNothing()
    .returning({ key: creations.key });
  if (begun.length) return null;
  const [earlier] = await tx.select().from(creations).where(keyIs(call));
  if (earlier?.call !== call.call || earlier.bodyHash !== call.bodyHash) throw invalidKeyReuse();
  return earlier;
}

async function recordAnswer(tx: Transaction, call: Call, response: Response): Promise<void> {
  const answer: unknown = await response.clone().json();
  await tx.update(creations).set({ status: response.status, answer }).where(keyIs(call));
}

const keyIs = ({ memberId, key }: Call) => and(eq(creations.memberId, memberId), eq(creations.key, key));
