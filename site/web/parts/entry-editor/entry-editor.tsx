import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import { countUndescribed } from "../../../shared/notebook/entry-document.ts";
import type { EditedEntry, EntryText } from "../../../shared/notebook-admin/notebook-admin.ts";
import type { EditorChoices } from "../../../shared/notebook-admin/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { showSuccess } from "../../state/show-toast.ts";
import { PageMeta } from "../layout/page-meta.tsx";
import { EditorBar } from "./editor-bar.tsx";
import { emptyText } from "./empty-text.ts";
import styles from "./entry-editor.module.css";
import { EntryNotes } from "./entry-notes.tsx";
import { EntrySide } from "./entry-side.tsx";
import { LazyText } from "./lazy-text.tsx";
import { createEditorMedia } from "./media/editor-media.ts";
import { factsOf, newFacts } from "./publication/entry-facts.ts";
import { PublicationDialog } from "./publication/publication-dialog.tsx";
import { usePublication } from "./publication/use-publication.ts";
import { useEntrySaving } from "./saving/use-entry-saving.ts";
import { useTakeTheirs } from "./saving/use-take-theirs.ts";
import { missingSettings } from "./settings/edited-settings.ts";
import { useSettingsForm } from "./settings/use-settings-form.ts";
import { TitleFields } from "./title-fields.tsx";
import { useEditedText } from "./use-edited-text.ts";

/** An entry while it is written, and all that stands beside its text. @param entry null for a new one */
export function EntryEditor({ entry, choices }: { entry: EditedEntry | null; choices: EditorChoices }) {
  const [media] = useState(() => createEditorMedia(entry ?? { photos: {}, cards: {} }));
  const [toolbarPlace, setToolbarPlace] = useState<HTMLElement | null>(null);
  const [isPublishing, setPublishing] = useState(false);
  const saving = useEntrySaving(entry, media);
  const { autosave, id } = saving;
  const text = useEditedText(entry?.text ?? emptyText, saving.change);
  const publication = usePublication(entry ? factsOf(entry) : newFacts, autosave);
  const settings = useSettingsForm(entry, saving.idOfEntry, publication.setSlug);
  const put = (next: EntryText) => {
    text.show(next);
    saving.change(next);
  };
  const restore = (next: EntryText) => {
    const before = text.read();
    put(next);
    showSuccess("Version restored", { label: "Undo", run: () => put(before) });
  };
  const takeTheirs = useTakeTheirs(text.read, {
    put,
    show(saved) {
      media.add(saved);
      autosave.take(saved);
      text.show(saved.text);
    },
  });
  const closePublication = () => {
    publication.clearErrors();
    setPublishing(false);
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
          <EntryNotes saving={saving} text={text} media={media} takeTheirs={takeTheirs} />
          <TitleFields title={text.title} excerpt={text.excerpt} onChange={text.change} onDone={text.focus} />
          <LazyText text={text} media={media} toolbarPlace={toolbarPlace} />
        </article>
        <EntrySide
          {...{ saving, text, media, settings, publication, choices }}
          onPublish={() => setPublishing(true)}
          onRestore={restore}
        />
      </div>
      {isPublishing && (
        <PublicationDialog
          publication={publication}
          hasUnsavedSettings={settings.hasChanges}
          missing={missingSettings(settings.edited)}
          undescribed={countUndescribed(text.read().document)}
          onDescribe={() => {
            closePublication();
            // The closing dialog gives the focus back first.
            requestAnimationFrame(text.focusUndescribed);
          }}
          onClose={closePublication}
        />
      )}
    </div>
  );
}
