import { Button } from "@hemline/ui/buttons/button.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import { entryPreviewDays } from "../../../../shared/lifetimes.ts";
import type { EntryPreviewAnswer } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { api } from "../../../../shared/paths.ts";
import { callApi } from "../../../call-api.ts";
import { showError, showSuccess } from "../../../state/show-toast.ts";
import { formatLocalDay } from "../../format/format-local.ts";
import type { EntrySaving } from "../saving/use-entry-saving.ts";
import { useOpenPreview } from "./use-open-preview.ts";

/** The entry as readers will see it, and a link with which others read the newest text before it is published. */
export function PreviewLink({ saving }: { saving: Pick<EntrySaving, "autosave" | "idOfEntry"> }) {
  const { idOfEntry } = saving;
  const ownPreview = useOpenPreview(saving);
  const [preview, setPreview] = useState<EntryPreviewAnswer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (act: (id: string) => Promise<void>) => {
    setBusy(true);
    try {
      const id = await idOfEntry();
      if (id !== null) await act(id);
    } catch {
      // A toast has said why.
    } finally {
      setBusy(false);
    }
  };
  const make = () =>
    run(async (id) => {
      const { data } = await callApi<EntryPreviewAnswer>(api.adminEntryPreviews(id), {
        method: "POST",
        toasts: "failures",
      });
      if (data) setPreview(data);
    });
  const end = () =>
    run(async (id) => {
      await callApi(api.adminEntryPreviews(id), { method: "DELETE", toasts: "failures" });
      setPreview(null);
      showSuccess("Preview links ended");
    });
  return (
    <section className={layout.stack} aria-label="Preview">
      <h3 className={typography.h14}>Preview</h3>
      <div>
        <Button kind="line" size="sm" busy={ownPreview.isBusy} onClick={() => void ownPreview.open()}>
          Open preview
        </Button>
      </div>
      {preview ? (
        <TextField
          label="Link"
          dir="ltr"
          readOnly
          value={preview.url}
          hint={`It works until ${formatLocalDay(preview.expiresAt)}. We show it only once, so copy it now.`}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      ) : (
        <p className={`${typography.s13} ${typography.dim}`}>
          Others need a link. Anyone with the link can read the newest text for {entryPreviewDays} days, without an
          account.
        </p>
      )}
      <div className={`${layout.row} ${layout.wrapping}`}>
        {preview ? (
          <Button kind="line" size="sm" onClick={() => void copy(preview.url)}>
            Copy link
          </Button>
        ) : (
          <Button kind="line" size="sm" busy={isBusy} onClick={() => void make()}>
            Create link
          </Button>
        )}
        <Button kind="bare" size="sm" busy={isBusy} onClick={() => void end()}>
          End all links
        </Button>
      </div>
    </section>
  );
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showSuccess("Link copied");
  } catch {
    showError("We couldn’t copy the link. Select it and copy it.");
  }
}
