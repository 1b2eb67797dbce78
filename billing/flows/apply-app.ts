import type { Transaction } from "@hemline/database";
import type { ReadCatalogue } from "../catalogue.ts";
import { newId } from "../ids.ts";
import { hashOfSecret } from "../store/keys.ts";
import { apiKeys, apps, branding } from "../store/tables.ts";

/** Makes one app of a catalogue what it says. Keys it does not name stay. */
export async function applyApp(
  tx: Transaction,
  projectId: string,
  app: ReadCatalogue["apps"][number],
  now: Date,
): Promise<void> {
  const [row] = await tx
    .insert(apps)
    .values({ id: newId(now), projectId, identifier: app.identifier, name: app.name, createdAt: now })
    .onConflictDoUpdate({ target: [apps.projectId, apps.identifier], set: { name: app.name } })
    .returning({ id: apps.id });
  const appId = row!.id;
  if (app.branding) {
    const look = {
      icon: app.branding.icon,
      iconWebp: app.branding.icon_webp,
      wordmark: app.branding.wordmark,
      wordmarkWebp: app.branding.wordmark_webp,
      supportEmail: app.branding.support_email,
      appearance: app.branding.appearance,
      font: app.branding.font,
      feedbackFormUrl: app.branding.feedback_form_url,
    };
    await tx
      .insert(branding)
      .values({ appId, ...look })
      .onConflictDoUpdate({ target: branding.appId, set: look });
  }
  for (const { kind, key } of app.keys) {
    const kept =
      kind === "secret" ? { secretHash: hashOfSecret(key), prefix: key.slice(0, 7) } : { publicKey: key, prefix: key };
    await tx
      .insert(apiKeys)
      .values({ id: newId(now), appId, kind, createdAt: now, ...kept })
      .onConflictDoNothing();
  }
}
