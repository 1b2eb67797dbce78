import { useMemo, useSyncExternalStore } from "react";
import type { Draft, LookDraftBody } from "../../../../shared/drafts/draft.ts";
import type { DraftPlace } from "../../../../shared/drafts/draft-place.ts";
import { openAccountDialog } from "../../../state/account-dialog.ts";
import { useHoldReload } from "../../../state/hold-reload.ts";
import { draftCalls } from "../../drafts/draft-calls.ts";
import { type DraftStore, openDraft } from "../../drafts/draft-store.ts";
import { type DraftState, DraftSync } from "../../drafts/draft-sync.ts";
import { draftVersionStorage } from "../../drafts/draft-version-storage.ts";
import { localStorageOrNull } from "../../drafts/local-storage.ts";
import { useDraftSync } from "../../drafts/use-draft-sync.ts";
import { uploadPhoto } from "../../photos/upload-photo.ts";
import { createUploadQueue, type Upload, type UploadQueue } from "../../photos/upload-queue.ts";
import type { LocalLookDraft } from "./local-look-draft.ts";
import { hasSameContent, receivePhoto, removePhoto, uploadedOnly } from "./look-draft.ts";
import { fromDraftBody, toDraftBody } from "./look-draft-body.ts";

interface Stores {
  draft: DraftStore<LocalLookDraft>;
  uploadQueue: UploadQueue;
  sync: DraftSync<LookDraftBody> | null;
}

/** By draft key: uploads and drafts outlive the page, while the member looks at others. */
const storesByKey = new Map<string, Stores>();

function storesFor(key: string, initial: LocalLookDraft, place: DraftPlace | null): Stores {
  const present = storesByKey.get(key);
  const stores = !present || isUnchanged(present) ? createStores(key, initial, place) : present;
  stores.draft.startFrom(initial);
  // The server renders for all members and must not keep a draft of one.
  if (typeof window !== "undefined") storesByKey.set(key, stores);
  return stores;
}

const isUnchanged = ({ draft, uploadQueue }: Stores): boolean =>
  hasSameContent(draft.read(), draft.initial()) && uploadQueue.read().every(({ state }) => state.step === "arrived");

function createStores(key: string, initial: LocalLookDraft, place: DraftPlace | null): Stores {
  const persisted = (draft: LocalLookDraft, without: LocalLookDraft) => {
    const kept = uploadedOnly(draft);
    return hasSameContent(kept, without) ? null : kept;
  };
  const draft = openDraft(key, initial, persisted, localStorageOrNull());
  const uploadQueue = createUploadQueue({
    upload: uploadPhoto,
    onUploaded: (photo) => draft.change((before) => receivePhoto(before, photo)),
    onRefused: (id) => draft.change((before) => removePhoto(before, id)),
    requestLogin: (retry) =>
      openAccountDialog({ mode: "login", reason: "Log in to upload your photos", onSignedIn: retry }),
  });
  const form = {
    read: () => toDraftBody(draft.read(), draft.initial()),
    show: (found: Draft<LookDraftBody> | null) =>
      draft.change((before) => fromDraftBody(found, before, draft.initial())),
    subscribe: draft.subscribe,
  };
  const sync =
    place && new DraftSync(form, draftCalls<LookDraftBody>(place), draftVersionStorage(key, localStorageOrNull()));
  return { draft, uploadQueue, sync };
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
  /** What the draft is without changes. */
  initial: LocalLookDraft;
  hasChanges: boolean;
  /** Cancels the uploads and all changes. */
  clear: () => void;
  /** Null for a draft that stays on this device. */
  sync: DraftSync<LookDraftBody> | null;
  syncState: DraftState<LookDraftBody>;
}

const noUploads: readonly Upload[] = [];

/**
 * The draft of a look under `key`; the server renders `initial`, the browser continues with what it has stored.
 * @param place where the member's other devices find it
 */
export function useLookDraft(key: string, initial: LocalLookDraft, place: DraftPlace | null = null): LookDraftControls {
  const { draft, uploadQueue, sync } = useMemo(() => storesFor(key, initial, place), [key, initial, place]);
  const syncState = useDraftSync(sync);
  const uploads = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.read, () => noUploads);
  const isRestored = useSyncExternalStore(
    draft.subscribe,
    () => draft.isRestored,
    () => false,
  );
  useHoldReload(uploads.some(({ state }) => state.step === "waiting" || state.step === "sending"));
  const present = useSyncExternalStore(draft.subscribe, draft.read, () => initial);
  return {
    draft: present,
    initial,
    hasChanges: !hasSameContent(present, initial),
    read: draft.read,
    uploads,
    uploadQueue,
    change: draft.change,
    isRestored,
    clear() {
      uploadQueue.clear();
      draft.clear();
    },
    sync,
    syncState,
  };
}
