import { Button } from "@hemline/ui/buttons/button.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { EntryText } from "../../../shared/notebook-admin/notebook-admin.ts";
import type { EditorChoices } from "../../../shared/notebook-admin/pages.ts";
import { publishFaults } from "../../../shared/notebook-admin/publish-faults.ts";
import styles from "./entry-editor.module.css";
import type { EditorMedia } from "./media/editor-media.ts";
import { PreviewLink } from "./publication/preview-link.tsx";
import { PublicationBox } from "./publication/publication-box.tsx";
import { useDeleteEntry } from "./publication/use-delete-entry.ts";
import type { Publication } from "./publication/use-publication.ts";
import type { EntrySaving } from "./saving/use-entry-saving.ts";
import { SettingsPanel } from "./settings/settings-panel.tsx";
import type { SettingsForm } from "./settings/use-settings-form.ts";
import type { EditedText } from "./use-edited-text.ts";
import { VersionsList } from "./versions/versions-list.tsx";

/** All that stands beside the text; below it on a phone. */
export function EntrySide({
  saving,
  text,
  media,
  settings,
  publication,
  choices,
  onPublish,
  onRestore,
}: {
  saving: EntrySaving;
  text: EditedText;
  media: EditorMedia;
  settings: SettingsForm;
  publication: Publication;
  choices: EditorChoices;
  onPublish: () => void;
  onRestore: (text: EntryText) => void;
}) {
  const { autosave } = saving;
  const { saved } = autosave;
  const { facts } = publication;
  const isScheduled = facts.state === "scheduled";
  return (
    <aside id="about-entry" className={styles.side} aria-labelledby="about-entry-title" tabIndex={-1}>
      <h2 id="about-entry-title" className={typography.h16}>
        About this entry
      </h2>
      <SettingsPanel
        form={settings}
        title={text.title}
        ownSlug={facts.publishedAt === null ? null : facts.slug}
        isLive={facts.state === "live"}
        choices={choices}
      />
      <PublicationBox
        publication={publication}
        version={saved?.version ?? null}
        faults={isScheduled ? Object.values(publishFaults(text.read(), settings.base.allowed) ?? {}).flat() : []}
        onPublish={onPublish}
      />
      <PreviewLink saving={saving} />
      {saved && (
        <>
          <VersionsList id={saved.id} version={saved.version} current={text.read} media={media} onRestore={onRestore} />
          <DeleteButton saving={autosave} />
        </>
      )}
    </aside>
  );
}

/** What was typed last is saved first, so that it comes back with the entry. */
function DeleteButton({ saving }: { saving: EntrySaving["autosave"] }) {
  const { isBusy, deleteEntry } = useDeleteEntry();
  const press = async () => {
    await saving.flush();
    if (saving.saved) await deleteEntry(saving.saved);
  };
  return (
    <div>
      <Button kind="bare" size="sm" busy={isBusy} onClick={() => void press()}>
        Delete entry
      </Button>
    </div>
  );
}
