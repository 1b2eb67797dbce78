import { randomBytes } from "node:crypto";
import { accessSync, constants, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Keys that only this installation's own rooms use among themselves. */
export interface Secrets {
  billingPublicKey: string;
  billingSecretKey: string;
  gatewaySecretKey: string;
  gatewayPublishableKey: string;
  gatewayWebhookSecret: string;
}

const random = (prefix: string) => prefix + randomBytes(24).toString("hex");

const fresh = (): Secrets => ({
  billingPublicKey: random("rcb_sb_"),
  billingSecretKey: random("sk_"),
  gatewaySecretKey: random("sk_test_hemline_"),
  gatewayPublishableKey: random("pk_test_hemline_"),
  gatewayWebhookSecret: random("whsec_"),
});

/**
 * The keys kept in the data folder; made at the first start. Two first starts at once end with the same keys.
 * @throws one sentence when the folder cannot be written to, or when the file is damaged: new keys would not open what the old ones closed.
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
  const draft = join(dataDir, `.secrets-${process.pid}`);
  const kept = read(path);
  if (kept) return kept;
  writeFileSync(draft, JSON.stringify(fresh(), null, 2), { mode: 0o600 });
  try {
    // A link, unlike a rename, refuses to replace what another process has put there in the meantime.
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return read(path) as Secrets;
}

function read(path: string): Secrets | undefined {
  let kept: Partial<Secrets> | null;
  try {
    kept = JSON.parse(readFileSync(path, "utf8")) as Partial<Secrets> | null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new Error(`Hemline can’t read ${path}: ${(error as Error).message}`);
  }
  const missing = (Object.keys(fresh()) as (keyof Secrets)[]).filter((name) => !kept?.[name]);
  if (missing.length > 0)
    throw new Error(`${path} is damaged. It has no ${missing.join(", ")}. Restore it from a backup.`);
  return kept as Secrets;
}
