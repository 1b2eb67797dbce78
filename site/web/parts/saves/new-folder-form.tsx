import { Button } from "@hemline/ui/buttons/button.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { saveLimits } from "../../../shared/limits.ts";
import type { Folder } from "../../../shared/saves/folder.ts";
import { useForm } from "../forms/use-form.ts";
import { createFolder } from "./create-folder.ts";
import styles from "./new-folder-form.module.css";

export function NewFolderForm({ onCreated }: { onCreated: (folder: Folder) => void }) {
  const { errors, isBusy, formProps } = useFolderForm(onCreated);
  return (
    <form {...formProps} className={styles.form}>
      <TextField
        label="New folder"
        name="name"
        autoComplete="off"
        maxLength={saveLimits.folderNameLength}
        required
        errors={errors.name}
      />
      <Button type="submit" kind="line" busy={isBusy}>
        Create folder
      </Button>
    </form>
  );
}

/** Empty again after each folder. */
function useFolderForm(onCreated: (folder: Folder) => void) {
  const form = useForm(async ({ name = "" }) => {
    const folder = await createFolder(name);
    form.formProps.ref.current?.reset();
    if (folder) onCreated(folder);
  });
  return form;
}
