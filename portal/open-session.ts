import type { PortalAnswer, PortalBranding } from "@hemline/protocol";
import { api } from "./api.ts";
import type { LabelKey } from "./i18n/language.ts";
import { PortalRefusal } from "./portal-refusal.ts";

export type PortalSession =
  | { at: "signed-out"; branding: PortalBranding; why: LabelKey | null }
  | { at: "signed-in"; branding: PortalBranding; customer: PortalAnswer };

/** The token of an emailed link. Kept until the service has answered, so that an offline customer can try again. */
let token = location.hash.slice(1);
// Removes the token, and a card provider's parameters, from the address before it is bookmarked.
if (location.hash || location.search) history.replaceState(null, "", `${location.pathname}${languageQuery()}`);

/** In development React runs effects twice, but the link's token works once. */
let opening: Promise<PortalSession> | undefined;

/**
 * Opens a session with an emailed link's token or with an existing cookie.
 * @throws PortalRefusal; calling it again is safe.
 */
export function openSession(): Promise<PortalSession> {
  opening ??= open().finally(() => {
    opening = undefined;
  });
  return opening;
}

/** The requested language stays in the address for reloads. */
function languageQuery(): string {
  const locale = new URLSearchParams(location.search).get("locale");
  return locale ? `?${new URLSearchParams({ locale })}` : "";
}

async function open(): Promise<PortalSession> {
  const branding = await api.branding();
  const why = token ? await redeemToken() : null;
  // A second tab with a used link may already have a session.
  if (!(await api.isOpen())) return { at: "signed-out", branding, why };
  return { at: "signed-in", branding, customer: await api.customer() };
}

/** @returns why the link does not work, if so */
async function redeemToken(): Promise<LabelKey | null> {
  try {
    await api.enter(token);
  } catch (refusal) {
    if (!(refusal instanceof PortalRefusal) || (refusal.status !== 410 && refusal.status !== 400)) throw refusal;
    token = "";
    return "sign_in.link_used";
  }
  token = "";
  return null;
}
