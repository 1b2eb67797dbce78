import { createHash } from "node:crypto";
import { lchownSync, lstatSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../error-code.ts";
import type { ServerAccount } from "./server-account.ts";

/** No port is ever opened; the number is only part of the socket's name. */
export const port = 5432;

/** The system's limit for the path of a unix socket, in bytes: 108 on Linux, 104 on macOS, including the terminator. */
const maxPathBytes = process.platform === "darwin" ? 103 : 107;

/** The cluster itself, which only its owner may enter, or a private temporary folder when its path is too long. */
export function socketFolderFor(cluster: string, identity: ServerAccount): string {
  if (Buffer.byteLength(join(cluster, `.s.PGSQL.${port}`)) <= maxPathBytes) return cluster;
  const folder = join("/tmp", `hemline-${createHash("sha256").update(cluster).digest("hex").slice(0, 20)}`);
  const owner = identity.uid ?? process.getuid?.();
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
  // A folder owned by root was just created, here or by a concurrent start; nobody else's is ever taken over.
  if (identity.uid !== undefined && lstatSync(folder).uid === 0) lchownSync(folder, identity.uid, identity.gid!);
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0)
    throw new Error(`${folder} belongs to another user: set DATA_DIR to a shorter path.`);
  return folder;
}

export const urlOf = (socketFolder: string, database: string) =>
  `postgres://postgres@localhost/${database}?host=${encodeURIComponent(socketFolder)}&port=${port}`;
