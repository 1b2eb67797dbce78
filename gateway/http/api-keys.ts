import { noKey, type Problem, secretKeyRequired, wrongAccount, wrongKey } from "./problem.ts";

export interface Keys {
  secret: string;
  publishable: string;
}

/** Who may call an endpoint: `browser` also with the publishable key, `anybody` without a key. */
export type Audience = "server" | "browser" | "anybody";

/** A simulator's key names its owner: `sk_test_<owner>_…`. A real one has only letters and digits after `sk_test_`. */
const simulated = { secret: /^sk_test_[a-z0-9]+_[A-Za-z0-9]+$/, publishable: /^pk_test_[a-z0-9]+_[A-Za-z0-9]+$/ };

/** @throws one sentence when a key is, or could be, a real provider's. */
export function refuseRealKeys(keys: Keys): void {
  for (const kind of ["secret", "publishable"] as const)
    if (!simulated[kind].test(keys[kind]))
      throw new Error(
        `The card simulator does not run with a real provider's ${kind} key (${keys[kind].slice(0, 8)}…): its own keys look like ${kind === "secret" ? "sk" : "pk"}_test_<name>_<letters>.`,
      );
}

function keyFromAuthorization(authorization: string | undefined): string | undefined {
  const [scheme, credentials = ""] = authorization?.split(" ") ?? [];
  if (scheme?.toLowerCase() === "bearer") return credentials;
  if (scheme?.toLowerCase() === "basic") return Buffer.from(credentials, "base64").toString().split(":")[0];
  return undefined;
}

/** Removes a field that is part of the envelope and not of the call. */
function taken(fields: URLSearchParams, name: string): string | undefined {
  const value = fields.getAll(name).at(-1);
  fields.delete(name);
  return value;
}

/** Checked before any of the body is read. */
export function unknownKeyProblem(authorization: string | undefined, keys: Keys): Problem | undefined {
  const key = keyFromAuthorization(authorization);
  return key && key !== keys.secret && key !== keys.publishable ? wrongKey(key) : undefined;
}

export interface Caller {
  audience: "server" | "browser";
  clientSecret: string | undefined;
}

/**
 * Identifies the caller: a server with its secret key, or a browser with the publishable key and (for intents) a
 * client secret.
 * @throws 401 and 403 in the provider's words.
 */
export function identifyCaller(
  headers: { authorization: string | undefined; account: string | undefined },
  fields: URLSearchParams,
  own: { keys: Keys; account: string },
  wanted: Audience,
): Caller {
  if (wanted === "anybody") return { audience: "browser", clientSecret: undefined };
  const key = keyFromAuthorization(headers.authorization) ?? taken(fields, "key");
  if (!key) throw noKey();
  if (key !== own.keys.secret && key !== own.keys.publishable) throw wrongKey(key);
  const account = headers.account ?? taken(fields, "_stripe_account");
  if (account !== undefined && account !== own.account) throw wrongAccount(account);
  if (key === own.keys.secret) return { audience: "server", clientSecret: undefined };
  if (wanted === "server") throw secretKeyRequired();
  taken(fields, "_stripe_version");
  return { audience: "browser", clientSecret: taken(fields, "client_secret") };
}
