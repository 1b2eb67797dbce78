import type { Email } from "@hemline/mail";
import { eq } from "drizzle-orm";
import type { BillingContext } from "../../context/billing-context.ts";
import { languageOf } from "../../i18n/language.ts";
import { managementUrl } from "../../rules/access/management-url.ts";
import { knownLocales } from "../../store/portal/customer-locale.ts";
import { apps, branding, projects } from "../../store/tables.ts";
import { brandFontOf } from "./brand-font.ts";
import type { EmailText } from "./customer-email-texts.ts";
import { type EmailStyle, htmlEmail, plainText } from "./email-layout.ts";

/** The looks, language and links of an app's emails. */
export interface EmailBranding {
  look: EmailStyle;
  portalUrl: string;
  aheadMs: number;
  /** The customer's language tag; null where none is known, and the portal asks their browser. */
  known: string | null;
}

export interface Addressee {
  appId: string | null;
  customerId: string | null;
  email: string;
  isSandbox: boolean;
  /** The language they asked in, used where no other is known. */
  asksIn?: string | null;
}

const plainColour = "#28646a";

export async function emailBranding(
  { db, address }: Pick<BillingContext, "db" | "address">,
  { appId, customerId, email, isSandbox, asksIn = null }: Addressee,
): Promise<EmailBranding> {
  const plain = { app: "", colour: plainColour, font: brandFontOf(null, address), supportEmail: null, isSandbox };
  if (!appId)
    return { look: { ...plain, language: await languageOf("en") }, portalUrl: address, aheadMs: 0, known: null };
  const row = await brandedApp(db, appId);
  const { own, ofApp } = await knownLocales(db, { appId, customerId, email });
  const language = await languageOf(own, asksIn, ofApp);
  const known = (own ?? asksIn) && language.tag;
  return {
    look: {
      app: row.name,
      colour: row.branding?.appearance?.color_accent.slice(0, 7) ?? plainColour,
      font: brandFontOf(row.branding, address),
      supportEmail: row.branding?.supportEmail ?? null,
      isSandbox,
      language,
    },
    portalUrl: inLanguage(managementUrl(address, row), known),
    aheadMs: row.aheadMs,
    known,
  };
}

async function brandedApp(db: BillingContext["db"], appId: string) {
  const { name, identifier } = apps;
  const [row] = await db
    .select({ name, identifier, project: projects.identifier, aheadMs: projects.clockOffsetMs, branding })
    .from(apps)
    .innerJoin(projects, eq(projects.id, apps.projectId))
    .leftJoin(branding, eq(branding.appId, apps.id))
    .where(eq(apps.id, appId));
  if (!row) throw new Error(`There is no app ${appId}.`);
  return row;
}

/** A portal URL that opens in the email's language. */
export function inLanguage(url: string, tag: string | null): string {
  if (!tag) return url;
  const [page = "", token] = url.split("#");
  return `${page}?locale=${tag}${token === undefined ? "" : `#${token}`}`;
}

/** An email in an app's style, sent in its name and answered to its support. */
export function composeEmail(text: EmailText, look: EmailStyle, to: string): Email {
  return {
    to,
    subject: text.subject,
    text: plainText(text, look),
    html: htmlEmail(text, look),
    ...(look.app && { fromName: look.app }),
    ...(look.supportEmail && { replyTo: look.supportEmail }),
  };
}
