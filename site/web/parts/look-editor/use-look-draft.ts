import { useMemo, useSyncExternalStore } from "react";
import { openAccountDialog } from "../../state/account-dialog.ts";
import { useHoldReload } from "../../state/hold-reload.ts";
import { uploadPhoto } from "../photos/upload-photo.ts";
import { createUploadQueue, type Upload, type UploadQueue } from "../photos/upload-queue.ts";
import { type DraftStore, openDraft } from "./draft-store.ts";
import { isEmptyDraft, type LocalLookDraft, receivePhoto, removePhoto } from "./look-draft.ts";

interface Stores {
  draft: DraftStore<LocalLookDraft>;
  uploadQueue: UploadQueue;
}

/** By draft key: uploads and drafts outlive the page, while the member looks at others. */
const storesByKey = new Map<string, Stores>();

function storesFor(key: string, initial: LocalLookDraft): Stores {
  const present = storesByKey.get(key);
  const isUnused = !present || (present.draft.isInitial() && present.uploadQueue.read().length === 0);
  const stores = isUnused ? createStores(key, initial) : present;
  // The server renders for all members and must not keep a draft of one.
  if (typeof window !== "undefined") storesByKey.set(key, stores);
  return stores;
}

function createStores(key: string, initial: LocalLookDraft): Stores {
  // Photos that were not uploaded cannot be kept: a page may not open a file again by itself.
  const persisted = (draft: LocalLookDraft) => {
    const photos = draft.photos.filter(({ photo }) => photo);
    return isEmptyDraft({ ...draft, photos }) ? null : { ...draft, photos };
  };
  const draft = openDraft(key, initial, persisted, localStorageOrNull());
  const uploadQueue = createUploadQueue({
    upload: uploadPhoto,
    onUploaded: (photo) => draft.change((before) => receivePhoto(before, photo)),
    onRefused: (id) => draft.change((before) => removePhoto(before, id)),
    requestLogin: (retry) =>
      openAccountDialog({ mode: "login", reason: "Log in to upload your photos", onSignedIn: retry }),
  });
  return { draft, uploadQueue };
}

/** Reading `localStorage` throws where a person has forbidden it, and on the server. */
function localStorageOrNull(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export interface LookDraftControls {
  draft: LocalLookDraft;
  /** The latest draft, for code that has waited since it was rendered. */
  read: () => LocalLookDraft;
  uploads: readonly Upload[];
  uploadQueue: UploadQueue;
  change: (to: (draft: LocalLookDraft) => LocalLookDraft) => void;
  /** This device had stored the draft earlier. */
  isRestored: boolean;
  /** Cancels the uploads and deletes the draft. */
  clear: () => void;
}

const noUploads: readonly Upload[] = [];

/** The draft of a look under `key`; the server renders `initial`, the browser continues with what it has stored. */
export function useLookDraft(key: string, initial: LocalLookDraft): LookDraftControls {
  const { draft, uploadQueue } = useMemo(() => storesFor(key, initial), [key, initial]);
  const uploads = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.read, () => noUploads);
  const isRestored = useSyncExternalStore(
    draft.subscribe,
    () => draft.isRestored,
    () => false,
  );
  useHoldReload(uploads.some(({ state }) => state.step === "waiting" || state.step === "sending"));
  return {
    draft: useSyncExternalStore(draft.subscribe, draft.read, () => initial),
    read: draft.read,
    uploads,
    uploadQueue,
    change: draft.change,
    isRestored,
    clear() {
      uploadQueue.clear();
      draft.clear();
    },
  };
}
