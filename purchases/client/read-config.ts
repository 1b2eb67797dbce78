import type { FlagsConfig, HttpConfig, PurchasesConfig } from "../configuration.ts";
import { ErrorCode, PurchasesError } from "../errors.ts";
import { checkAddress, checkApiKey, checkAppUserId, checkHeaders } from "./validate-arguments.ts";

/**
 * Reads what `configure` was called with: one object, or its parts one after another.
 * @throws PurchasesError for the first thing that is wrong: the arguments, the key, the user, the address, the headers.
 */
export function readConfig(
  first: PurchasesConfig | string,
  appUserId?: string,
  httpConfig?: HttpConfig,
  flags?: FlagsConfig,
): PurchasesConfig {
  const config = typeof first === "object" && first !== null ? first : fromParts(first, appUserId, httpConfig, flags);
  checkApiKey(config.apiKey, { allowPaddle: config.flags?.allowPaddleAPIKey ?? false });
  checkAppUserId(config.appUserId);
  checkAddress("proxy URL", config.httpConfig?.proxyURL);
  checkAddress("eventsURL", config.httpConfig?.eventsURL);
  checkHeaders(config.httpConfig?.additionalHeaders);
  return config;
}

function fromParts(apiKey: unknown, appUserId: unknown, httpConfig?: HttpConfig, flags?: FlagsConfig): PurchasesConfig {
  if (typeof apiKey !== "string" || typeof appUserId !== "string")
    throw new PurchasesError(
      ErrorCode.ConfigurationError,
      "Purchases.configure takes one object, or an API key and an app user id as strings.",
    );
  return { apiKey, appUserId, ...(httpConfig ? { httpConfig } : {}), ...(flags ? { flags } : {}) };
}
