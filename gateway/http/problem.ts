import type Stripe from "stripe";

/** The inside of `{ error: … }`. */
export type ProblemBody = Stripe.PaymentIntent.LastPaymentError;

/**
 * An error answer in the provider's shape. Thrown, it rolls back the call; returned, it is the call's stored result
 * (a declined card).
 */
export class Problem extends Error {
  readonly status: number;
  readonly body: ProblemBody;
  constructor(status: number, body: ProblemBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** A malformed or impossible request. */
export const problemOf = (
  status: number,
  message: string,
  more: Omit<Partial<ProblemBody>, "type" | "message"> = {},
): Problem => new Problem(status, { type: "invalid_request_error", message, ...more });

export const noSuch = (what: string, id: string): Problem =>
  problemOf(404, `No such ${what}: '${id}'`, { code: "resource_missing", param: "id" });

export const noSuchCursor = (parameter: "starting_after" | "ending_before", id: string): Problem =>
  problemOf(400, `There is no '${id}' to continue from.`, { code: "resource_missing", param: parameter });

export const noSuchPath = (method: string, path: string): Problem =>
  problemOf(404, `Unrecognized request URL (${method}: ${path}).`);

export const bodyTooLarge = (maxBytes: number): Problem =>
  problemOf(413, `The request is too large: at most ${maxBytes} bytes are taken.`);

/** Node's error for a client that disconnected in the middle of a body; nobody reads the answer. */
export const connectionAborted = (error: unknown): Problem | undefined =>
  error instanceof Error && error.message === "aborted" && "code" in error && error.code === "ECONNRESET"
    ? problemOf(400, "The request broke off.")
    : undefined;

export const unknownParameter = (path: string): Problem =>
  problemOf(400, `Received unknown parameter: ${path}`, { code: "parameter_unknown", param: path });

export const missingParameter = (path: string): Problem =>
  problemOf(400, `Missing required param: ${path}.`, { code: "parameter_missing", param: path });

export const badParameter = (path: string, message: string, code?: ProblemBody["code"]): Problem =>
  problemOf(400, message, { param: path, ...(code ? { code } : {}) });

export const unexpectedState = (
  message: string,
  intent: { payment_intent: Stripe.PaymentIntent } | { setup_intent: Stripe.SetupIntent },
): Problem =>
  problemOf(400, message, {
    code: "payment_intent" in intent ? "payment_intent_unexpected_state" : "setup_intent_unexpected_state",
    ...intent,
  });

export const noKey = (): Problem =>
  problemOf(
    401,
    "You did not provide an API key. Send your secret key as a bearer token or as the user of basic auth.",
  );

export const wrongKey = (key: string): Problem =>
  problemOf(401, `Invalid API Key provided: ${key.slice(0, 8)}${"*".repeat(8)}${key.slice(-4)}`);

export const secretKeyRequired = (): Problem =>
  problemOf(401, "This API call cannot be made with a publishable API key. Use a secret API key.", {
    code: "secret_key_required",
  });

export const wrongAccount = (account: string): Problem =>
  problemOf(403, `The provided key does not have access to account '${account}' (or that account does not exist).`, {
    code: "account_invalid",
  });

export const wrongClientSecret = (): Problem =>
  problemOf(400, "The client_secret provided does not match any associated intent on this account.", {
    code: "resource_missing",
    param: "client_secret",
  });

export const keyInUse = (key: string): Problem =>
  problemOf(409, `There is currently another in-progress request using this Idempotent Key: ${key}. Try again later.`, {
    code: "idempotency_key_in_use",
  });

export const keyMismatch = (key: string): Problem =>
  new Problem(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });

export const cardProblem = (body: Omit<ProblemBody, "type">): Problem =>
  new Problem(402, { type: "card_error", ...body });

export const unforeseen = (): Problem =>
  new Problem(500, { type: "api_error", message: "An unexpected error occurred. Nothing was changed." });

export const unknownOutcome = (): Problem =>
  new Problem(500, { type: "api_error", message: "An unexpected error occurred. It is not known what was changed." });
