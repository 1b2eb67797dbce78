import { Button } from "@hemline/ui/buttons/button.tsx";
import { Check } from "@hemline/ui/forms/check.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { slugOfTitle } from "../../../../shared/notebook-admin/followed-slug.ts";
import type { EditorChoices } from "../../../../shared/notebook-admin/pages.ts";
import { allowedReaders } from "../../../../shared/reader-access.ts";
import { ConflictChoice } from "../../catalogue-admin/conflict/conflict-choice.tsx";
import { CoverField } from "../../catalogue-admin/fields/cover-field.tsx";
import { SlugField } from "../../catalogue-admin/fields/slug-field.tsx";
import { usePending } from "../../catalogue-admin/fields/use-pending.ts";
import { AuthorField } from "./author-field.tsx";
import { CategoryChips } from "./category-chips.tsx";
import { readerNames, settingsWords } from "./edited-settings.ts";
import styles from "./settings-panel.module.css";
import type { SettingsForm } from "./use-settings-form.ts";

/** Address, categories, readers, cover and author of an entry. */
export function SettingsPanel({
  form,
  title,
  ownSlug,
  isLive,
  choices,
}: {
  form: SettingsForm;
  /** Of the text, as it is written. */
  title: string;
  /** The address that the entry keeps once it was published; null while it follows the title. */
  ownSlug: string | null;
  isLive: boolean;
  choices: EditorChoices;
}) {
  const { base, edited, errors, change, conflict, hasChanges, isBusy } = form;
  const uploads = usePending();
  return (
    <>
      {conflict && (
        <ConflictChoice
          noun="entry’s settings"
          conflict={conflict}
          base={base}
          mine={edited}
          words={settingsWords(choices)}
          onSave={form.saveChoice}
          onTakeTheirs={form.takeTheirs}
        />
      )}
      <form {...form.formProps} className={styles.form} aria-label="About this entry">
        <SlugField
          path="/notebook/"
          slug={edited.slug}
          savedSlug={base.slug || ownSlug}
          name={title}
          fallback={slugOfTitle("")}
          oldSlugs={[]}
          errors={errors.slug}
          onChange={(slug) => change({ slug })}
        />
        <CategoryChips
          all={choices.categories}
          chosen={edited.categories}
          errors={errors.categories}
          onChange={(categories) => change({ categories })}
        />
        <fieldset className={styles.readers} aria-describedby={errors.allowed ? "allowed-errors" : undefined}>
          <legend className={typography.h14}>Who may read it</legend>
          {allowedReaders.map((one) => (
            <Check
              key={one}
              type="radio"
              name="allowed"
              value={one}
              checked={one === edited.allowed}
              onChange={() => change({ allowed: one })}
            >
              {readerNames[one]}
            </Check>
          ))}
          {errors.allowed && (
            <p id="allowed-errors" className={styles.error}>
              {errors.allowed.join(" ")}
            </p>
          )}
        </fieldset>
        <CoverField
          cover={edited.cover}
          alt={edited.coverAlt}
          errors={form.errors}
          onUpload={uploads.track}
          onChoose={change}
          onDescribe={change}
        />
        <AuthorField
          author={edited.author}
          admins={choices.authors}
          errors={errors.author}
          onChange={(author) => change({ author })}
        />
        <div className={`${layout.row} ${layout.wrapping}`}>
          <Button
            type="submit"
            kind="line"
            busy={isBusy}
            disabled={!hasChanges || conflict !== null || uploads.isPending}
          >
            Save changes
          </Button>
          {hasChanges && !conflict && (
            <Button kind="bare" onClick={form.discard}>
              Discard changes
            </Button>
          )}
        </div>
        <p className={`${typography.s13} ${typography.dim}`} role="status">
          {hasChanges && `Not saved yet. ${isLive ? "Readers see these changes as soon as you save them." : ""}`}
        </p>
      </form>
    </>
  );
}
