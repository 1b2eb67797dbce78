import { Button } from "@hemline/ui/buttons/button.tsx";
import { chipClass } from "@hemline/ui/buttons/chip-class.ts";
import { Check } from "@hemline/ui/forms/check.tsx";
import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { useId } from "react";
import { notebookLimits } from "../../../../shared/limits.ts";
import { slugOfTitle } from "../../../../shared/notebook-admin/followed-slug.ts";
import type { EditorChoices } from "../../../../shared/notebook-admin/pages.ts";
import { allowedReaders } from "../../../../shared/reader-access.ts";
import { ConflictChoice } from "../../catalogue-admin/conflict/conflict-choice.tsx";
import { CoverField } from "../../catalogue-admin/fields/cover-field.tsx";
import { SlugField } from "../../catalogue-admin/fields/slug-field.tsx";
import { usePending } from "../../catalogue-admin/fields/use-pending.ts";
import { readerNames, settingsWords } from "./edited-settings.ts";
import styles from "./settings-panel.module.css";
import type { SettingsForm } from "./use-settings-form.ts";

/** Address, categories, readers, cover and author of an entry. */
export function SettingsPanel({
  form,
  title,
  isLive,
  choices,
}: {
  form: SettingsForm;
  /** Of the text, as it is written. */
  title: string;
  isLive: boolean;
  choices: EditorChoices;
}) {
  const { edited, saved, errors, change, conflict, hasChanges, isBusy } = form;
  const uploads = usePending();
  return (
    <>
      {conflict && (
        <ConflictChoice
          noun="entry’s settings"
          conflict={conflict}
          base={saved.edited}
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
          savedSlug={saved.slug}
          name={title}
          fallback={slugOfTitle("")}
          oldSlugs={[]}
          errors={errors.slug}
          onChange={(slug) => change({ slug })}
        />
        <CategoryChips form={form} choices={choices} />
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
        <SelectField
          label="Author"
          name="author"
          value={edited.author}
          errors={errors.author}
          onChange={({ currentTarget }) => change({ author: currentTarget.value })}
        >
          <Authors choices={choices} author={edited.author} />
        </SelectField>
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

function CategoryChips({ form: { edited, errors, change }, choices }: { form: SettingsForm; choices: EditorChoices }) {
  const id = useId();
  const isFull = edited.categories.length >= notebookLimits.categoriesOfEntry;
  const toggle = (slug: string) => {
    const rest = edited.categories.filter((one) => one !== slug);
    change({ categories: rest.length < edited.categories.length ? rest : [...rest, slug] });
  };
  return (
    <div>
      <p id={id} className={typography.h14}>
        Categories
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset’s legend can’t stand in this grid */}
      <div className={styles.chips} role="group" aria-labelledby={id}>
        {choices.categories.map(({ slug, name }) => {
          const isChosen = edited.categories.includes(slug);
          return (
            <button
              key={slug}
              type="button"
              className={chipClass(isChosen)}
              aria-pressed={isChosen}
              disabled={isFull && !isChosen}
              onClick={() => toggle(slug)}
            >
              <bdi>{name}</bdi>
            </button>
          );
        })}
      </div>
      <p className={errors.categories ? styles.error : `${typography.s13} ${typography.faint}`}>
        {errors.categories?.join(" ") ??
          (choices.categories.length === 0
            ? "There are no categories yet."
            : `Up to ${notebookLimits.categoriesOfEntry}.`)}
      </p>
    </div>
  );
}

/** The admins, and the present author where that is somebody else. */
function Authors({ choices: { authors }, author }: { choices: EditorChoices; author: string }) {
  const isListed = authors.some(({ slug }) => slug === author);
  return (
    <>
      {!isListed && <option value={author}>{author || "A former member"}</option>}
      {authors.map(({ slug, username }) => (
        <option key={slug} value={slug}>
          {username}
        </option>
      ))}
    </>
  );
}
