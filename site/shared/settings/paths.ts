export const settingsPaths = {
  settingsProfile: "/settings/profile",
  settingsAccount: "/settings/account",
  settingsNotifications: "/settings/notifications",
  settingsPrivacy: "/settings/privacy",
  settingsSubscription: "/settings/subscription",
  settingsDecisions: "/settings/decisions",
  settingsData: "/settings/data",
} as const;
