import { Button } from "@hemline/ui/buttons/button.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { newLookPlace } from "../../../shared/drafts/draft-place.ts";
import { api, paths } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { emptyDraft, uploadedOnly } from "../../parts/look-editor/draft/look-draft.ts";
import { useLookDraft } from "../../parts/look-editor/draft/use-look-draft.ts";
import { LookEditor } from "../../parts/look-editor/look-editor.tsx";
import { LinkedItemsProvider } from "../../parts/look-editor/tags/linked-items.tsx";
import { useBeginning } from "../../parts/look-editor/use-beginning.ts";
import { usePage, useViewer } from "../../payload.ts";
import { showSuccess } from "../../state/show-toast.ts";

export function PostLook() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const controls = useLookDraft(`hemline:look:${viewer?.slug}`, emptyDraft, newLookPlace);
  const { sync } = controls;
  const beginning = usePage("postLook");
  useBeginning(controls, beginning);
  const discard = () => {
    const discarded = controls.read();
    controls.clear();
    void sync?.flush();
    showSuccess("Draft discarded", { label: "Undo", run: () => controls.change(() => uploadedOnly(discarded)) });
  };
  return (
    <div className={layout.wrap}>
      <PageMeta
        title="Post a look"
        description="Post photos of what you’re wearing and tag the items in them."
        path={paths.postLook}
        indexed={false}
      />
      <PageTitle lead="A photo of what you’re wearing today is enough. A few words help people find it.">
        Post a look
      </PageTitle>
      <LinkedItemsProvider known={beginning.items} isOwn draft={controls.draft}>
        <LookEditor
          controls={controls}
          submitLabel="Post look"
          secondaryAction={
            controls.hasChanges && (
              <Button kind="bare" onClick={discard}>
                Discard draft
              </Button>
            )
          }
          onSend={async (body) => {
            // A photo belongs to one look only, so its id identifies the look across attempts.
            const key = body.photos[0]?.id ?? "without-photos";
            const draftHeader = await sync?.hold();
            try {
              const { data } = await callApi<{ slug: string }>(api.looks, {
                method: "POST",
                body,
                headers: { "Idempotency-Key": key, ...draftHeader },
                toasts: "form",
              });
              controls.clear();
              sync?.forget();
              await navigate(data ? paths.look(data.slug) : paths.looks);
            } finally {
              sync?.release();
            }
          }}
        />
      </LinkedItemsProvider>
    </div>
  );
}
