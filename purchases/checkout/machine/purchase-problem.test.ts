import { expect, test } from "vitest";
import { ErrorCode, PurchasesError } from "../../errors.ts";
import { errorOfAnswer } from "../../http/backend-errors.ts";
import { isEmailProblem, isRetriable, type ProblemKind, problem, problemOf, rejectionOf } from "./purchase-problem.ts";

test.each<[ProblemKind, number, ErrorCode, boolean]>([
  ["setting-up", 0, ErrorCode.StoreProblemError, true],
  ["charging", 1, ErrorCode.PaymentPendingError, true],
  ["unknown", 2, ErrorCode.UnknownError, true],
  ["network", 3, ErrorCode.NetworkError, true],
  ["missing-email", 4, ErrorCode.PurchaseInvalidError, true],
  ["already-purchased", 5, ErrorCode.ProductAlreadyPurchasedError, false],
  ["tax-not-active", 6, ErrorCode.UnknownError, true],
  ["invalid-tax-origin", 7, ErrorCode.UnknownError, true],
  ["missing-permission", 8, ErrorCode.UnknownError, true],
])("%s is shown as %i, rejects with error code %i, and can be tried again: %s", (kind, code, errorCode, again) => {
  const one = problem(kind, "Why.");
  expect([one.code, isRetriable(one)]).toEqual([code, again]);
  expect(rejectionOf(one)).toMatchObject({ errorCode, underlyingErrorMessage: "Why.", extra: undefined });
});

test.each<[number, number, ProblemKind, ErrorCode]>([
  [409, 7772, "already-purchased", ErrorCode.ProductAlreadyPurchasedError],
  [422, 7012, "missing-email", ErrorCode.PurchaseInvalidError],
  [422, 7834, "missing-email", ErrorCode.PurchaseInvalidError],
  [422, 7879, "missing-email", ErrorCode.PurchaseInvalidError],
  [422, 7898, "tax-not-active", ErrorCode.UnknownError],
  [422, 7899, "invalid-tax-origin", ErrorCode.UnknownError],
  [422, 7900, "missing-permission", ErrorCode.UnknownError],
  [422, 7901, "setting-up", ErrorCode.StoreProblemError],
  [422, 7878, "setting-up", ErrorCode.StoreProblemError],
  [400, 1234, "setting-up", ErrorCode.StoreProblemError],
])("an answer of %i with the code %i is %s, shows that code, and rejects with %i", (status, code, kind, errorCode) => {
  const cause = errorOfAnswer("startCheckout", status, JSON.stringify({ code, message: "Why." }));
  const one = problemOf(cause, "setting-up");
  expect(one).toMatchObject({ kind, code, backendErrorCode: code });
  expect(rejectionOf(one)).toMatchObject({ errorCode, extra: { backendErrorCode: code } });
  expect(isEmailProblem(one)).toBe(kind === "missing-email");
});

test.each<[string, unknown, ProblemKind, number]>([
  ["a failing server", errorOfAnswer("call", 500, "oops"), "setting-up", ErrorCode.UnknownBackendError],
  ["a lost line", new PurchasesError(ErrorCode.NetworkError), "network", ErrorCode.NetworkError],
  ["anything that nobody expected", new TypeError("What?"), "unknown", 2],
])("%s", (_, cause, kind, code) => {
  expect(problemOf(cause, "setting-up")).toMatchObject({ kind, code });
});
