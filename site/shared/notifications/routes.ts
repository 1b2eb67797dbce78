import type { Routes } from "../route.ts";

export const notificationsRoutes = {
  notifications: { path: "/notifications", query: ["show", "after", "before"] },
  unsubscribe: { path: "/unsubscribe", query: ["token", "done"], isSecret: true },
} satisfies Routes;
