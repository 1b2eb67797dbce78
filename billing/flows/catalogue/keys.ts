import { randomBytes } from "node:crypto";
import type { Database } from "@hemline/database";
import { and, eq, inArray } from "drizzle-orm";
import { newId } from "../../ids.ts";
import { AmbiguousKey, NoSuchKey, UnknownApp } from "../../problems.ts";
import { newSecretKey, prefixOfSecret } from "../../rules/secret-key.ts";
import { hashOfSecret, keysNamed } from "../../store/keys.ts";
import { apiKeys, apps, type KeyKind, projects } from "../../store/tables.ts";

const beginnings: Record<Exclude<KeyKind, "secret">, string> = {
  production: "rcb_",
  sandbox: "rcb_sb_",
  test_store: "test_",
  paddle: "pdl_",
};

/** @returns the key itself. A secret one is shown to nobody again. @throws UnknownApp */
export async function createKey(
  db: Database,
  o: { project: string; app: string; kind: KeyKind; name: string | null; now: Date },
): Promise<string> {
  const [app] = await db
    .select({ id: apps.id })
    .from(apps)
    .innerJoin(projects, eq(projects.id, apps.projectId))
    .where(and(eq(projects.identifier, o.project), eq(apps.identifier, o.app)));
  if (!app) throw UnknownApp(`${o.project}/${o.app}`);
  const row = { id: newId(o.now), appId: app.id, kind: o.kind, name: o.name, createdAt: o.now };
  if (o.kind === "secret") {
    const key = newSecretKey();
    await db.insert(apiKeys).values({ ...row, secretHash: hashOfSecret(key), prefix: prefixOfSecret(key) });
    return key;
  }
  const key = beginnings[o.kind] + randomBytes(16).toString("hex");
  await db.insert(apiKeys).values({ ...row, publicKey: key, prefix: key });
  return key;
}

/**
 * Refuses a key from now on.
 * @param prefix the key, or as much of its beginning as no other key has
 * @returns its prefix. @throws NoSuchKey, AmbiguousKey
 */
export async function revokeKey(db: Database, prefix: string, now: Date): Promise<string> {
  const found = await keysNamed(db, prefix);
  const exact = found.filter((it) => it.prefix === prefix);
  const meant = exact.length > 0 ? exact : found;
  if (meant.length === 0) throw NoSuchKey(prefix);
  if (meant.length > 1)
    throw AmbiguousKey(
      prefix,
      meant.map((it) => it.prefix),
    );
  const ids = meant.map((it) => it.id);
  await db.update(apiKeys).set({ revokedAt: now }).where(inArray(apiKeys.id, ids));
  return meant[0]!.prefix;
}
