import { notificationFilters } from "../../shared/notifications/notification.ts";
import type { Pages } from "../../shared/pages.ts";
import { badRequest, loginRequired } from "../problems.ts";
import type { PageLoaders, PageRequest } from "../request/page-loader.ts";
import { pageMinute } from "../request/page-minute.ts";
import { notificationsOf } from "./notification-items.ts";
import { notificationSettingsOf } from "./notification-settings.ts";
import { memberOfUnsubscribeToken } from "./unsubscribe.ts";

async function notificationsPage({ site, viewer, url }: PageRequest): Promise<Pages["notifications"]> {
  if (!viewer) throw loginRequired();
  const wanted = url.searchParams.get("show") || "all";
  const show = notificationFilters.find((filter) => filter === wanted);
  if (!show) throw badRequest("Show all notifications, or only “unread”, “follows”, “comments” or “likes”.");
  const notifications = await notificationsOf(site, viewer, show, url.searchParams.get("after"));
  return { notifications, show, now: pageMinute(site) };
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

export const notificationPages = {
  notifications: notificationsPage,
  settingsNotifications: settingsPage,
  unsubscribe: unsubscribePage,
} satisfies Partial<PageLoaders>;
