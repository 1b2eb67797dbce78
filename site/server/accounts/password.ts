import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { SiteProblem } from "../problems.ts";

/**
 * Argon2id at twice OWASP's smallest recommendation (19 MiB, 2 passes, 1 lane). Runs in Node's thread pool, off the
 * main thread. Stored in the usual form `$argon2id$v=19$m=…,t=…,p=…$salt$tag`, so that a later change of cost is seen.
 */
const cost = { memory: 38 * 1024, passes: 2, parallelism: 1 } as const;
const atOnce = 4;
const waitingAtMost = 60;
const derive = promisify(argon2);

let running = 0;
const waiting: (() => void)[] = [];

/** Lets at most four derivations run at once and 60 wait: a flood of logins must not eat the machine's memory. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= waitingAtMost)
      throw new SiteProblem(503, "Too many people are logging in at this moment. Try again in a few seconds.", {
        headers: { "Retry-After": "5" },
      });
    await new Promise<void>((go) => waiting.push(go));
  } else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

const tagOf = (password: string, nonce: Buffer, with_: { memory: number; passes: number; parallelism: number }) =>
  inTurn(() =>
    derive("argon2id", { message: password.normalize("NFC"), nonce, tagLength: 32, ...with_ }),
  ) as Promise<Buffer>;

const todays = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;

/** The string to keep for a password. Passwords are compared in Unicode's NFC form. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await tagOf(password, salt, cost);
  const text = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `${todays}${text(salt)}$${text(tag)}`;
}

/** True for what was kept at another cost than today's. */
export const isOutdated = (kept: string): boolean => !kept.startsWith(todays);

const shape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
const nobody = `${todays}${"A".repeat(22)}$${"A".repeat(43)}`;

/** True when `password` is the one behind `kept`. Without an account (`kept` null) it takes as long and is false. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = shape.exec(kept ?? nobody) ?? [];
  if (!salt || !tag) throw new Error("A stored password hash has an unknown form.");
  const expected = Buffer.from(tag, "base64");
  const given = await tagOf(password, Buffer.from(salt, "base64"), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return kept !== null && timingSafeEqual(given, expected);
}
