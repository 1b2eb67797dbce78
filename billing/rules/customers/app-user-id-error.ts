import { placeholderIds } from "@hemline/protocol/app-user-ids";
import { maxAppUserIdLength } from "../limits.ts";

const reserved = new Set([...placeholderIds, "anonymous", "guest", "-1", "0", "[]", "{}", "[object Object]"]);

export function appUserIdError(id: string): string | null {
  if (id === "") return "must not be empty";
  if (id.length > maxAppUserIdLength) return `must not be longer than ${maxAppUserIdLength} characters`;
  if (id.includes("/")) return "must not contain a slash";
  if (id.includes("\0")) return "must not contain a null character";
  return reserved.has(id) ? `must not be ${JSON.stringify(id)}` : null;
}
