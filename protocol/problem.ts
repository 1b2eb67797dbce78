import * as z from "zod";

/** Every error code of the API. */
export const backendCodes = {
  invalidPlatform: 7000,
  invalidEmail: 7012,
  storeProblem: 7101,
  cannotTransfer: 7102,
  invalidReceipt: 7103,
  invalidAppStoreSecret: 7104,
  invalidPaymentMode: 7105,
  invalidProductId: 7106,
  invalidStoreCredentials: 7107,
  internalServerError: 7110,
  emptyAppUserId: 7220,
  invalidAuthToken: 7224,
  invalidApiKey: 7225,
  badRequest: 7226,
  storeQuotaExceeded: 7229,
  invalidPackageName: 7230,
  storeGenericError: 7231,
  ineligibleForPromotion: 7232,
  invalidSubscriptionKey: 7234,
  subscriberNotFound: 7259,
  invalidAttributes: 7263,
  invalidAttributesBody: 7264,
  malformedProductIds: 7662,
  alreadySubscribed: 7772,
  gatewayGenericError: 7773,
  offerNotFound: 7814,
  noMailServer: 7834,
  invalidRedemptionToken: 7849,
  purchaseOfAnother: 7852,
  expiredRedemptionToken: 7853,
  invalidOperationSession: 7877,
  purchaseCannotBeCompleted: 7878,
  emailRequired: 7879,
  taxNotActive: 7898,
  invalidTaxOrigin: 7899,
  missingTaxPermission: 7900,
  sandboxOnly: 7901,
} as const;
export type BackendCode = (typeof backendCodes)[keyof typeof backendCodes];

/** Body of every error response: a code for programs and a message for people. */
export const ProblemBody = z.object({
  code: z.int(),
  message: z.string(),
  /** Of an expired redemption link: where a new one was sent. */
  purchase_redemption_error_info: z.object({ obfuscated_email: z.string() }).optional(),
});
export type ProblemBody = z.infer<typeof ProblemBody>;
