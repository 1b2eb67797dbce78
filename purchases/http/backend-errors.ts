import { ErrorCode, PurchasesError } from "../errors.ts";

type Meaning = Extract<keyof typeof ErrorCode, string>;

const codesByMeaning: Partial<Record<Meaning, number[]>> = {
  StoreProblemError: [7101, 7229, 7231, 7773, 7898, 7899, 7900, 7901],
  PurchaseInvalidError: [7105, 7106, 7814, 7877, 7878],
  ProductAlreadyPurchasedError: [7772],
  ReceiptAlreadyInUseError: [7102],
  InvalidReceiptError: [7103],
  InvalidAppUserIdError: [7220],
  InvalidCredentialsError: [7107, 7224, 7225],
  IneligibleError: [7232],
  CustomerInfoError: [7259],
  UnexpectedBackendResponseError: [7104, 7110, 7226, 7234],
  InvalidSubscriberAttributesError: [7263, 7264],
  ConfigurationError: [7000, 7230],
  UnsupportedError: [7662],
  InvalidEmailError: [7012, 7834, 7879],
};

const errorCodes = new Map(
  Object.entries(codesByMeaning).flatMap(([name, codes]) =>
    codes.map((code) => [code, ErrorCode[name as Meaning]] as const),
  ),
);

export const emailCodes: ReadonlySet<number> = new Set(codesByMeaning.InvalidEmailError);

/** The error of a status of 400 or more. Only bodies below 500 carry a known code. */
export function errorOfAnswer(request: string, status: number, body: string): PurchasesError {
  const { code, message } = status < 500 ? readProblem(body) : {};
  const errorCode = errorCodes.get(code ?? -1);
  const extra = { statusCode: status, ...(code === undefined ? {} : { backendErrorCode: code }) };
  if (errorCode !== undefined) return new PurchasesError(errorCode, undefined, message, extra);
  return new PurchasesError(
    ErrorCode.UnknownBackendError,
    undefined,
    `Request: ${request}. Status code: ${status}. Body: ${body}.`,
    extra,
  );
}

function readProblem(body: string): { code?: number; message?: string } {
  try {
    const { code, message }: { code?: unknown; message?: unknown } = JSON.parse(body);
    return {
      ...(Number.isInteger(code) ? { code: code as number } : {}),
      ...(typeof message === "string" ? { message } : {}),
    };
  } catch {
    return {};
  }
}
