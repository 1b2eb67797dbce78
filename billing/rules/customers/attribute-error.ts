import { maxAttributeNameLength, maxAttributeValueLength } from "../limits.ts";

/** Reserved names: the person, their devices, other services' ids, attribution. */
const reserved = new Set(
  [
    "email displayName phoneNumber preferredLocale attConsentStatus deviceVersion ip",
    "apnsTokens fcmTokens idfa idfv gpsAdId androidId amazonAdId",
    "adjustId appsflyerId fbAnonId mparticleId onesignalId onesignalUserId airshipChannelId cleverTapId",
    "firebaseAppInstanceId mixpanelDistinctId posthogUserId amplitudeUserId amplitudeDeviceId kochavaDeviceId",
    "tenjinId customerioId branchId brazeAliasName brazeAliasLabel",
    "iterableUserId iterableCampaignId iterableTemplateId",
    "mediaSource campaign adGroup ad keyword creative",
  ]
    .join(" ")
    .split(" ")
    .map((it) => `$${it}`),
);

function isOwn(name: string): boolean {
  return !name.startsWith("$");
}

export function attributeError(name: string, value: string | null): string | null {
  if (!isOwn(name) && !reserved.has(name))
    return `${name}: names that begin with $ are reserved, and this isn’t one of them`;
  if (name.length > maxAttributeNameLength)
    return `${name.slice(0, maxAttributeNameLength)}…: a name can have at most ${maxAttributeNameLength} characters`;
  if (isOwn(name) && !/^\p{L}/u.test(name)) return `${JSON.stringify(name)}: a name must begin with a letter`;
  if (value !== null && value.length > maxAttributeValueLength)
    return `${name}: a value can have at most ${maxAttributeValueLength} characters`;
  return null;
}
