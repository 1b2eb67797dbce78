import { type NotificationFilter, notificationFilters } from "../../shared/notifications/notification.ts";
import type { Pages } from "../../shared/pages.ts";
import { cursorsOf } from "../db/keyset.ts";
import { invalidNotificationFilter, loginRequired } from "../problems.ts";
import type { ListLoaders, PageLoaders, PageRequest } from "../request/page-loader.ts";
import { pageMinute } from "../request/page-minute.ts";
import { notificationsOf } from "./notification-items.ts";
import { notificationSettingsOf } from "./notification-settings.ts";
import { memberOfUnsubscribeToken } from "./unsubscribe.ts";

async function notificationsPage(request: PageRequest): Promise<Pages["notifications"]> {
  const notifications = await notificationList(request);
  return { notifications, show: wantedFilter(request), now: pageMinute(request.site) };
}

async function notificationList(request: PageRequest) {
  const { site, viewer, url } = request;
  if (!viewer) throw loginRequired();
  return notificationsOf(site, viewer, wantedFilter(request), cursorsOf(url));
}

function wantedFilter({ url }: PageRequest): NotificationFilter {
  const wanted = url.searchParams.get("show") || "all";
  const show = notificationFilters.find((filter) => filter === wanted);
  if (!show) throw invalidNotificationFilter();
  return show;
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

export const notificationLists = { notifications: notificationList } satisfies Partial<ListLoaders>;
export const notificationPages = {
  notifications: notificationsPage,
  settingsNotifications: settingsPage,
  unsubscribe: unsubscribePage,
} satisfies Partial<PageLoaders>;
