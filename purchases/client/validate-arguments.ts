import { placeholderIds } from "@hemline/protocol/app-user-ids";
import { ErrorCode, PurchasesError } from "../errors.ts";
import type { NonSubscriptionOption, PurchaseOption, SubscriptionOption } from "../offerings/product.ts";

const keyShapes = {
  billing: /^rcb_[a-zA-Z0-9_.-]+$/,
  testStore: /^test_[a-zA-Z0-9_.-]+$/,
  paddle: /^pdl_[a-zA-Z0-9_.-]+$/,
};

const reservedHeaders = new Set(
  [
    "Authorization",
    "Content-Type",
    "Accept",
    "X-Platform",
    "X-Version",
    "X-Is-Sandbox",
    "X-Platform-Flavor",
    "X-Platform-Flavor-Version",
  ].map((name) => name.toLowerCase()),
);

/** @throws InvalidCredentialsError unless the key is one of web billing, of a test store, or of Paddle where allowed. */
export function checkApiKey(apiKey: string, o: { allowPaddle: boolean }): void {
  const { billing, testStore, paddle } = keyShapes;
  const allowed = o.allowPaddle ? [billing, testStore, paddle] : [billing, testStore];
  if (!allowed.some((shape) => shape.test(apiKey)))
    throw new PurchasesError(ErrorCode.InvalidCredentialsError, "Invalid API key. Use your Web Billing API key.");
}

/** @throws InvalidAppUserIdError when the id is empty, a placeholder, or contains a slash. */
export function checkAppUserId(appUserId: string): void {
  if (typeof appUserId !== "string" || !appUserId || placeholderIds.includes(appUserId) || appUserId.includes("/"))
    throw new PurchasesError(
      ErrorCode.InvalidAppUserIdError,
      `App user id ${JSON.stringify(appUserId)} is not valid. It must name one customer and must not contain "/".`,
    );
}

/** @throws ConfigurationError when the address ends with a slash. */
export function checkAddress(name: "proxy URL" | "eventsURL", address: string | undefined): void {
  if (address?.endsWith("/"))
    throw new PurchasesError(
      ErrorCode.ConfigurationError,
      `Invalid ${name}. It must not end with a slash: paths are appended as they are.`,
    );
}

/** @throws ConfigurationError when a header is one that the SDK sets itself, in any case. */
export function checkHeaders(headers: Readonly<Record<string, string>> | undefined): void {
  const reserved = Object.keys(headers ?? {}).filter((name) => reservedHeaders.has(name.toLowerCase()));
  if (reserved.length > 0)
    throw new PurchasesError(
      ErrorCode.ConfigurationError,
      `Invalid additional headers: ${reserved.join(", ")} ${reserved.length > 1 ? "are" : "is"} reserved.`,
    );
}

/** @throws PurchaseInvalidError when an option lacks a price or a period. */
export function checkOption(option: PurchaseOption | null | undefined): void {
  const { base, basePrice }: Partial<SubscriptionOption & NonSubscriptionOption> = option ?? {};
  const isPriced = base ? base.price && base.period : basePrice;
  if (!isPriced)
    throw new PurchasesError(ErrorCode.PurchaseInvalidError, `The purchase option ${option?.id ?? ""} has no price.`);
}
