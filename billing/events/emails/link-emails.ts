import type { Letter } from "@hemline/mail";
import type { Engine } from "../../engine/engine.ts";
import { type Addressee, composeEmail, emailBranding, inLanguage } from "./email-branding.ts";

type Receiver = Omit<Addressee, "isSandbox"> & { appId: string };

/** Letters whose link opens something by itself: sent at once and kept nowhere. */

export async function portalLinkEmail(
  engine: Pick<Engine, "db" | "address">,
  { url, ...receiver }: Receiver & { url: string },
): Promise<Letter> {
  const { look, known } = await emailBranding(engine, { ...receiver, isSandbox: false });
  const { app, language } = look;
  const words = {
    subject: language.t("email.portal_link.subject", { app }),
    title: null,
    paragraphs: [language.t("email.portal_link", { app }), language.t("email.ignore")],
    action: { label: language.t("email.button.purchases"), url: inLanguage(url, known) },
  };
  return composeEmail(words, look, receiver.email);
}

export async function redemptionLinkEmail(
  engine: Pick<Engine, "db" | "address">,
  { title, url, ...receiver }: Receiver & { title: string; url: string },
): Promise<Letter> {
  const { look } = await emailBranding(engine, { ...receiver, isSandbox: false });
  const { t } = look.language;
  const words = {
    subject: t("email.new_link.subject", { title }),
    title,
    paragraphs: [t("email.new_link"), t("email.ignore")],
    action: { label: t("email.button.purchases"), url },
  };
  return composeEmail(words, look, receiver.email);
}
