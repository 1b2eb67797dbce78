export const notificationsPaths = {
  notifications: "/notifications",
  /** Of an email: needs no login. */
  unsubscribe: (token: string) => `/unsubscribe?token=${encodeURIComponent(token)}`,
  unsubscribed: "/unsubscribe?done=1",
} as const;

export const notificationsApi = {
  /** Server-sent events. */
  live: "/api/live",
  notificationsSeen: "/api/notifications/seen",
  notificationsRead: "/api/notifications/read",
  notificationRead: (id: string) => `/api/notifications/${id}/read`,
  notificationLevels: "/api/notification-levels",
} as const;
