import { type BackendCode, backendCodes as code, type ProblemBody } from "@hemline/protocol";
import { maxBalance } from "@hemline/protocol/limits";

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

/** `GET, HEAD or POST` */
const anyOf = new Intl.ListFormat("en-GB", { type: "disjunction" });

export const MissingKey = problem(401, code.invalidAuthToken, () => "Send an API key: Authorization: Bearer <key>.");
export const UnknownKey = problem(
  401,
  code.invalidApiKey,
  () => "We don’t know this API key. Check that it’s complete.",
);
export const ForeignKey = problem(401, code.invalidApiKey, () => "Invalid API key. Use your Web Billing API key.");
export const MistypedKey = problem(
  401,
  code.invalidApiKey,
  () => "This secret key is mistyped or incomplete. Copy it again.",
);
export const SecretKeyNeeded = problem(403, code.invalidApiKey, () => "This request needs a secret key.");
export const UnknownProject = problem(404, code.badRequest, (it: string) => `There is no project ${it}.`);
export const UnknownApp = problem(404, code.badRequest, (it: string) => `There is no app ${it}.`);
export const NoSuchKey = problem(404, code.badRequest, (it: string) => `No active key begins with ${it}.`);
export const AmbiguousKey = problem(
  409,
  code.badRequest,
  (it: string, keys: string[]) => `Several keys begin with ${it}: ${keys.join(", ")}.`,
);
export const ClockStands = problem(409, code.badRequest, (why: string) => why);
export const BadRequest = problem(400, code.badRequest, (reason: string) => reason);
export const BodyTooLarge = problem(
  413,
  code.badRequest,
  (bytes: number) => `The request body can have at most ${bytes} bytes.`,
);
export const UnknownPath = problem(404, code.badRequest, (path: string) => `There is nothing at ${path}.`);
export const WrongMethod = problem(
  405,
  code.badRequest,
  (method: string, path: string, allowed: string[]) =>
    `${path} doesn’t accept ${method}. Use ${anyOf.format(allowed)}.`,
);
export const BadAttributes = problem(400, code.invalidAttributesBody, (reason: string) => reason);
export const BadAttribute = problem(400, code.invalidAttributes, (reason: string) => reason);
export const BadAppUserId = problem(400, code.emptyAppUserId, (why: string) => `The app user id ${why}.`);
export const UnknownSubscriber = problem(404, code.subscriberNotFound, (id: string) => `There is no customer ${id}.`);
export const NoSuchSubscription = problem(
  404,
  code.badRequest,
  (it: string) => `There is no active subscription to ${it}.`,
);

export const NoSuchEndpoint = problem(404, code.badRequest, (it: string) => `There is no webhook endpoint ${it}.`);
export const NoSuchDelivery = problem(404, code.badRequest, (it: string) => `There is no delivery ${it}.`);
export const NoSuchReceipt = problem(404, code.badRequest, (it: string) => `There is no receipt ${it}.`);

export const InvalidEmail = problem(400, code.invalidEmail, (email: string) => `${email} is not an email address.`);
export const EmailNeeded = problem(400, code.emailRequired, () => "Send an email address to complete the purchase.");
export const NoMailServer = problem(
  400,
  code.noMailServer,
  (email: string) => `${email.slice(email.lastIndexOf("@") + 1)} can’t receive email. Check the address.`,
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
export const UnknownSession = problem(
  404,
  code.invalidOperationSession,
  () => "We can’t find this checkout. Start a new one.",
);
export const CannotComplete = problem(409, code.purchaseCannotBeCompleted, (why: string) => why);
export const TaxNotActive = problem(
  422,
  code.taxNotActive,
  () =>
    "The app collects taxes, but they aren’t switched on at the card provider. With a production key, the app sells without tax.",
);
export const InvalidTaxOrigin = problem(
  422,
  code.invalidTaxOrigin,
  () => "The card provider doesn’t have the seller’s address. With a production key, the app sells without tax.",
);
export const MissingTaxPermission = problem(
  422,
  code.missingTaxPermission,
  () => "The card provider’s key isn’t allowed to calculate taxes. With a production key, the app sells without tax.",
);
export const NoDiscounts = problem(
  422,
  code.badRequest,
  (it: string) => `There is no discount code ${it}. Discount codes aren’t supported.`,
);
export const SandboxOnly = problem(
  400,
  code.sandboxOnly,
  () => "No real card provider is set up, so only sandbox keys can sell.",
);
export const LiveOnly = problem(
  400,
  code.storeProblem,
  () => "The card provider is in live mode. Use a production key to sell.",
);
export const NoCheckout = problem(
  400,
  code.badRequest,
  () => "Test store keys have no checkout. Send a receipt instead.",
);
export const BadReceipt = problem(400, code.invalidReceipt, (why: string) => why);

export const NoSuchPortal = problem(404, code.badRequest, () => "We can’t find this page. Check the link.");
export const NothingInPortal = problem(404, code.badRequest, () => "We can’t find this page.");
export const PortalElsewhere = problem(
  403,
  code.badRequest,
  () => "This request came from another website, so we didn’t carry it out.",
);
export const PortalClosed = problem(401, code.invalidAuthToken, () => "Request a new link to continue.");
export const PortalLinkUsed = problem(
  410,
  code.invalidAuthToken,
  () => "This link has been used or has expired. Request a new one.",
);
export const NoSuchPortalSubscription = problem(404, code.badRequest, () => "We can’t find this subscription.");
export const CardNotReady = problem(409, code.badRequest, () => "Your card wasn’t confirmed. Enter it again.");
export const CannotTransfer = problem(
  409,
  code.cannotTransfer,
  () => "This purchase belongs to another customer and can’t be moved.",
);
export const PurchaseOfAnother = problem(
  409,
  code.purchaseOfAnother,
  () => "This purchase belongs to another customer and can’t be moved.",
);
export const BadRedemption = problem(
  404,
  code.invalidRedemptionToken,
  () => "We can’t find a purchase for this link. It may have been used already.",
);
/** @param sentTo where a fresh link is on its way to, made unreadable for others; null when no address is known. */
export const ExpiredRedemption = (sentTo: string | null) =>
  new Problem(
    400,
    code.expiredRedemptionToken,
    sentTo ? `This link has expired. We’ve emailed a new one to ${sentTo}.` : "This link has expired.",
    { more: sentTo ? { purchase_redemption_error_info: { obfuscated_email: sentTo } } : {} },
  );
export const UnknownCurrency = problem(422, code.badRequest, (it: string) => `There is no virtual currency ${it}.`);
export const CurrencyShort = problem(422, code.badRequest, (it: string) => `The customer doesn’t have enough ${it}.`);
export const KeyInUse = problem(
  409,
  code.badRequest,
  () => "A request with this Idempotency-Key is still running. Try again in a moment.",
);
export const KeyUsedOtherwise = problem(
  422,
  code.badRequest,
  () => "This Idempotency-Key was used for another request. Use a new one for each request.",
);
export const PurseFull = problem(
  422,
  code.badRequest,
  (it: string) => `A customer can have at most ${maxBalance.toLocaleString("en-GB")} ${it}.`,
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
  () => "The amounts have changed since you saw them. Check them and try again.",
);
export const CardDeclined = problem(
  422,
  code.purchaseCannotBeCompleted,
  () => "Your card was declined. Nothing has changed. Try another card.",
);
export const NewCardDeclined = problem(
  422,
  code.purchaseCannotBeCompleted,
  () => "Your new card is saved, but your bank declined the payment. Try another card.",
);
export const UnknownEntitlement = problem(404, code.badRequest, (it: string) => `There is no entitlement ${it}.`);

export const ProviderRefused = (cause: unknown) =>
  new Problem(424, code.gatewayGenericError, "The card provider didn’t accept this purchase.", { cause });
export const ProviderSilent = (cause: unknown) =>
  new Problem(424, code.gatewayGenericError, "The card provider isn’t responding. Try again in a moment.", { cause });
export const TooManyRequests = (seconds: number) =>
  new Problem(
    429,
    code.badRequest,
    `Too many requests. Try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
    {
      retryAfterSeconds: seconds,
    },
  );
export const InternalError = (cause: unknown) =>
  new Problem(500, code.internalServerError, "Something went wrong on our side. Try again in a moment.", { cause });
/** The database is unavailable; a retry in a moment is answered. */
export const Away = (cause: unknown) =>
  new Problem(503, code.internalServerError, "We’re not available right now. Try again in a few seconds.", {
    cause,
    retryAfterSeconds: 2,
  });
