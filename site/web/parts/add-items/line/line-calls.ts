import type { UserAnswer } from "../../../../shared/accounts/user.ts";
import type { Answer, FaultAnswer } from "../../../../shared/api-answer.ts";
import type { ItemCard, ItemDraft } from "../../../../shared/items/item.ts";
import { api } from "../../../../shared/paths.ts";
import { fetchJson } from "../../../fetch-json.ts";
import { UploadFailure } from "../../photos/upload-failure.ts";
import { uploadPhoto } from "../../photos/upload-photo.ts";

/** What the line asks of the site. Every call throws an UploadFailure. */
export interface LineCalls {
  upload(id: string, file: Blob, onProgress: (part: number) => void, signal: AbortSignal): Promise<unknown>;
  createItem(photo: string): Promise<ItemCard>;
  /** @throws 401 when another member has logged in meanwhile, perhaps in another tab */
  requireMember(): Promise<void>;
}

export const lineCalls = (memberId: string): LineCalls => ({
  upload: uploadPhoto,
  createItem,
  async requireMember() {
    const { status, answer } = await fetchJson<Answer<UserAnswer>>(api.user);
    if (status === 200 && answer?.data?.id === memberId) return;
    throw new UploadFailure("GET", api.user, status === 200 ? 401 : status, null, null);
  },
});

/** The photo's id is the key: the same photo is one item, however often it is sent. */
async function createItem(photo: string): Promise<ItemCard> {
  const draft: ItemDraft = { photo };
  const headers = { Accept: "application/json", "Content-Type": "application/json", "Idempotency-Key": photo };
  const response = await fetch(api.items, { method: "POST", headers, body: JSON.stringify(draft) }).catch(() => null);
  const answer: (Answer<ItemCard> & FaultAnswer) | null = (await response?.json().catch(() => null)) ?? null;
  if (response?.ok && answer?.data) return answer.data;
  const retryAfter = response?.headers.get("Retry-After") ?? null;
  throw new UploadFailure("POST", api.items, response?.status ?? 0, answer, retryAfter);
}
