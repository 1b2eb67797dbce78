import { Button } from "@hemline/ui/buttons/button.tsx";
import { ConfirmDialog } from "@hemline/ui/dialogs/confirm-dialog.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api, paths } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { emptyDraft, isEmptyDraft } from "../../parts/look-editor/look-draft.ts";
import { LookEditor } from "../../parts/look-editor/look-editor.tsx";
import { useLookDraft } from "../../parts/look-editor/use-look-draft.ts";
import { useViewer } from "../../payload.ts";

export function PostLook() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const controls = useLookDraft(`hemline:look:${viewer?.slug}`, emptyDraft);
  const [isConfirming, setConfirming] = useState(false);
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
      <LookEditor
        controls={controls}
        submitLabel="Post look"
        draftNote="Your draft is saved on this device until you post it."
        secondaryAction={
          !isEmptyDraft(controls.draft) && (
            <Button kind="bare" onClick={() => setConfirming(true)}>
              Discard draft
            </Button>
          )
        }
        onSend={async (body) => {
          // A photo belongs to one look only, so its id identifies the look across attempts.
          const headers = { "Idempotency-Key": body.photos[0]?.id ?? "without-photos" };
          const { data } = await callApi<{ slug: string }>(api.looks, {
            method: "POST",
            body,
            headers,
            toasts: "form",
          });
          controls.clear();
          await navigate(data ? paths.look(data.slug) : paths.looks);
        }}
      />
      <ConfirmDialog
        open={isConfirming}
        title="Discard this draft?"
        yes="Discard draft"
        no="Keep draft"
        onNo={() => setConfirming(false)}
        onYes={() => {
          controls.clear();
          setConfirming(false);
        }}
      >
        You’ll lose the photos and text in this draft. Looks you’ve posted won’t change.
      </ConfirmDialog>
    </div>
  );
}
