import { maxAttributeNameLength, maxAttributeValueLength } from "../limits.ts";

/** Names with a meaning that is not the app's own: the person, their devices, other services' ids, where they came from. */
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

export function isOwn(name: string): boolean {
  return !name.startsWith("$");
}

/** Why an attribute cannot be kept; null when it can. */
export function faultOfAttribute(name: string, value: string | null): string | null {
  if (!isOwn(name) && !reserved.has(name)) return `${name}: names with a $ are reserved, and this is none of them`;
  if (name.length > maxAttributeNameLength)
    return `${name.slice(0, maxAttributeNameLength)}…: a name has at most ${maxAttributeNameLength} characters`;
  if (isOwn(name) && !/^\p{L}/u.test(name)) return `${JSON.stringify(name)}: a name begins with a letter`;
  if (value !== null && value.length > maxAttributeValueLength)
    return `${name}: a value has at most ${maxAttributeValueLength} characters`;
  return null;
}
