import type { Branding } from "@hemline/protocol";
import { eq } from "drizzle-orm";
import { firstOf } from "../../rules/defined.ts";
import type { Sql } from "../sql.ts";
import { apps, branding } from "../tables.ts";

/** How an app looks in the checkout and its emails. */
export async function brandingOf(db: Sql, appId: string): Promise<Branding> {
  const { identifier, name, collectsTax } = apps;
  const rows = await db
    .select({ identifier, name, collectsTax, look: branding })
    .from(apps)
    .leftJoin(branding, eq(branding.appId, apps.id))
    .where(eq(apps.id, appId));
  return brandingAnswer(firstOf(rows, "row"));
}

interface BrandedApp {
  identifier: string;
  name: string;
  collectsTax: boolean;
  look: typeof branding.$inferSelect | null;
}

function brandingAnswer({ identifier, name, collectsTax, look }: BrandedApp): Branding {
  return {
    id: identifier,
    app_name: name,
    app_icon: look?.icon ?? null,
    app_icon_webp: look?.iconWebp ?? null,
    app_wordmark: look?.wordmark ?? null,
    app_wordmark_webp: look?.wordmarkWebp ?? null,
    support_email: look?.supportEmail ?? null,
    gateway_tax_collection_enabled: collectsTax,
    appearance: look?.appearance ?? null,
    brand_font_config: look?.font ?? null,
    sandbox_configuration: { checkout_feedback_form_url: look?.feedbackFormUrl ?? null },
  };
}
