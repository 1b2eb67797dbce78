import { readFileSync, statSync } from "node:fs";
import { isRoot } from "../data-dir.ts";

/** The account that runs PostgreSQL; without numbers, the account of this process. */
export interface ServerAccount {
  uid?: number;
  gid?: number;
}

/**
 * PostgreSQL refuses to run as root. An existing cluster keeps its owner; a new one belongs to `postgres` where that
 * account exists, else to `nobody`.
 */
export function serverAccountFor(cluster: string): ServerAccount {
  if (!isRoot()) return {};
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const found = findAccount(readFileSync("/etc/passwd", "utf8"));
  if (found) return found;
  throw new Error(
    "PostgreSQL cannot run as root, and /etc/passwd has neither `postgres` nor `nobody`: start Hemline as an ordinary user, or set DATABASE_URL.",
  );
}

/** `postgres`, else `nobody`, in the text of a passwd file; an account with root's uid does not count. */
export function findAccount(passwd: string): Required<ServerAccount> | undefined {
  const accounts = passwd.split("\n").map((line) => line.split(":"));
  for (const wanted of ["postgres", "nobody"]) {
    const account = accounts.find(([name, , uid]) => name === wanted && uid !== "" && Number(uid) > 0);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  return undefined;
}
