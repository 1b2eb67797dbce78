import layout from "@hemline/ui/styles/layout.module.css";
import { useMemo } from "react";
import { editedLookPlace } from "../../../shared/drafts/draft-place.ts";
import type { LookDetail } from "../../../shared/looks/look.ts";
import { paths } from "../../../shared/paths.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { DiscardChanges } from "../../parts/look-editor/discard-changes.tsx";
import type { LocalLookDraft } from "../../parts/look-editor/draft/local-look-draft.ts";
import { LookConflict } from "../../parts/look-editor/draft/look-conflict.tsx";
import { useLookDraft } from "../../parts/look-editor/draft/use-look-draft.ts";
import { LookEditor } from "../../parts/look-editor/look-editor.tsx";
import { LinkedItemsProvider } from "../../parts/look-editor/tags/linked-items.tsx";
import { useSaveChanges } from "../../parts/look-editor/use-save-changes.ts";
import { usePage } from "../../payload.ts";

export function EditLook() {
  const { look, ownId, changedAt } = usePage("editLook");
  const initial = useMemo(() => draftOf(look, changedAt), [look, changedAt]);
  const known = useMemo(() => look.tags.flatMap(({ item }) => item ?? []), [look]);
  const controls = useLookDraft(`hemline:edit:${look.slug}`, initial, ownId === null ? null : editedLookPlace(ownId));
  const { save, isRefused } = useSaveChanges(controls, look.slug);
  // Until it is known what another device has done, the draft may be one that has been saved.
  const isKnown = controls.sync === null || controls.syncState.step !== "empty" || isRefused;
  return (
    <div className={layout.wrap}>
      <PageMeta
        title={`Edit ${look.title}`}
        description="Change the photos, tags and caption of your look."
        path={paths.editLook(look.slug)}
        indexed={false}
      />
      <PageTitle>Edit look</PageTitle>
      <LinkedItemsProvider known={known} isOwn={ownId !== null} draft={controls.draft}>
        <LookEditor
          controls={controls}
          submitLabel="Save changes"
          draftNote={
            controls.sync
              ? "Others see the look as published until you save your changes."
              : "Your changes stay on this device until you save them."
          }
          notice={
            isKnown &&
            controls.hasChanges &&
            controls.syncState.step !== "conflict" &&
            controls.draft.basedOn !== changedAt && <LookConflict controls={controls} changedAt={changedAt} />
          }
          secondaryAction={<DiscardChanges controls={controls} slug={look.slug} />}
          onSend={save}
        />
      </LinkedItemsProvider>
    </div>
  );
}

const draftOf = (
  { title, text, occasion, season, colours, audience, photos, tags }: LookDetail,
  changedAt: string,
): LocalLookDraft => ({
  title,
  text,
  occasion: occasion ?? "",
  season: season ?? "",
  colours,
  audience,
  photos: photos.map((photo) => ({ id: photo.id, alt: photo.alt, photo })),
  tags: tags.map(({ photo, x, y, name, item, product }, at) => ({
    ...{ photo, x, y, name, key: String(at), item: item?.id },
    product: item ? undefined : product?.slug,
  })),
  waiting: [],
  basedOn: changedAt,
});
