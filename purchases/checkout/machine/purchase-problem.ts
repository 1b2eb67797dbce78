import { ErrorCode, PurchasesError } from "../../errors.ts";
import { emailCodes } from "../../http/backend-errors.ts";

export type ProblemKind =
  | "setting-up"
  | "charging"
  | "unknown"
  | "network"
  | "missing-email"
  | "already-purchased"
  | "tax-not-active"
  | "invalid-tax-origin"
  | "missing-permission";

export interface PurchaseProblem {
  kind: ProblemKind;
  /** The error code that a customer can tell support. */
  code: number;
  /** For developers: the message of the billing service or the card provider. */
  underlying: string | null;
  backendErrorCode?: number;
}

const shownCodes: Record<ProblemKind, number> = {
  "setting-up": 0,
  charging: 1,
  unknown: 2,
  network: 3,
  "missing-email": 4,
  "already-purchased": 5,
  "tax-not-active": 6,
  "invalid-tax-origin": 7,
  "missing-permission": 8,
};

/** As in the reference client. A failed charge is "pending" because the customer may try again. */
const rejections: Record<ProblemKind, ErrorCode> = {
  "setting-up": ErrorCode.StoreProblemError,
  charging: ErrorCode.PaymentPendingError,
  unknown: ErrorCode.UnknownError,
  network: ErrorCode.NetworkError,
  "missing-email": ErrorCode.PurchaseInvalidError,
  "already-purchased": ErrorCode.ProductAlreadyPurchasedError,
  "tax-not-active": ErrorCode.UnknownError,
  "invalid-tax-origin": ErrorCode.UnknownError,
  "missing-permission": ErrorCode.UnknownError,
};

const kindsByBackendCode: Record<number, ProblemKind> = {
  7898: "tax-not-active",
  7899: "invalid-tax-origin",
  7900: "missing-permission",
};

const kindsByErrorCode: Partial<Record<ErrorCode, ProblemKind>> = {
  [ErrorCode.ProductAlreadyPurchasedError]: "already-purchased",
  [ErrorCode.InvalidEmailError]: "missing-email",
  [ErrorCode.NetworkError]: "network",
};

/** By the error code of a failed operation. */
const kindsByOperationCode: Record<number, ProblemKind> = {
  1: "setting-up",
  2: "setting-up",
  3: "charging",
  4: "setting-up",
  5: "already-purchased",
};

/** `otherwise` is the kind of a cause without one of its own. */
export function problemOf(cause: unknown, otherwise: ProblemKind): PurchaseProblem {
  if (!(cause instanceof PurchasesError)) return problem("unknown", String(cause));
  const backendErrorCode = cause.extra?.backendErrorCode;
  const kind = kindsByBackendCode[backendErrorCode ?? 0] ?? kindsByErrorCode[cause.errorCode] ?? otherwise;
  return {
    kind,
    code: backendErrorCode ?? cause.errorCode,
    underlying: cause.underlyingErrorMessage ?? cause.message,
    ...(backendErrorCode === undefined ? {} : { backendErrorCode }),
  };
}

export function problem(kind: ProblemKind, underlying: string | null): PurchaseProblem {
  return { kind, code: shownCodes[kind], underlying };
}

export function problemOfOperation(failure: { code: number; message: string } | null): PurchaseProblem {
  const kind = kindsByOperationCode[failure?.code ?? 0] ?? "unknown";
  return problem(kind, failure?.message ?? "The operation failed without a reason.");
}

export function rejectionOf({ kind, underlying, backendErrorCode }: PurchaseProblem): PurchasesError {
  const extra = backendErrorCode === undefined ? undefined : { backendErrorCode };
  return new PurchasesError(rejections[kind], undefined, underlying, extra);
}

export function isEmailProblem(one: PurchaseProblem): boolean {
  return emailCodes.has(one.backendErrorCode ?? 0);
}

export function isRetriable({ kind }: PurchaseProblem): boolean {
  switch (kind) {
    case "setting-up":
    case "charging":
    case "unknown":
    case "network":
    case "missing-email":
    case "tax-not-active":
    case "invalid-tax-origin":
    case "missing-permission":
      return true;
    case "already-purchased":
      return false;
  }
}
