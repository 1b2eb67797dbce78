import { randomBytes } from "node:crypto";
import type { Transaction } from "@hemline/database";
import { and, eq, inArray, ne } from "drizzle-orm";
import type { CatalogueWebhookEndpoint } from "../../rules/catalogue/catalogue-webhook-endpoint.ts";
import { newId } from "../../rules/ids.ts";
import { isUnchanged } from "../../store/catalogue/is-unchanged.ts";
import { receiverIdentifier } from "../../store/catalogue/receiver-identifier.ts";
import { webhookEndpoints } from "../../store/tables.ts";

/** @returns the new secrets, to be shown once, and the endpoints whose secret was replaced. */
export async function applyEndpoints(
  tx: Transaction,
  projectId: string,
  wanted: readonly CatalogueWebhookEndpoint[],
  now: Date,
): Promise<{ secrets: { endpoint: string; secret: string }[]; replacedSecrets: string[] }> {
  const secrets: { endpoint: string; secret: string }[] = [];
  const replacedSecrets: string[] = [];
  const current = await tx
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.projectId, projectId), ne(webhookEndpoints.identifier, receiverIdentifier)));
  for (const { identifier, url, events, app, environment, email, secret } of wanted) {
    const set = { url, eventTypes: events, app, environment, email };
    const row = current.find((it) => it.identifier === identifier);
    if (!row) {
      const fresh = secret ?? newWebhookSecret();
      if (!secret) secrets.push({ endpoint: identifier, secret: fresh });
      await tx
        .insert(webhookEndpoints)
        .values({ id: newId(now), projectId, identifier, secret: fresh, createdAt: now, ...set });
      continue;
    }
    if (!isUnchanged(row, set)) await tx.update(webhookEndpoints).set(set).where(eq(webhookEndpoints.id, row.id));
    // Another URL has not failed yet.
    if (row.url !== url)
      await tx
        .update(webhookEndpoints)
        .set({ failuresInARow: 0, disabledAt: null })
        .where(eq(webhookEndpoints.id, row.id));
    if (secret !== undefined && secret !== row.secret) {
      replacedSecrets.push(identifier);
      await tx
        .update(webhookEndpoints)
        .set({ secret, formerSecret: row.secret })
        .where(eq(webhookEndpoints.id, row.id));
    }
  }
  const gone = current.filter((row) => !wanted.some((it) => it.identifier === row.identifier)).map((it) => it.id);
  if (gone.length > 0) await tx.delete(webhookEndpoints).where(inArray(webhookEndpoints.id, gone));
  return { secrets, replacedSecrets };
}

function newWebhookSecret(): string {
  return `whsec_${randomBytes(24).toString("base64")}`;
}
