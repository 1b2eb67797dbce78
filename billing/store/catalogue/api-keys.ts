import { createHash } from "node:crypto";
import { and, asc, eq, isNull, lt, or, sql } from "drizzle-orm";
import { keyUseIntervalMs } from "../../rules/limits.ts";
import type { Sql } from "../sql.ts";
import { apiKeys, apps, type KeyKind, projects } from "../tables.ts";

/** An app's browser by a public key, or its server by a secret one. */
export interface Caller {
  keyId: string;
  kind: KeyKind;
  lastUsedAt: Date | null;
  appId: string;
  app: string;
  projectId: string;
  clockOffsetMs: number;
}

/** Secret keys are long and random, so a plain hash keeps a stolen table useless. */
export function hashOfSecret(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

const callerColumns = {
  keyId: apiKeys.id,
  kind: apiKeys.kind,
  lastUsedAt: apiKeys.lastUsedAt,
  appId: apps.id,
  app: apps.identifier,
  allowsPaddleKeys: apps.allowsPaddleKeys,
  projectId: apps.projectId,
  clockOffsetMs: projects.clockOffsetMs,
};

/** Read with every call, so that a revoked key is refused at once. A Paddle key counts only where its app allows it. */
export async function callerOfKey(db: Sql, key: string): Promise<Caller | null> {
  const known = key.startsWith("sk_") ? eq(apiKeys.secretHash, hashOfSecret(key)) : eq(apiKeys.publicKey, key);
  const [row] = await db
    .select(callerColumns)
    .from(apiKeys)
    .innerJoin(apps, eq(apps.id, apiKeys.appId))
    .innerJoin(projects, eq(projects.id, apps.projectId))
    .where(and(known, isNull(apiKeys.revokedAt)));
  if (!row) return null;
  const { allowsPaddleKeys, ...caller } = row;
  return caller.kind === "paddle" && !allowsPaddleKeys ? null : caller;
}

export async function noteUse(db: Sql, { keyId, lastUsedAt }: Caller, now: Date): Promise<void> {
  const stale = new Date(now.getTime() - keyUseIntervalMs);
  if (lastUsedAt && lastUsedAt >= stale) return;
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, keyId), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, stale))));
}

/** Valid keys whose prefix begins like this. A whole secret key is found by its hash. */
export function keysNamed(db: Sql, beginning: string): Promise<{ id: string; prefix: string }[]> {
  const begins = sql`starts_with(${apiKeys.prefix}, ${beginning})`;
  return db
    .select({ id: apiKeys.id, prefix: apiKeys.prefix })
    .from(apiKeys)
    .where(and(isNull(apiKeys.revokedAt), or(begins, eq(apiKeys.secretHash, hashOfSecret(beginning)))))
    .limit(10);
}

export function keysOf(db: Sql, project: string) {
  return db
    .select({
      prefix: apiKeys.prefix,
      kind: apiKeys.kind,
      app: apps.identifier,
      name: apiKeys.name,
      createdAt: apiKeys.createdAt,
      lastUsedAt: apiKeys.lastUsedAt,
      revokedAt: apiKeys.revokedAt,
    })
    .from(apiKeys)
    .innerJoin(apps, eq(apps.id, apiKeys.appId))
    .innerJoin(projects, eq(projects.id, apps.projectId))
    .where(eq(projects.identifier, project))
    .orderBy(asc(apps.identifier), asc(apiKeys.createdAt), asc(apiKeys.prefix));
}
