import type { Transaction } from "@hemline/database";
import { eq } from "drizzle-orm";
import type { CatalogueApiKey } from "../../rules/catalogue/catalogue.ts";
import type { CatalogueApp } from "../../rules/catalogue/catalogue-app.ts";
import { catalogueError } from "../../rules/catalogue/catalogue-errors.ts";
import { prefixOfSecret } from "../../rules/catalogue/secret-api-key.ts";
import { defined, firstOf } from "../../rules/defined.ts";
import { newId } from "../../rules/ids.ts";
import { hashOfSecret } from "../../store/catalogue/api-keys.ts";
import { isUnchanged } from "../../store/catalogue/is-unchanged.ts";
import { apiKeys, apps, branding } from "../../store/tables.ts";

export async function applyApps(
  tx: Transaction,
  projectId: string,
  wanted: readonly CatalogueApp[],
  now: Date,
): Promise<Map<string, string>> {
  const current = await tx.select().from(apps).where(eq(apps.projectId, projectId));
  refuseMissing(current, wanted);
  const ids = new Map<string, string>();
  for (const app of wanted) {
    const set = columnsOf(app);
    const row = current.find((it) => it.identifier === app.identifier);
    const id = row?.id ?? newId(now);
    if (!row) await tx.insert(apps).values({ id, projectId, identifier: app.identifier, createdAt: now, ...set });
    else if (!isUnchanged(row, set)) await tx.update(apps).set(set).where(eq(apps.id, id));
    await applyBranding(tx, id, app.branding);
    ids.set(app.identifier, id);
  }
  return ids;
}

function refuseMissing(current: readonly { identifier: string }[], wanted: readonly CatalogueApp[]): void {
  const missing = current.find((row) => !wanted.some((it) => it.identifier === row.identifier));
  if (missing)
    throw catalogueError(
      ["apps"],
      `${missing.identifier} is missing: an app keeps its purchases, so it cannot be removed`,
    );
}

function columnsOf(app: CatalogueApp) {
  return {
    name: app.name,
    collectsTax: app.tax.collects,
    taxBehavior: app.tax.behavior,
    offersRedemption: app.redemption.offers,
    redemptionUrl: app.redemption.url,
    allowsPaddleKeys: app.allow_paddle_keys,
    mailsRenewals: app.renewal_letters,
    defaultLocale: app.default_locale,
    receiptFooter: app.receipt_footer,
  };
}

async function applyBranding(tx: Transaction, appId: string, look: CatalogueApp["branding"]): Promise<void> {
  const here = eq(branding.appId, appId);
  const [row] = await tx.select().from(branding).where(here);
  if (!look) {
    if (row) await tx.delete(branding).where(here);
    return;
  }
  const set = {
    icon: look.icon,
    iconWebp: look.icon_webp,
    wordmark: look.wordmark,
    wordmarkWebp: look.wordmark_webp,
    supportEmail: look.support_email,
    appearance: look.appearance,
    font: look.font,
    feedbackFormUrl: look.feedback_form_url,
  };
  if (!row) await tx.insert(branding).values({ appId, ...set });
  else if (!isUnchanged(row, set)) await tx.update(branding).set(set).where(here);
}

/**
 * Adds the keys that are new; those a document does not name stay.
 * @param further keys of the first app, from outside the document
 * @returns the secret ones among the new.
 */
export async function applyKeys(
  tx: Transaction,
  appIds: ReadonlyMap<string, string>,
  wanted: readonly CatalogueApp[],
  further: readonly CatalogueApiKey[],
  now: Date,
): Promise<{ app: string; prefix: string }[]> {
  const added: { app: string; prefix: string }[] = [];
  for (const [at, app] of wanted.entries()) {
    for (const [i, key] of app.keys.entries()) {
      const refuse = (why: string) => {
        throw catalogueError(["apps", at, "keys", i, "key"], why);
      };
      const { row, isNew } = await meetKey(tx, defined(appIds.get(app.identifier), "app ids"), key, now);
      if (row.appId !== appIds.get(app.identifier)) refuse("belongs to another app");
      if (row.revokedAt) refuse("was revoked, and stays so: make another one");
      if (key.name !== undefined && key.name !== row.name)
        await tx.update(apiKeys).set({ name: key.name }).where(eq(apiKeys.id, row.id));
      if (isNew && key.kind === "secret") added.push({ app: app.identifier, prefix: row.prefix });
    }
  }
  const first = defined(appIds.get(firstOf(wanted, "wanted").identifier), "app ids");
  await applyFurtherKeys(tx, first, further, now);
  return added;
}

async function applyFurtherKeys(
  tx: Transaction,
  appId: string,
  keys: readonly CatalogueApiKey[],
  now: Date,
): Promise<void> {
  for (const key of keys) {
    const { row } = await meetKey(tx, appId, key, now);
    if (row.appId !== appId)
      throw catalogueError(
        ["apps", 0, "keys"],
        `the key ${row.prefix} in this process's settings belongs to another app`,
      );
  }
}

async function meetKey(tx: Transaction, appId: string, { kind, key, name }: CatalogueApiKey, now: Date) {
  const known = kind === "secret" ? eq(apiKeys.secretHash, hashOfSecret(key)) : eq(apiKeys.publicKey, key);
  const [row] = await tx.select().from(apiKeys).where(known);
  if (row) return { row, isNew: false };
  const kept =
    kind === "secret"
      ? { secretHash: hashOfSecret(key), prefix: prefixOfSecret(key) }
      : { publicKey: key, prefix: key };
  const made = firstOf(
    await tx
      .insert(apiKeys)
      .values({ id: newId(now), appId, kind, name: name ?? null, createdAt: now, ...kept })
      .returning(),
    "made",
  );
  return { row: made, isNew: true };
}
