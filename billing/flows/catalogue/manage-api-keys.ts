import { randomBytes } from "node:crypto";
import type { Database } from "@hemline/database";
import { and, eq, inArray } from "drizzle-orm";
import { AmbiguousKey, NoSuchKey, UnknownApp } from "../../problems.ts";
import { newSecretKey, prefixOfSecret } from "../../rules/catalogue/secret-api-key.ts";
import { firstOf } from "../../rules/defined.ts";
import { newId } from "../../rules/ids.ts";
import { hashOfSecret, keysNamed } from "../../store/catalogue/api-keys.ts";
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
 * Makes a key of the same app, kind and name as one that is to be replaced. Both open until the old one is revoked.
 * @param prefix the old key, or as much of its beginning as no other key has
 * @returns the new key. @throws NoSuchKey, AmbiguousKey
 */
export async function rotateKey(db: Database, prefix: string, now: Date): Promise<{ key: string; old: string }> {
  const { ids, prefix: old } = await keyMeant(db, prefix);
  const [row] = await db
    .select({ project: projects.identifier, app: apps.identifier, kind: apiKeys.kind, name: apiKeys.name })
    .from(apiKeys)
    .innerJoin(apps, eq(apps.id, apiKeys.appId))
    .innerJoin(projects, eq(projects.id, apps.projectId))
    .where(inArray(apiKeys.id, ids));
  return { key: await createKey(db, { ...row!, now }), old };
}

/**
 * Refuses a key from now on.
 * @param prefix the key, or as much of its beginning as no other key has
 * @returns its prefix. @throws NoSuchKey, AmbiguousKey
 */
export async function revokeKey(db: Database, prefix: string, now: Date): Promise<string> {
  const meant = await keyMeant(db, prefix);
  await db.update(apiKeys).set({ revokedAt: now }).where(inArray(apiKeys.id, meant.ids));
  return meant.prefix;
}

async function keyMeant(db: Database, prefix: string): Promise<{ ids: string[]; prefix: string }> {
  const found = await keysNamed(db, prefix);
  const exact = found.filter((it) => it.prefix === prefix);
  const meant = exact.length > 0 ? exact : found;
  if (meant.length === 0) throw NoSuchKey(prefix);
  if (meant.length > 1)
    throw AmbiguousKey(
      prefix,
      meant.map((it) => it.prefix),
    );
  return { ids: meant.map((it) => it.id), prefix: firstOf(meant, "meant").prefix };
}
