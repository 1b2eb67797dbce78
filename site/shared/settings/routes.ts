import type { Routes } from "../route.ts";

export const settingsRoutes = {
  settingsProfile: { path: "/settings/profile" },
  settingsAccount: { path: "/settings/account" },
  settingsNotifications: { path: "/settings/notifications" },
  settingsPrivacy: { path: "/settings/privacy" },
  settingsSubscription: { path: "/settings/subscription" },
  settingsDecisions: { path: "/settings/decisions" },
  settingsData: { path: "/settings/data" },
} satisfies Routes;
