import { useMemo, useSyncExternalStore } from "react";
import type { ReviewDraftBody } from "../../../../shared/drafts/draft.ts";
import { type DraftPlace, reviewPlace } from "../../../../shared/drafts/draft-place.ts";
import type { WriteReviewPage } from "../../../../shared/reviews/pages.ts";
import { useViewer } from "../../../payload.ts";
import { useHoldReload } from "../../../state/hold-reload.ts";
import { draftCalls } from "../../drafts/draft-calls.ts";
import { type DraftStore, openDraft } from "../../drafts/draft-store.ts";
import { type DraftState, DraftSync } from "../../drafts/draft-sync.ts";
import { draftVersionStorage } from "../../drafts/draft-version-storage.ts";
import { localStorageOrNull } from "../../drafts/local-storage.ts";
import { useDraftSync } from "../../drafts/use-draft-sync.ts";
import { draftBodyOf, fieldsOf, fieldsOfDraft, hasSameFields, type ReviewFields } from "./review-fields.ts";
import { subjectDraftOf } from "./send-review.ts";

export interface ReviewDraftControls {
  fields: ReviewFields;
  hasChanges: boolean;
  isRestored: boolean;
  store: DraftStore<ReviewFields>;
  sync: DraftSync<ReviewDraftBody>;
  state: DraftState<ReviewDraftBody>;
}

/** The form of a review, kept on this device and on the server until it is posted. */
export function useReviewDraft(page: WriteReviewPage): ReviewDraftControls {
  const viewer = useViewer()?.slug ?? "";
  const { subject, own, items } = page;
  const place = reviewPlace(subjectDraftOf(subject));
  const initial = useMemo(() => fieldsOf({ own, items }), [own, items]);
  const { store, sync } = useMemo(() => draftAt(place, viewer, initial), [place, viewer, initial]);
  const state = useDraftSync(sync);
  const fields = useSyncExternalStore(store.subscribe, store.read, () => initial);
  const isStored = useSyncExternalStore(
    store.subscribe,
    () => store.isRestored,
    () => false,
  );
  const hasChanges = !hasSameFields(fields, initial);
  useHoldReload(hasChanges);
  const isRestored = hasChanges && (isStored || (state.step === "saved" && state.isRestored));
  return { fields, hasChanges, isRestored, store, sync, state };
}

function draftAt(place: DraftPlace, viewer: string, initial: ReviewFields) {
  const key = `hemline:${place}:${viewer}`;
  const persisted = (fields: ReviewFields) => (hasSameFields(fields, initial) ? null : fields);
  const store = openDraft(key, initial, persisted, localStorageOrNull());
  const form = {
    read: () => (hasSameFields(store.read(), initial) ? null : draftBodyOf(store.read())),
    show: (draft: Parameters<typeof fieldsOfDraft>[0]) => store.change(() => fieldsOfDraft(draft, initial)),
    subscribe: store.subscribe,
  };
  const sync = new DraftSync(form, draftCalls<ReviewDraftBody>(place), draftVersionStorage(key, localStorageOrNull()));
  return { store, sync };
}
