export const settingsPaths = {
  settingsProfile: "/settings/profile",
  settingsAccount: "/settings/account",
  settingsPrivacy: "/settings/privacy",
} as const;
