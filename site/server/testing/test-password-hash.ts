import { argon2Sync } from "node:crypto";

/** A password hash at a low cost. */
export function testPasswordHash(password: string): string {
  const nonce = Buffer.alloc(16, 7);
  const tag = argon2Sync("argon2id", {
    message: password,
    nonce,
    memory: 64,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const text = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=64,t=1,p=1$${text(nonce)}$${text(tag)}`;
}
