export const settingsPaths = {
  settingsProfile: "/settings/profile",
  settingsAccount: "/settings/account",
  settingsNotifications: "/settings/notifications",
  settingsPrivacy: "/settings/privacy",
  settingsData: "/settings/data",
} as const;
