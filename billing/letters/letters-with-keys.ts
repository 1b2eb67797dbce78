import type { Email } from "@hemline/mail";
import type { Engine } from "../engine.ts";
import { type Addressee, deskOf, inLanguage, laidOut } from "./desk.ts";

type Receiver = Omit<Addressee, "isSandbox"> & { appId: string };

/** Letters whose link opens something by itself: sent at once and kept nowhere. */

export async function portalLetter(
  engine: Pick<Engine, "db" | "address">,
  { url, ...receiver }: Receiver & { url: string },
): Promise<Email> {
  const { look, known } = await deskOf(engine, { ...receiver, isSandbox: false });
  const { app, language } = look;
  const words = {
    subject: language.t("email.portal_link.subject", { app }),
    title: null,
    paragraphs: [language.t("email.portal_link", { app }), language.t("email.ignore")],
    action: { label: language.t("email.button.purchases"), url: inLanguage(url, known) },
  };
  return laidOut(words, look, receiver.email);
}

export async function redemptionLetter(
  engine: Pick<Engine, "db" | "address">,
  { title, url, ...receiver }: Receiver & { title: string; url: string },
): Promise<Email> {
  const { look } = await deskOf(engine, { ...receiver, isSandbox: false });
  const { t } = look.language;
  const words = {
    subject: t("email.new_link.subject", { title }),
    title,
    paragraphs: [t("email.new_link"), t("email.ignore")],
    action: { label: t("email.button.purchases"), url },
  };
  return laidOut(words, look, receiver.email);
}
