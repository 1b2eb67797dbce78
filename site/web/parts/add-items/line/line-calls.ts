import type { UserAnswer } from "../../../../shared/accounts/user.ts";
import type { Answer, FaultAnswer } from "../../../../shared/api-answer.ts";
import type { ItemCard, ItemDraft } from "../../../../shared/items/item.ts";
import { api } from "../../../../shared/paths.ts";
import { fetchJson } from "../../../fetch-json.ts";
import { UploadFailure } from "../../photos/upload-failure.ts";
import { uploadPhoto } from "../../photos/upload-photo.ts";

/** Without an answer or progress for so long, the connection counts as lost: a phone that changes its network is not told. */
const silenceTimeoutMs = 60_000;

/** What the line asks of the site. Every call throws an UploadFailure. */
export interface LineCalls {
  upload(id: string, file: Blob, onProgress: (part: number) => void, signal: AbortSignal): Promise<unknown>;
  createItem(photo: string): Promise<ItemCard>;
  /** @throws 401 when another member has logged in meanwhile, perhaps in another tab */
  requireMember(): Promise<void>;
}

export const lineCalls = (memberId: string): LineCalls => ({
  upload,
  createItem,
  async requireMember() {
    const signal = AbortSignal.timeout(silenceTimeoutMs);
    const unanswered = () => ({ status: 0, answer: null });
    const { status, answer } = await fetchJson<Answer<UserAnswer>>(api.user, { signal }).catch(unanswered);
    if (status === 200 && answer?.data?.id === memberId) return;
    throw new UploadFailure("GET", api.user, status === 200 ? 401 : status, null, null);
  },
});

const upload: LineCalls["upload"] = async (id, file, onProgress, signal) => {
  const silence = new AbortController();
  const abort = () => silence.abort();
  let timer = setTimeout(abort, silenceTimeoutMs);
  signal.addEventListener("abort", abort, { once: true });
  try {
    await uploadPhoto(
      id,
      file,
      (part) => {
        clearTimeout(timer);
        timer = setTimeout(abort, silenceTimeoutMs);
        onProgress(part);
      },
      silence.signal,
    );
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
  }
};

/** The photo's id is the key: the same photo is one item, however often it is sent. */
async function createItem(photo: string): Promise<ItemCard> {
  const draft: ItemDraft = { photo };
  const headers = { Accept: "application/json", "Content-Type": "application/json", "Idempotency-Key": photo };
  const signal = AbortSignal.timeout(silenceTimeoutMs);
  const sent = { method: "POST", headers, body: JSON.stringify(draft), signal };
  const response = await fetch(api.items, sent).catch(() => null);
  const answer: (Answer<ItemCard> & FaultAnswer) | null = (await response?.json().catch(() => null)) ?? null;
  if (response?.ok && answer?.data) return answer.data;
  const retryAfter = response?.headers.get("Retry-After") ?? null;
  throw new UploadFailure("POST", api.items, response?.status ?? 0, answer, retryAfter);
}
