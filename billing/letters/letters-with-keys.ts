import type { Letter } from "@hemline/mail";
import type { Engine } from "../engine.ts";
import { deskOf, laidOut } from "./desk.ts";

/** Letters whose link opens something by itself: sent at once and kept nowhere. */

export async function portalLetter(
  engine: Pick<Engine, "db" | "address">,
  { appId, email, url }: { appId: string; email: string; url: string },
): Promise<Letter> {
  const { look } = await deskOf(engine, appId, false);
  const words = {
    subject: `${look.app}: your purchases`,
    paragraphs: [
      `Somebody, probably you, asked to see what was bought at ${look.app} with this address. The link opens it once, within the next 30 minutes.`,
      "If it was not you, nothing needs to be done: without this letter nobody gets in.",
    ],
    action: { label: "Open your purchases", url },
  };
  return laidOut(words, look, email);
}

export async function redemptionLetter(
  engine: Pick<Engine, "db" | "address">,
  { appId, email, title, url }: { appId: string; email: string; title: string; url: string },
): Promise<Letter> {
  const { look } = await deskOf(engine, appId, false);
  const words = {
    subject: `${look.app}: a fresh link to ${title}`,
    paragraphs: [
      `The link to your purchase of ${title} had expired. This one is good for an hour, and for one use.`,
      "If you did not ask for it, nothing needs to be done.",
    ],
    action: { label: "Open your purchase", url },
  };
  return laidOut(words, look, email);
}
