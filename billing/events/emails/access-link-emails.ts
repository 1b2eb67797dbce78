import type { Email } from "@hemline/mail";
import type { BillingContext } from "../../context/billing-context.ts";
import { minuteMs } from "../../rules/durations.ts";
import { portalLinkLifetimeMs, redemptionLinkLifetimeMs } from "../../rules/limits.ts";
import { type Addressee, composeEmail, emailBranding, inLanguage } from "./email-branding.ts";

type Receiver = Omit<Addressee, "isSandbox"> & { appId: string };

/** Emails whose link grants access by itself: sent at once and stored nowhere. */

export async function portalLinkEmail(
  context: Pick<BillingContext, "db" | "address">,
  { url, ...receiver }: Receiver & { url: string },
): Promise<Email> {
  const { look, known } = await emailBranding(context, { ...receiver, isSandbox: false });
  const { app, language } = look;
  const text = {
    subject: language.t("email.portal_link.subject", { app }),
    title: null,
    paragraphs: [
      language.t("email.portal_link", { app, minutes: portalLinkLifetimeMs / minuteMs }),
      language.t("email.ignore"),
    ],
    action: { label: language.t("email.button.purchases"), url: inLanguage(url, known) },
  };
  return composeEmail(text, look, receiver.email);
}

export async function redemptionLinkEmail(
  context: Pick<BillingContext, "db" | "address">,
  { title, url, ...receiver }: Receiver & { title: string; url: string },
): Promise<Email> {
  const { look } = await emailBranding(context, { ...receiver, isSandbox: false });
  const { t } = look.language;
  const text = {
    subject: t("email.new_link.subject", { title }),
    title,
    paragraphs: [t("email.new_link", { minutes: redemptionLinkLifetimeMs / minuteMs }), t("email.ignore")],
    action: { label: t("email.button.purchases"), url },
  };
  return composeEmail(text, look, receiver.email);
}
