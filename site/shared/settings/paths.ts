export const settingsPaths = {
  settingsProfile: "/settings/profile",
  settingsAccount: "/settings/account",
  settingsPrivacy: "/settings/privacy",
  settingsData: "/settings/data",
} as const;
