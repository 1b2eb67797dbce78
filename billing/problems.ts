import { type BackendCode, backendCodes as code, type ProblemBody } from "@hemline/protocol";

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 422 | 424 | 429 | 500 | 503;

/** A refusal the caller can act on. Everything else that is thrown is a surprise. */
export class Problem extends Error {
  override name = "Problem";
  readonly status: Status;
  readonly code: BackendCode;
  readonly retryAfterSeconds: number | undefined;
  /** Fields of the answer beside its code and message. */
  readonly more: Omit<ProblemBody, "code" | "message">;

  constructor(
    status: Status,
    code: BackendCode,
    message: string,
    o: { cause?: unknown; retryAfterSeconds?: number; more?: Problem["more"] } = {},
  ) {
    super(message, { cause: o.cause });
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = o.retryAfterSeconds;
    this.more = o.more ?? {};
  }
}

const problem =
  <Words extends unknown[]>(status: Status, code: BackendCode, sentence: (...words: Words) => string) =>
  (...words: Words) =>
    new Problem(status, code, sentence(...words));

export const MissingKey = problem(401, code.invalidAuthToken, () => "Send an API key: Authorization: Bearer <key>.");
export const UnknownKey = problem(401, code.invalidApiKey, () => "This API key is not known here.");
export const ForeignKey = problem(401, code.invalidApiKey, () => "Invalid API key. Use your Web Billing API key.");
export const MistypedKey = problem(
  401,
  code.invalidApiKey,
  () => "The checksum of this secret key is wrong: it was mistyped or cut.",
);
export const SecretKeyNeeded = problem(403, code.invalidApiKey, () => "This call needs a secret key.");
export const UnknownProject = problem(404, code.badRequest, (it: string) => `There is no project ${it}.`);
export const UnknownApp = problem(404, code.badRequest, (it: string) => `There is no app ${it}.`);
export const NoSuchKey = problem(404, code.badRequest, (it: string) => `No key that opens begins with ${it}.`);
export const AmbiguousKey = problem(
  409,
  code.badRequest,
  (it: string, keys: string[]) => `Several keys begin with ${it}: ${keys.join(", ")}.`,
);
export const ClockStands = problem(409, code.badRequest, (why: string) => why);
export const BadRequest = problem(400, code.badRequest, (fault: string) => fault);
export const BodyTooLarge = problem(413, code.badRequest, (bytes: number) => `The body is larger than ${bytes} bytes.`);
export const UnknownPath = problem(404, code.badRequest, (path: string) => `There is nothing at ${path}.`);
export const WrongMethod = problem(
  405,
  code.badRequest,
  (method: string, path: string, allowed: string[]) =>
    `${path} does not answer to ${method}, but to ${allowed.join(", ")}.`,
);
export const BadAttributes = problem(400, code.invalidAttributesBody, (fault: string) => fault);
export const BadAttribute = problem(400, code.invalidAttributes, (fault: string) => fault);
export const BadAppUserId = problem(400, code.emptyAppUserId, (why: string) => `The app user id ${why}.`);
export const UnknownSubscriber = problem(404, code.subscriberNotFound, (id: string) => `There is no customer ${id}.`);
export const NoSuchSubscription = problem(
  404,
  code.badRequest,
  (it: string) => `There is no running subscription to ${it}.`,
);

export const NoSuchEndpoint = problem(404, code.badRequest, (it: string) => `There is no webhook endpoint ${it}.`);
export const NoSuchDelivery = problem(404, code.badRequest, (it: string) => `There is no delivery ${it}.`);
export const NoSuchReceipt = problem(404, code.badRequest, (it: string) => `There is no receipt ${it}.`);

export const InvalidEmail = problem(400, code.invalidEmail, (email: string) => `${email} is not an email address.`);
export const EmailNeeded = problem(400, code.emailRequired, () => "An email address is needed to complete a purchase.");
export const NoMailServer = problem(
  400,
  code.noMailServer,
  (email: string) => `Nobody can receive mail at ${email.slice(email.lastIndexOf("@") + 1)}.`,
);
export const UnknownOffer = problem(
  404,
  code.offerNotFound,
  (product: string) => `${product} is not for sale at this price.`,
);
export const AlreadySubscribed = problem(
  409,
  code.alreadySubscribed,
  (it: string) => `You already subscribed to ${it}.`,
);
export const AlreadyPurchased = problem(409, code.alreadySubscribed, (it: string) => `You already purchased ${it}.`);
export const UnknownSession = problem(404, code.invalidOperationSession, () => "There is no such checkout.");
export const CannotComplete = problem(409, code.purchaseCannotBeCompleted, (why: string) => why);
export const TaxNotActive = problem(
  422,
  code.taxNotActive,
  () =>
    "The app collects taxes, which are not switched on at the card provider. With a production key it sells untaxed.",
);
export const InvalidTaxOrigin = problem(
  422,
  code.invalidTaxOrigin,
  () => "The card provider does not know the seller's own address. With a production key the app sells untaxed.",
);
export const MissingTaxPermission = problem(
  422,
  code.missingTaxPermission,
  () => "The card provider's key may not calculate taxes. With a production key the app sells untaxed.",
);
export const NoDiscounts = problem(
  422,
  code.badRequest,
  (it: string) => `There is no discount ${it}: nothing here is sold with discount codes.`,
);
export const SandboxOnly = problem(
  400,
  code.sandboxOnly,
  () => "No real card provider is configured, so only sandbox keys can sell.",
);
export const LiveOnly = problem(
  400,
  code.storeProblem,
  () => "The card provider is in live mode, where sandbox keys cannot sell.",
);
export const NoCheckout = problem(
  400,
  code.badRequest,
  () => "The keys of a test store have no checkout: send a receipt.",
);
export const BadReceipt = problem(400, code.invalidReceipt, (why: string) => why);

export const NoSuchPortal = problem(404, code.badRequest, () => "There is no such portal.");
export const NothingInPortal = problem(404, code.badRequest, () => "There is nothing at this address.");
export const PortalElsewhere = problem(
  403,
  code.badRequest,
  () => "This request came from another page and was not carried out.",
);
export const PortalClosed = problem(401, code.invalidAuthToken, () => "Please ask for a new link to come in.");
export const PortalLinkUsed = problem(
  410,
  code.invalidAuthToken,
  () => "This link was used already or is too old. Please ask for a new one.",
);
export const NoSuchPortalSubscription = problem(404, code.badRequest, () => "There is no such subscription.");
export const CardNotReady = problem(409, code.badRequest, () => "The card was not confirmed. Please enter it again.");
export const CannotTransfer = problem(
  409,
  code.cannotTransfer,
  () => "This purchase belongs to another customer, and stays with them.",
);
export const PurchaseOfAnother = problem(
  409,
  code.purchaseOfAnother,
  () => "This purchase belongs to another customer, and stays with them.",
);
export const BadRedemption = problem(
  404,
  code.invalidRedemptionToken,
  () => "This link leads to no purchase, or has been used already.",
);
/** @param sentTo where a fresh link is on its way to, made unreadable for others; null when no address is known. */
export const ExpiredRedemption = (sentTo: string | null) =>
  new Problem(
    400,
    code.expiredRedemptionToken,
    sentTo ? `This link has expired. A fresh one is on its way to ${sentTo}.` : "This link has expired.",
    { more: sentTo ? { purchase_redemption_error_info: { obfuscated_email: sentTo } } : {} },
  );
export const UnknownCurrency = problem(422, code.badRequest, (it: string) => `There is no virtual currency ${it}.`);
export const CurrencyShort = problem(422, code.badRequest, (it: string) => `The customer has too little ${it}.`);
export const KeyInUse = problem(409, code.badRequest, () => "A call with this Idempotency-Key is still under way.");
export const KeyUsedOtherwise = problem(
  422,
  code.badRequest,
  () => "This Idempotency-Key was used for another request. Take a new one for each request.",
);
export const PurseFull = problem(
  422,
  code.badRequest,
  (it: string) => `Nobody may have more than 2,000,000,000 ${it}.`,
);

export const UnknownTransaction = problem(404, code.badRequest, (id: string) => `The customer has no purchase ${id}.`);
export const NotRefundable = problem(422, code.badRequest, (why: string) => why);
export const NoSuchChange = problem(
  404,
  code.offerNotFound,
  (from: string, to: string) => `${from} cannot be changed to ${to}.`,
);
export const CannotChange = problem(409, code.purchaseCannotBeCompleted, (why: string) => why);
export const QuoteOutdated = problem(
  409,
  code.purchaseCannotBeCompleted,
  () => "The amounts have changed since they were shown. Please look at them again.",
);
export const CardDeclined = problem(
  422,
  code.purchaseCannotBeCompleted,
  () => "The card was declined, and nothing has changed. Please use another card.",
);
export const NewCardDeclined = problem(
  422,
  code.purchaseCannotBeCompleted,
  () => "The new card is saved, but its bank declined the open payment. Please try another card.",
);
export const UnknownEntitlement = problem(404, code.badRequest, (it: string) => `There is no entitlement ${it}.`);

export const ProviderRefused = (cause: unknown) =>
  new Problem(424, code.gatewayGenericError, "The card provider did not accept this purchase.", { cause });
export const ProviderSilent = (cause: unknown) =>
  new Problem(424, code.gatewayGenericError, "The card provider does not answer. Please try again.", { cause });
export const TooManyRequests = (seconds: number) =>
  new Problem(429, code.badRequest, `Too many requests. Try again in ${seconds} seconds.`, {
    retryAfterSeconds: seconds,
  });
export const InternalError = (cause: unknown) =>
  new Problem(500, code.internalServerError, "Something went wrong on our side.", { cause });
/** The database is away: whoever asks again in a moment is answered. */
export const Away = (cause: unknown) =>
  new Problem(503, code.internalServerError, "This service is not available for a moment. Please try again.", {
    cause,
    retryAfterSeconds: 2,
  });
