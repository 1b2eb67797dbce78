import { randomBytes } from "node:crypto";
import { accessSync, constants, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { errorCode, errorMessage } from "./errors/error-code.ts";

const key = z.string().min(1);
const Secrets = z.object({
  billingPublicKey: key,
  billingSecretKey: key,
  gatewaySecretKey: key,
  gatewayPublishableKey: key,
  gatewayWebhookSecret: key,
});
/** Anything but an object has none of them. */
const StoredSecrets = z.record(z.string(), z.unknown()).catch({}).pipe(Secrets);
/** Keys that the services of one installation use between themselves. */
export type Secrets = z.infer<typeof Secrets>;

const random = (prefix: string) => prefix + randomBytes(24).toString("hex");

const newSecrets = (): Secrets => ({
  billingPublicKey: random("rcb_sb_"),
  billingSecretKey: random("sk_"),
  gatewaySecretKey: random("sk_test_hemline_"),
  gatewayPublishableKey: random("pk_test_hemline_"),
  gatewayWebhookSecret: random("whsec_"),
});

/**
 * The keys in the data folder, created at the first start. Two first starts at the same time end with the same keys.
 * @throws an Error with one sentence when the folder cannot be written to or the file is damaged: new keys would not
 * open what the old ones closed
 */
export function secretsIn(dataDir: string): Secrets {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new Error(
      `Hemline can’t write to the data folder ${dataDir}. Change its permissions or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  const path = join(dataDir, "secrets.json");
  return read(path) ?? create(path, join(dataDir, `.secrets-${process.pid}`));
}

function create(path: string, draft: string): Secrets {
  const secrets = newSecrets();
  writeFileSync(draft, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  try {
    // Unlike a rename, a link does not replace what another process has written in the meantime.
    linkSync(draft, path);
    return secrets;
  } catch (error) {
    const existing = errorCode(error) === "EEXIST" ? read(path) : undefined;
    if (!existing) throw error;
    return existing;
  } finally {
    rmSync(draft, { force: true });
  }
}

function read(path: string): Secrets | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw new Error(`Hemline can’t read ${path}: ${errorMessage(error)}`);
  }
  const { success, data, error } = StoredSecrets.safeParse(stored);
  if (success) return data;
  const missing = error.issues.map(({ path: [name] }) => String(name));
  throw new Error(`${path} is damaged. It has no ${missing.join(", ")}. Restore it from a backup.`);
}
