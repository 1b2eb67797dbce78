import { Check } from "@hemline/ui/forms/check.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import type { LookCard } from "../../../shared/looks/look.ts";
import type { Folder, FolderChoice } from "../../../shared/saves/folder.ts";
import { useViewer } from "../../payload.ts";
import styles from "./folder-choices.module.css";
import { NewFolderForm } from "./new-folder-form.tsx";
import { chooseFolder, useFolderLook } from "./use-folder-look.ts";

/** A checkbox for each folder, and a form for another folder, which then holds the look. */
export function FolderChoices({
  look: { slug },
  loaded,
  onChange,
}: {
  look: Pick<LookCard, "slug">;
  loaded: readonly FolderChoice[];
  onChange?: (folderId: string, hasLook: boolean) => void;
}) {
  const [created, setCreated] = useState<readonly FolderChoice[]>([]);
  const choices = [...created, ...loaded];
  const change = (folder: Folder, hasLook: boolean) =>
    void chooseFolder(folder, slug, hasLook, (isIn) => onChange?.(folder.id, isIn));
  return (
    <>
      {choices.length === 0 ? (
        <p className={typography.dim}>You don’t have any folders yet. Name your first one.</p>
      ) : (
        <ul className={styles.choices}>
          {choices.map((choice) => (
            <li key={choice.id}>
              <Choice choice={choice} slug={slug} onChange={(hasLook) => change(choice, hasLook)} />
            </li>
          ))}
        </ul>
      )}
      <NewFolderForm
        onCreated={(folder) => {
          setCreated((before) => [{ ...folder, hasLook: false }, ...before]);
          change(folder, true);
        }}
      />
    </>
  );
}

function Choice({
  choice,
  slug,
  onChange,
}: {
  choice: FolderChoice;
  slug: string;
  onChange: (hasLook: boolean) => void;
}) {
  const hasLook = useFolderLook(useViewer()?.slug ?? null, choice, slug);
  return (
    <Check checked={hasLook} onChange={(event) => onChange(event.currentTarget.checked)}>
      <span className={styles.name} dir="auto">
        {choice.name}
      </span>
    </Check>
  );
}
