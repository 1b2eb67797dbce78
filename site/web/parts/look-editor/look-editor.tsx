import { Button } from "@hemline/ui/buttons/button.tsx";
import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import { lookLimits } from "../../../shared/limits.ts";
import type { LookDraft } from "../../../shared/look.ts";
import { occasions, seasons } from "../../../shared/look-options.ts";
import { useForm } from "../forms/use-form.ts";
import { occasionLabels, seasonLabels } from "../looks/occasion-labels.ts";
import { isEmptyDraft, type LocalLookDraft, toLookDraft } from "./look-draft.ts";
import styles from "./look-editor.module.css";
import { LookPhotos } from "./look-photos.tsx";
import type { LookDraftControls } from "./use-look-draft.ts";

/** Photos on one side, words on the other: the same for a new look and for one that is changed. */
export function LookEditor({
  shop,
  word,
  aside,
  onSend,
}: {
  shop: LookDraftControls;
  /** What the button says: a verb and its object. */
  word: string;
  /** Beside the button. */
  aside?: ReactNode;
  onSend: (draft: LookDraft) => Promise<unknown>;
}) {
  const { work, up, change } = shop;
  const { errors, isBusy, ties, clear } = useForm(
    () => onSend(toLookDraft(shop.read())),
    async (): Promise<Record<string, string[]>> => {
      await up.settled();
      return shop.read().photos.some(({ photo }) => !photo) ? { photos: [notArrived] } : {};
    },
  );
  const set = (field: Partial<LocalLookDraft>) => change((was) => ({ ...was, ...field }));
  return (
    <form {...ties} className={styles.editor}>
      <LookPhotos
        shop={shop}
        errors={errors}
        onChange={() => {
          clear("photos");
          clear("tags");
        }}
      />
      <div className={styles.words}>
        {shop.isRestored && !isEmptyDraft(work) && <Note>Here is the draft that this device has kept.</Note>}
        <TextField
          label="Title"
          name="title"
          value={work.title}
          maxLength={lookLimits.titleLength}
          placeholder="Say it in five words"
          autoComplete="off"
          errors={errors.title}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
        <TextArea
          label="Text"
          aside={<span className={typography.faint}>optional</span>}
          name="text"
          rows={5}
          value={work.text}
          maxLength={lookLimits.textLength}
          placeholder="Where the coat comes from, and what you would change"
          errors={errors.text}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
        <div className={styles.pair}>
          <SelectField
            label="Occasion"
            name="occasion"
            value={work.occasion}
            errors={errors.occasion}
            onChange={(event) => set({ occasion: occasions.find((one) => one === event.currentTarget.value) ?? "" })}
          >
            <option value="">None in particular</option>
            {occasions.map((one) => (
              <option key={one} value={one}>
                {occasionLabels[one]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Season"
            name="season"
            value={work.season}
            errors={errors.season}
            onChange={(event) => set({ season: seasons.find((one) => one === event.currentTarget.value) ?? "" })}
          >
            <option value="">All year</option>
            {seasons.map((one) => (
              <option key={one} value={one}>
                {seasonLabels[one]}
              </option>
            ))}
          </SelectField>
        </div>
        <div className={`${layout.row} ${layout.wrapping}`}>
          <Button type="submit" busy={isBusy}>
            {word}
          </Button>
          {aside}
        </div>
        {!isEmptyDraft(work) && (
          <p className={`${typography.s13} ${typography.faint}`}>
            What you have written is kept on this device until then.
          </p>
        )}
      </div>
    </form>
  );
}

const notArrived = "A photo did not arrive. Try it again, or remove it.";
