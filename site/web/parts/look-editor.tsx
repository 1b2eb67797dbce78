import { Button } from "@hemline/ui/button.tsx";
import frame from "@hemline/ui/frame.module.css";
import { Note } from "@hemline/ui/note.tsx";
import { SelectField } from "@hemline/ui/select-field.tsx";
import { TextArea } from "@hemline/ui/text-area.tsx";
import { TextField } from "@hemline/ui/text-field.tsx";
import type from "@hemline/ui/type.module.css";
import type { ReactNode } from "react";
import type { LookDraft } from "../../shared/look.ts";
import { lookLimits, occasions, seasons } from "../../shared/look-words.ts";
import { useForm } from "./form.ts";
import styles from "./look-editor.module.css";
import { LookPhotos } from "./look-photos.tsx";
import { draftOf, isUntouched, type LookWork } from "./look-work.ts";
import type { Workshop } from "./look-workshop.ts";
import { occasionWords, seasonWords } from "./words.ts";

/** Photos on one side, words on the other: the same for a new look and for one that is changed. */
export function LookEditor({
  shop,
  word,
  aside,
  onSend,
}: {
  shop: Workshop;
  /** What the button says: a verb and its object. */
  word: string;
  /** Beside the button. */
  aside?: ReactNode;
  onSend: (draft: LookDraft) => Promise<unknown>;
}) {
  const { work, up, change } = shop;
  const { errors, isBusy, ties, clear } = useForm(
    () => onSend(draftOf(shop.read())),
    async (): Promise<Record<string, string[]>> => {
      await up.settled();
      return shop.read().photos.some(({ photo }) => !photo) ? { photos: [notArrived] } : {};
    },
  );
  const set = (field: Partial<LookWork>) => change((was) => ({ ...was, ...field }));
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
        {shop.isRestored && !isUntouched(work) && <Note>Here is the draft that this device has kept.</Note>}
        <TextField
          label="Title"
          name="title"
          value={work.title}
          maxLength={lookLimits.title}
          placeholder="Say it in five words"
          autoComplete="off"
          errors={errors.title}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
        <TextArea
          label="Text"
          aside={<span className={type.faint}>optional</span>}
          name="text"
          rows={5}
          value={work.text}
          maxLength={lookLimits.text}
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
                {occasionWords[one]}
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
                {seasonWords[one]}
              </option>
            ))}
          </SelectField>
        </div>
        <div className={`${frame.row} ${frame.wrapping}`}>
          <Button type="submit" busy={isBusy}>
            {word}
          </Button>
          {aside}
        </div>
        {!isUntouched(work) && (
          <p className={`${type.s13} ${type.faint}`}>What you have written is kept on this device until then.</p>
        )}
      </div>
    </form>
  );
}

const notArrived = "A photo did not arrive. Try it again, or remove it.";
