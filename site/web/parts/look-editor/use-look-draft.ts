import { useMemo, useSyncExternalStore } from "react";
import { openAccountModal } from "../../shell/account-request.ts";
import { useHoldReload } from "../../shell/hold-reload.ts";
import { uploadPhoto } from "../photos/upload-photo.ts";
import { createUploadQueue, type Upload, type UploadQueue } from "../photos/upload-queue.ts";
import { type DraftStore, openDraft } from "./draft-store.ts";
import { isEmptyDraft, type LocalLookDraft, receivePhoto, removePhoto } from "./look-draft.ts";

interface Bench {
  draft: DraftStore<LocalLookDraft>;
  uploads: UploadQueue;
}

/** One bench a look in the making: uploads go on and words stay while its member looks at other pages. */
const benches = new Map<string, Bench>();

function benchOf(key: string, initial: LocalLookDraft): Bench {
  const known = benches.get(key);
  const isIdle = !known || (known.draft.isInitial() && known.uploads.read().length === 0);
  const bench = isIdle ? setUp(key, initial) : known;
  // The server draws for everybody: it must not remember anybody.
  if (typeof window !== "undefined") benches.set(key, bench);
  return bench;
}

function setUp(key: string, initial: LocalLookDraft): Bench {
  // Photos that never arrived cannot be kept: a page may not open a file again by itself.
  const kept = (work: LocalLookDraft) => {
    const photos = work.photos.filter(({ photo }) => photo);
    return isEmptyDraft({ ...work, photos }) ? null : { ...work, photos };
  };
  const draft = openDraft(key, initial, kept, storageOf());
  const uploads = createUploadQueue({
    send: uploadPhoto,
    onArrived: (photo) => draft.change((work) => receivePhoto(work, photo)),
    onRefused: (id) => draft.change((work) => removePhoto(work, id)),
    askLogin: (again) => openAccountModal({ mode: "login", reason: "Log in to send your photos", onSignedIn: again }),
  });
  return { draft, uploads };
}

/** Reading `localStorage` throws where a person has forbidden it, and on the server. */
function storageOf(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export interface LookDraftControls {
  work: LocalLookDraft;
  /** The work at this moment, for what has waited since it was drawn. */
  read: () => LocalLookDraft;
  uploads: readonly Upload[];
  up: UploadQueue;
  change: (to: (work: LocalLookDraft) => LocalLookDraft) => void;
  /** True when this device had kept it from another day. */
  isRestored: boolean;
  /** Ends the uploads and forgets the words. */
  clear: () => void;
}

const none: readonly Upload[] = [];

/** The look in the making under `key`; the server draws `initial`, the screen goes on with what it kept. */
export function useLookDraft(key: string, initial: LocalLookDraft): LookDraftControls {
  const { draft, uploads: up } = useMemo(() => benchOf(key, initial), [key, initial]);
  const work = useSyncExternalStore(draft.subscribe, draft.read, () => initial);
  const uploads = useSyncExternalStore(up.subscribe, up.read, () => none);
  const isRestored = useSyncExternalStore(
    draft.subscribe,
    () => draft.isRestored,
    () => false,
  );
  useHoldReload(uploads.some(({ state }) => state.step === "waiting" || state.step === "sending"));
  return {
    work,
    read: draft.read,
    uploads,
    up,
    change: draft.change,
    isRestored,
    clear() {
      up.clear();
      draft.clear();
    },
  };
}
