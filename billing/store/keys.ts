import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Sql } from "./sql.ts";
import { apiKeys, apps, type KeyKind, projects } from "./tables.ts";

/** Who calls: an app's browser by a public key, or its server by a secret one. */
export interface Caller {
  keyId: string;
  kind: KeyKind;
  appId: string;
  projectId: string;
  /** How far the project's time is ahead of the world's. */
  clockOffsetMs: number;
}

/** Secret keys are long and random, so a plain hash is enough to keep a stolen table useless. */
export function hashOfSecret(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

export async function callerOfKey(db: Sql, key: string): Promise<Caller | null> {
  const known = key.startsWith("sk_") ? eq(apiKeys.secretHash, hashOfSecret(key)) : eq(apiKeys.publicKey, key);
  const [row] = await db
    .select({
      keyId: apiKeys.id,
      kind: apiKeys.kind,
      appId: apps.id,
      projectId: apps.projectId,
      clockOffsetMs: projects.clockOffsetMs,
    })
    .from(apiKeys)
    .innerJoin(apps, eq(apps.id, apiKeys.appId))
    .innerJoin(projects, eq(projects.id, apps.projectId))
    .where(and(known, isNull(apiKeys.revokedAt)));
  return row ?? null;
}
