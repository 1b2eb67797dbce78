import type { Pages } from "../../shared/pages.ts";
import { loginRequired } from "../problems.ts";
import type { ListLoaders, PageLoaders, PageRequest } from "../request/page-loader.ts";
import { notificationsOf } from "./notification-items.ts";
import { notificationSettingsOf } from "./notification-settings.ts";
import { memberOfUnsubscribeToken } from "./unsubscribe.ts";

const minuteMs = 60_000;

async function notificationsPage({ site, viewer, url }: PageRequest): Promise<Pages["notifications"]> {
  if (!viewer) throw loginRequired();
  const notifications = await notificationsOf(site, viewer, url.searchParams.get("after"));
  const now = new Date(Math.floor(site.clock().getTime() / minuteMs) * minuteMs);
  return { notifications, now: now.toISOString() };
}

async function settingsPage({ site, viewer }: PageRequest): Promise<Pages["settingsNotifications"]> {
  if (!viewer) throw loginRequired();
  return notificationSettingsOf(site, viewer.id);
}

async function unsubscribePage({ site, url }: PageRequest): Promise<Pages["unsubscribe"]> {
  if (url.searchParams.has("done")) return { step: "done" };
  const token = url.searchParams.get("token") ?? "";
  return (await memberOfUnsubscribeToken(site, token)) ? { step: "confirm", token } : { step: "expired" };
}

async function notificationList({ site, viewer, url }: PageRequest) {
  if (!viewer) throw loginRequired();
  return notificationsOf(site, viewer, url.searchParams.get("after"));
}

export const notificationLists = { notifications: notificationList } satisfies Partial<ListLoaders>;
export const notificationPages = {
  notifications: notificationsPage,
  settingsNotifications: settingsPage,
  unsubscribe: unsubscribePage,
} satisfies Partial<PageLoaders>;
