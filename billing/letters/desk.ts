import type { Letter } from "@hemline/mail";
import { eq } from "drizzle-orm";
import type { Engine } from "../engine.ts";
import { managementUrl } from "../rules/management-url.ts";
import { apps, branding, projects } from "../store/tables.ts";
import { html, type Look, plainText } from "./layout.ts";
import type { Worded } from "./wording.ts";

/** Where an app's letters are written. */
export interface WritingDesk {
  look: Look;
  /** Where its customers look after what they pay for. */
  portalUrl: string;
  /** How far its project's clock is ahead. */
  aheadMs: number;
}

const plainColour = "#28646a";

/** @param appId null for letters of the house itself */
export async function deskOf(
  { db, address }: Pick<Engine, "db" | "address">,
  appId: string | null,
  isSandbox: boolean,
): Promise<WritingDesk> {
  const plain = { app: "", colour: plainColour, supportEmail: null, isSandbox };
  if (!appId) return { look: plain, portalUrl: address, aheadMs: 0 };
  const [row] = await db
    .select({
      name: apps.name,
      identifier: apps.identifier,
      project: projects.identifier,
      aheadMs: projects.clockOffsetMs,
      branding,
    })
    .from(apps)
    .innerJoin(projects, eq(projects.id, apps.projectId))
    .leftJoin(branding, eq(branding.appId, apps.id))
    .where(eq(apps.id, appId));
  if (!row) throw new Error(`There is no app ${appId}.`);
  const colour = row.branding?.appearance?.color_accent.slice(0, 7) ?? plainColour;
  return {
    look: { ...plain, app: row.name, colour, supportEmail: row.branding?.supportEmail ?? null },
    portalUrl: managementUrl(address, row),
    aheadMs: row.aheadMs,
  };
}

/** A worded letter in an app's own looks. */
export function laidOut(words: Worded, look: Look, to: string): Letter {
  return {
    to,
    subject: words.subject,
    text: plainText(words, look),
    html: html(words, look),
    ...(look.supportEmail && { replyTo: look.supportEmail }),
  };
}
