import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { Draft, LookDraftBody } from "../../../../shared/drafts/draft.ts";
import type { DraftPlace } from "../../../../shared/drafts/draft-place.ts";
import { useViewer } from "../../../payload.ts";
import { openAccountDialog } from "../../../state/account-dialog.ts";
import { useHoldReload } from "../../../state/hold-reload.ts";
import { draftCalls } from "../../drafts/draft-calls.ts";
import { type DraftStore, openDraft } from "../../drafts/draft-store.ts";
import { type DraftState, DraftSync } from "../../drafts/draft-sync.ts";
import { draftVersionStorage } from "../../drafts/draft-version-storage.ts";
import { localStorageOrNull } from "../../drafts/local-storage.ts";
import { useDraftSync } from "../../drafts/use-draft-sync.ts";
import { type ChosenFile, keptFilesOf } from "../../photos/kept-files/kept-files.ts";
import { uploadPhoto } from "../../photos/upload-photo.ts";
import { createUploadQueue, type Upload, type UploadQueue } from "../../photos/upload-queue.ts";
import { useUploads } from "../../photos/use-uploads.ts";
import type { LocalLookDraft } from "./local-look-draft.ts";
import { hasSameContent, receivePhoto, removePhoto, withUnsentPhotos } from "./look-draft.ts";
import { fromDraftBody, toDraftBody } from "./look-draft-body.ts";

interface Stores {
  draft: DraftStore<LocalLookDraft>;
  uploadQueue: UploadQueue;
  sync: DraftSync<LookDraftBody> | null;
  /** Continues with the photos that this device has kept. Only the first call does. */
  resume(): void;
  isResuming(): boolean;
}

/** By draft key: uploads and drafts outlive the page, while the member looks at others. */
const storesByKey = new Map<string, Stores>();

function storesFor(key: string, owner: string, initial: LocalLookDraft, place: DraftPlace | null): Stores {
  const present = storesByKey.get(key);
  const stores = !present || isUnchanged(present) ? createStores(key, owner, initial, place) : present;
  stores.draft.startFrom(initial);
  // The server renders for all members and must not keep a draft of one.
  if (typeof window !== "undefined") storesByKey.set(key, stores);
  return stores;
}

const isUnchanged = ({ draft, uploadQueue, isResuming }: Stores): boolean =>
  !isResuming() &&
  hasSameContent(draft.read(), draft.initial()) &&
  uploadQueue.read().every(({ state }) => state.step === "arrived");

function createStores(key: string, owner: string, initial: LocalLookDraft, place: DraftPlace | null): Stores {
  const persisted = (draft: LocalLookDraft, without: LocalLookDraft) => (hasSameContent(draft, without) ? null : draft);
  const draft = openDraft(key, initial, persisted, localStorageOrNull());
  const uploadQueue = createUploadQueue({
    upload: uploadPhoto,
    onUploaded: (photo) => draft.change((before) => receivePhoto(before, photo)),
    onRefused: (id) => draft.change((before) => removePhoto(before, id)),
    requestLogin: (retry) =>
      openAccountDialog({ mode: "login", reason: "Log in to upload your photos", onSignedIn: retry }),
    keptFiles: keptFilesOf(owner, key),
  });
  const form = {
    read: () => toDraftBody(draft.read(), draft.initial()),
    show: (found: Draft<LookDraftBody> | null) =>
      draft.change((before) => fromDraftBody(found, before, draft.initial())),
    subscribe: draft.subscribe,
  };
  const sync =
    place && new DraftSync(form, draftCalls<LookDraftBody>(place), draftVersionStorage(key, localStorageOrNull()));
  return { draft, uploadQueue, sync, ...resumption(draft, uploadQueue) };
}

/** The device gives its files late: until then their photos stand in the draft without them. */
function resumption(draft: DraftStore<LocalLookDraft>, uploadQueue: UploadQueue) {
  let step: "before" | "running" | "done" = "before";
  const choose = (kept: readonly ChosenFile[]) => {
    const unsent = [...uploadQueue.read(), ...kept].map(({ id }) => id);
    const resumed = withUnsentPhotos(draft.read(), unsent);
    // Every change is saved: without one, another device’s draft stays the newer.
    if (!hasSameContent(resumed, draft.read())) draft.change(() => resumed);
    return kept.filter(({ id }) => resumed.photos.some((one) => one.id === id && !one.photo));
  };
  return {
    isResuming: () => step === "running",
    resume() {
      if (step !== "before") return;
      step = "running";
      void uploadQueue.resume(choose).finally(() => {
        step = "done";
      });
    },
  };
}

export interface LookDraftControls {
  draft: LocalLookDraft;
  /** The latest draft, for code that has waited since it was rendered. */
  read: () => LocalLookDraft;
  uploads: readonly Upload[];
  /** See `UploadQueue`. */
  busyUntilMs: number | null;
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

/**
 * The draft of a look under `key`; the server renders `initial`, the browser continues with what it has stored.
 * @param place where the member's other devices find it
 */
export function useLookDraft(key: string, initial: LocalLookDraft, place: DraftPlace | null = null): LookDraftControls {
  const owner = useViewer()?.slug ?? "";
  const stores = useMemo(() => storesFor(key, owner, initial, place), [key, owner, initial, place]);
  const { draft, uploadQueue, sync } = stores;
  const syncState = useDraftSync(sync);
  const { uploads, busyUntilMs } = useUploads(uploadQueue);
  // Only the browser has files.
  useEffect(() => stores.resume(), [stores]);
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
    busyUntilMs,
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
