import { Button } from "@hemline/ui/buttons/button.tsx";
import { ErrorState } from "@hemline/ui/messages/error-state.tsx";
import { Skeleton } from "@hemline/ui/messages/skeleton.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import type { EditedEntry, EntryText } from "../../../shared/notebook-admin/notebook-admin.ts";
import type { EditorChoices } from "../../../shared/notebook-admin/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { useLazyComponent } from "../../lazy-component.ts";
import { useViewer } from "../../payload.ts";
import { showError, showSuccess } from "../../state/show-toast.ts";
import { PageMeta } from "../layout/page-meta.tsx";
import { EditorBar } from "./editor-bar.tsx";
import styles from "./entry-editor.module.css";
import { EntryNotes } from "./entry-notes.tsx";
import { lazyTextEditor } from "./lazy-text-editor.ts";
import { createEditorMedia } from "./media/editor-media.ts";
import { factsOf, newFacts } from "./publication/entry-facts.ts";
import { PreviewLink } from "./publication/preview-link.tsx";
import { PublicationBox } from "./publication/publication-box.tsx";
import { PublicationDialog } from "./publication/publication-dialog.tsx";
import { useDeleteEntry } from "./publication/use-delete-entry.ts";
import { usePublication } from "./publication/use-publication.ts";
import { useEntrySaving } from "./saving/use-entry-saving.ts";
import { newSettings } from "./settings/edited-settings.ts";
import { SettingsPanel } from "./settings/settings-panel.tsx";
import { savedSettingsOf, useSettingsForm } from "./settings/use-settings-form.ts";
import { TitleFields } from "./title-fields.tsx";
import { emptyText, useEditedText } from "./use-edited-text.ts";
import { VersionsList } from "./versions/versions-list.tsx";

/** An entry while it is written, and all that stands beside its text. @param entry null for a new one */
export function EntryEditor({ entry, choices }: { entry: EditedEntry | null; choices: EditorChoices }) {
  const viewer = useViewer();
  const [media] = useState(() => createEditorMedia(entry ?? { photos: {}, cards: {} }));
  const [toolbarPlace, setToolbarPlace] = useState<HTMLElement | null>(null);
  const [isPublishing, setPublishing] = useState(false);
  const saving = useEntrySaving(entry);
  const { autosave, id } = saving;
  const text = useEditedText(entry?.text ?? emptyText, saving.change);
  const publication = usePublication(entry ? factsOf(entry) : newFacts, autosave);
  const { isBusy: isDeleting, deleteEntry } = useDeleteEntry();
  const idOfEntry = async (): Promise<string | null> => {
    if (!autosave.saved) autosave.change(text.read());
    await autosave.flush();
    if (!autosave.saved) showError("We couldn’t create the entry yet. Your text is on this device.");
    return autosave.saved?.id ?? null;
  };
  const [firstSettings] = useState(() =>
    entry ? savedSettingsOf(entry) : { edited: newSettings(viewer?.slug ?? ""), version: 1, slug: null },
  );
  const settings = useSettingsForm(firstSettings, idOfEntry, publication.setSlug);
  const restore = (next: EntryText) => {
    text.show(next);
    saving.change(next);
    showSuccess("Version restored");
  };
  const takeTheirs = (saved: EditedEntry) => {
    const mine = text.read();
    media.add(saved);
    autosave.take(saved);
    text.show(saved.text);
    const undo = () => {
      text.show(mine);
      saving.change(mine);
    };
    showSuccess("Other version taken", { label: "Undo", run: undo });
  };
  return (
    <div className={styles.page}>
      <PageMeta
        title={`${text.title || "New entry"}, admin`}
        description="The editor of the notebook, where admins write, illustrate, schedule and publish its entries."
        path={id === null ? paths.adminNewEntry : paths.adminEntry(id)}
        indexed={false}
      />
      <h1 className={typography.hidden}>{entry ? "Edit entry" : "New entry"}</h1>
      <EditorBar
        saving={saving}
        facts={publication.facts}
        words={text.words}
        onToolbarPlace={setToolbarPlace}
        onPublish={() => setPublishing(true)}
      />
      <div className={styles.columns}>
        <article className={styles.sheet} aria-label="Entry">
          <EntryNotes saving={saving} text={text} onTakeTheirs={takeTheirs} />
          <TitleFields title={text.title} excerpt={text.excerpt} onChange={text.change} onDone={text.focus} />
          <LazyText text={text} media={media} toolbarPlace={toolbarPlace} />
        </article>
        <aside id="about-entry" className={styles.side} aria-labelledby="about-entry-title" tabIndex={-1}>
          <h2 id="about-entry-title" className={typography.h16}>
            About this entry
          </h2>
          <SettingsPanel
            form={settings}
            title={text.title}
            isLive={publication.facts.state === "live"}
            choices={choices}
          />
          <PublicationBox
            publication={publication}
            version={autosave.saved?.version ?? null}
            onPublish={() => setPublishing(true)}
          />
          <PreviewLink idOfEntry={idOfEntry} />
          {id !== null && autosave.saved && (
            <VersionsList
              id={id}
              version={autosave.saved.version}
              current={text.read}
              media={media}
              onRestore={restore}
            />
          )}
          {autosave.saved && (
            <div>
              <Button
                kind="bare"
                size="sm"
                busy={isDeleting}
                onClick={() => void autosave.flush().then(() => autosave.saved && deleteEntry(autosave.saved))}
              >
                Delete entry
              </Button>
            </div>
          )}
        </aside>
      </div>
      {isPublishing && (
        <PublicationDialog
          publication={publication}
          hasUnsavedSettings={settings.hasChanges}
          onClose={() => {
            publication.clearErrors();
            setPublishing(false);
          }}
        />
      )}
    </div>
  );
}

/** ProseMirror comes after the page. */
function LazyText({
  text,
  media,
  toolbarPlace,
}: {
  text: ReturnType<typeof useEditedText>;
  media: ReturnType<typeof createEditorMedia>;
  toolbarPlace: HTMLElement | null;
}) {
  const [hasFailed, setFailed] = useState(false);
  const Editor = useLazyComponent(lazyTextEditor, !hasFailed, () => setFailed(true));
  if (Editor)
    return (
      <Editor
        document={text.first}
        media={media}
        toolbarPlace={toolbarPlace}
        onChange={(document) => text.change({ document })}
        onReady={text.setHandle}
      />
    );
  if (!hasFailed) return <Skeleton />;
  return (
    <ErrorState title="We couldn’t load the editor" onRetry={() => setFailed(false)}>
      Check your connection and try again. Your text is saved.
    </ErrorState>
  );
}
