import { expect, test } from "vitest";
import { ErrorCode } from "../errors.ts";
import { errorOfAnswer } from "./backend-errors.ts";

const table: [number, ErrorCode][] = [
  ...[7101, 7229, 7231, 7773, 7898, 7899, 7900, 7901].map((code): [number, ErrorCode] => [code, 2]),
  ...[7105, 7106, 7814, 7877, 7878].map((code): [number, ErrorCode] => [code, 4]),
  [7772, 6],
  [7102, 7],
  [7103, 8],
  [7220, 14],
  ...[7107, 7224, 7225].map((code): [number, ErrorCode] => [code, 11]),
  [7232, 18],
  [7259, 28],
  ...[7104, 7110, 7226, 7234].map((code): [number, ErrorCode] => [code, 12]),
  ...[7263, 7264].map((code): [number, ErrorCode] => [code, 21]),
  ...[7000, 7230].map((code): [number, ErrorCode] => [code, 23]),
  [7662, 24],
  ...[7012, 7834, 7879].map((code): [number, ErrorCode] => [code, 38]),
];

test.each(table)("backend code %i is error code %i", (code, errorCode) => {
  const problem = errorOfAnswer("call", 422, JSON.stringify({ code, message: "Why." }));
  expect(problem).toMatchObject({ errorCode, underlyingErrorMessage: "Why.", extra: { backendErrorCode: code } });
});

test("an unknown code is an unknown backend error that keeps the code", () => {
  expect(errorOfAnswer("startCheckout", 400, '{"code":1234}')).toMatchObject({
    errorCode: ErrorCode.UnknownBackendError,
    message: "Unknown backend error.",
    underlyingErrorMessage: 'Request: startCheckout. Status code: 400. Body: {"code":1234}.',
    extra: { backendErrorCode: 1234 },
  });
});

test("from 500 on a known code means nothing", () => {
  const problem = errorOfAnswer("call", 503, '{"code":7772}');
  expect(problem.errorCode).toBe(ErrorCode.UnknownBackendError);
  expect(problem.extra).toEqual({ statusCode: 503 });
});

test("a body that is no JSON is an unknown backend error", () => {
  expect(errorOfAnswer("call", 404, "<html>").errorCode).toBe(ErrorCode.UnknownBackendError);
});
