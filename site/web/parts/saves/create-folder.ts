import { api } from "../../../shared/paths.ts";
import type { Folder } from "../../../shared/saves/folder.ts";
import { randomUuid } from "../../../shared/uuid.ts";
import { callApi } from "../../call-api.ts";

/** The same name sent again, after a lost connection, is the same folder. */
let attempt: { name: string; key: string } | null = null;

/** @throws CallFailure */
export async function createFolder(name: string): Promise<Folder | undefined> {
  if (attempt?.name !== name) attempt = { name, key: randomUuid() };
  const headers = { "Idempotency-Key": attempt.key };
  const { data } = await callApi<Folder>(api.folders, { body: { name }, headers, toasts: "form" });
  attempt = null;
  return data;
}
