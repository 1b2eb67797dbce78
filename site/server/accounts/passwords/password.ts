import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { queueFull } from "../../problems.ts";
import type { PasswordCost } from "../../site-context.ts";

/**
 * Argon2id at twice OWASP's smallest recommendation (19 MiB, 2 passes, 1 lane), in Node's thread pool. Stored as
 * `$argon2id$v=19$m=…,t=…,p=…$salt$tag`, which includes the cost.
 */
export const recommendedCost: PasswordCost = { memory: 38 * 1024, passes: 2, parallelism: 1 };
const maxConcurrent = 4;
const maxWaiting = 60;
const derive: (algorithm: "argon2id", parameters: Argon2Parameters) => Promise<Buffer> = promisify(argon2);

let running = 0;
const waiting: (() => void)[] = [];

/** Limits concurrent derivations: a flood of logins must not exhaust the memory. */
async function limitConcurrency<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxConcurrent) {
    if (waiting.length >= maxWaiting) throw queueFull();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

const tagOf = (password: string, nonce: Buffer, at: PasswordCost) =>
  limitConcurrency(() => derive("argon2id", { message: password.normalize("NFC"), nonce, tagLength: 32, ...at }));

const prefixOf = ({ memory, passes, parallelism }: PasswordCost) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;

/** Passwords are compared in Unicode's NFC form. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const tag = await tagOf(password, salt, cost);
  const text = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `${prefixOf(cost)}${text(salt)}$${text(tag)}`;
}

export const isOutdated = (stored: string, cost: PasswordCost): boolean => !stored.startsWith(prefixOf(cost));

const shape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
const dummyHash = (cost: PasswordCost) => `${prefixOf(cost)}${"A".repeat(22)}$${"A".repeat(43)}`;

/**
 * Compares a password with a stored hash.
 * @param stored null, for no account, takes as long as a hash at the present cost and is false
 */
export async function isPassword(password: string, stored: string | null, cost: PasswordCost): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = shape.exec(stored ?? dummyHash(cost)) ?? [];
  if (!salt || !tag) throw new Error("A stored password hash has an unknown form.");
  const expected = Buffer.from(tag, "base64");
  const given = await tagOf(password, Buffer.from(salt, "base64"), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return stored !== null && timingSafeEqual(given, expected);
}
