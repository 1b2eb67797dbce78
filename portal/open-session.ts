import type { PortalAnswer, PortalBranding } from "@hemline/protocol";
import { api } from "./api.ts";
import type { LabelKey } from "./i18n/language.ts";
import { PortalRefusal } from "./portal-refusal.ts";

/** What somebody sees who has come here. */
export type Entrance =
  | { at: "door"; branding: PortalBranding; why: LabelKey | null }
  | { at: "desk"; branding: PortalBranding; customer: PortalAnswer };

/** A letter's token. It is kept until the service has answered it, so that who was offline can try again. */
let token = location.hash.slice(1);
// Out of the address before anybody bookmarks it, together with what a card provider may have added.
if (location.hash || location.search) history.replaceState(null, "", `${location.pathname}${languageQuery()}`);

/** In development React asks twice; the link's token works once. */
let opening: Promise<Entrance> | undefined;

/**
 * Comes in by a link from a letter, or by a cookie from before.
 * @throws PortalRefusal; asking again is safe.
 */
export function comeIn(): Promise<Entrance> {
  opening ??= come().finally(() => {
    opening = undefined;
  });
  return opening;
}

/** The language that was asked for stays, so that the page speaks it when it is loaded again. */
function languageQuery(): string {
  const locale = new URLSearchParams(location.search).get("locale");
  return locale ? `?${new URLSearchParams({ locale })}` : "";
}

async function come(): Promise<Entrance> {
  const branding = await api.branding();
  const why = token ? await spent() : null;
  // Who opens their letter twice, or in two tabs, is in already.
  if (!(await api.isOpen())) return { at: "door", branding, why };
  return { at: "desk", branding, customer: await api.customer() };
}

/** @returns why the link opens nothing. */
async function spent(): Promise<LabelKey | null> {
  try {
    await api.enter(token);
  } catch (refusal) {
    if (!(refusal instanceof PortalRefusal) || (refusal.status !== 410 && refusal.status !== 400)) throw refusal;
    token = "";
    return "door.link_used";
  }
  token = "";
  return null;
}
