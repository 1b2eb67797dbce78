import { reverseMappedEnum } from "./reverse-mapped-enum.ts";

const codes = {
  UnknownError: 0,
  /** The customer closed the checkout before paying. */
  UserCancelledError: 1,
  /** The card provider or the billing service could not set up the purchase. */
  StoreProblemError: 2,
  PurchaseNotAllowedError: 3,
  PurchaseInvalidError: 4,
  ProductNotAvailableForPurchaseError: 5,
  ProductAlreadyPurchasedError: 6,
  ReceiptAlreadyInUseError: 7,
  InvalidReceiptError: 8,
  MissingReceiptFileError: 9,
  NetworkError: 10,
  InvalidCredentialsError: 11,
  UnexpectedBackendResponseError: 12,
  InvalidAppUserIdError: 14,
  OperationAlreadyInProgressError: 15,
  UnknownBackendError: 16,
  InvalidAppleSubscriptionKeyError: 17,
  IneligibleError: 18,
  InsufficientPermissionsError: 19,
  /** The charge did not go through; a later one may. */
  PaymentPendingError: 20,
  InvalidSubscriberAttributesError: 21,
  LogOutWithAnonymousUserError: 22,
  ConfigurationError: 23,
  UnsupportedError: 24,
  EmptySubscriberAttributesError: 25,
  CustomerInfoError: 28,
  SignatureVerificationError: 36,
  InvalidEmailError: 38,
} as const;
/**
 * Why something was refused. The numbers are stable and shared by every client of the billing service; the gaps are
 * codes of other platforms. A name is found by its number too: `ErrorCode[10]` is `"NetworkError"`.
 */
export const ErrorCode = reverseMappedEnum(codes);
export type ErrorCode = (typeof codes)[keyof typeof codes];

const sentences: Record<ErrorCode, string> = {
  0: "Something unexpected went wrong.",
  1: "The purchase was cancelled.",
  2: "The purchase could not be set up.",
  3: "This device or customer isn't allowed to make purchases.",
  4: "This purchase is not valid.",
  5: "This product can't be bought right now.",
  6: "This product is already active for this customer.",
  7: "Another customer already uses this receipt.",
  8: "The receipt is not valid.",
  9: "The receipt is missing.",
  10: "Error performing request. Please check your network connection and try again.",
  11: "The credentials were not accepted. Check the API key.",
  12: "The billing service sent an unexpected answer.",
  14: "The app user id is not valid.",
  15: "A purchase is already in progress.",
  16: "Unknown backend error.",
  17: "The Apple subscription key is missing or not valid.",
  18: "This customer is not eligible for the offer.",
  19: "There is no permission for this purchase.",
  20: "The payment has not gone through yet.",
  21: "One or more attributes could not be saved.",
  22: "An anonymous customer cannot be logged out.",
  23: "The configuration is not valid.",
  24: "This is not supported here.",
  25: "The request for attributes was empty.",
  28: "The customer's purchases could not be read.",
  36: "The answer's signature could not be verified.",
  38: "The email address is not valid.",
};

/** Details beyond the error code. */
export interface PurchasesErrorExtra {
  /** The status of its answer, e.g. 409. */
  readonly statusCode?: number;
  /** The billing service's own number, e.g. 7772. */
  readonly backendErrorCode?: number;
  /** The purchase that went through although this was thrown; support finds it by this id. */
  readonly operationSessionId?: string;
}

/** Everything that `Purchases` throws or rejects with, once it is configured. */
export class PurchasesError extends Error {
  override readonly name = "PurchasesError";
  readonly errorCode: ErrorCode;
  /** What lay beneath, in the words of the network, the billing service or the card provider. Not for customers. */
  readonly underlyingErrorMessage: string | null;
  readonly extra: PurchasesErrorExtra | undefined;

  constructor(errorCode: ErrorCode, message?: string, underlying?: string | null, extra?: PurchasesErrorExtra) {
    super(message ?? sentences[errorCode]);
    this.errorCode = errorCode;
    this.underlyingErrorMessage = underlying ?? null;
    this.extra = extra;
  }

  /** Everything a log needs: the code, its name, and what lay beneath. */
  override toString(): string {
    const beneath = this.underlyingErrorMessage ? ` (${this.underlyingErrorMessage})` : "";
    return `PurchasesError ${this.errorCode} ${ErrorCode[this.errorCode]}: ${this.message}${beneath}`;
  }
}

/** `Purchases.getSharedInstance()` was called before `Purchases.configure()`. */
export class UninitializedPurchasesError extends Error {
  override readonly name = "UninitializedPurchasesError";

  constructor() {
    super("Call Purchases.configure() before Purchases.getSharedInstance().");
  }
}
