import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { discussionLimits, messageLimits } from "../../../shared/limits.ts";
import type { Pages } from "../../../shared/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { useViewer } from "../../payload.ts";
import { DraftConflict } from "../drafts/draft-conflict.tsx";
import { DraftStatus } from "../drafts/draft-status.tsx";
import { errorsWithin } from "../forms/errors-within.ts";
import { findMentioned } from "../markdown/find-mentioned.ts";
import { PreviewButton } from "../markdown/preview-button.tsx";
import { OptionalPhotosField } from "../photos/field/optional-photos-field.tsx";
import { SimilarDiscussions } from "./similar-discussions.tsx";
import { draftBodyOf } from "./start-fields.ts";
import { tagsHint } from "./tags-in.ts";
import { useStartForm } from "./use-start-form.ts";

/** Starts a discussion. What was typed stays a draft until it is posted; the same form is posted once. */
export function StartForm({ page: { groups, form: sent }, page }: { page: Pages["startDiscussion"] }) {
  const form = useStartForm(page);
  const { errors, isBusy, formProps, draft, set } = form;
  const { fields, store, sync, state } = draft;
  return (
    <form {...formProps} action={paths.startDiscussion} className={layout.stack}>
      {sent?.message && <Note tone="bad">{sent.message}</Note>}
      <DraftConflict
        sync={sync}
        state={state}
        mine={draftBodyOf(fields)}
        describe={({ title, text }) => [title, text].filter(Boolean).join(": ")}
        onUndo={() => {
          const mine = store.read();
          return () => store.change(() => mine);
        }}
      />
      <GroupField groups={groups} form={form} />
      <TextField
        label="Title"
        name="title"
        dir="auto"
        value={fields.title}
        maxLength={discussionLimits.titleLength}
        hint="Phrase it as a question if you have one."
        errors={errors.title}
        onChange={({ target: { value } }) => set({ title: value })}
      />
      <SimilarDiscussions title={fields.title} />
      <FirstMessage form={form} />
      <TextField
        label="Tags (optional)"
        name="tags"
        value={fields.tags}
        hint={tagsHint}
        errors={errorsWithin(errors, "tags")}
        onChange={({ target: { value } }) => set({ tags: value })}
      />
      <div className={`${layout.row} ${layout.wrapping}`}>
        <Button type="submit" busy={isBusy}>
          Start discussion
        </Button>
        <Link className={buttonClass({ kind: "line" })} to={paths.discussions}>
          Cancel
        </Link>
      </div>
      <DraftStatus state={state} />
    </form>
  );
}

/** In which group it is started. */
function GroupField({
  groups,
  form: { group, errors, set },
}: {
  groups: Pages["startDiscussion"]["groups"];
  form: ReturnType<typeof useStartForm>;
}) {
  return (
    <SelectField
      label="Group"
      name="group"
      value={group}
      errors={errors.group}
      onChange={({ target: { value } }) => set({ group: value })}
    >
      {groups.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** What the discussion begins with: a text, and photos. */
function FirstMessage({ form: { draft, errors, set, setUpload } }: { form: ReturnType<typeof useStartForm> }) {
  const viewer = useViewer();
  const { fields, store } = draft;
  return (
    <>
      <TextArea
        label="What do you want to say?"
        name="text"
        rows={8}
        dir="auto"
        value={fields.text}
        hint={
          viewer?.isPrivate
            ? "Your account is private, so only your followers see what you start."
            : "**bold**, _italic_, links, quotes that begin with > and lists that begin with - work."
        }
        errors={errors.text}
        onChange={({ target: { value } }) => set({ text: value })}
      />
      <div className={`${layout.row} ${layout.wrapping}`}>
        <OptionalPhotosField
          photos={fields.photos}
          limits={messageLimits}
          errors={errorsWithin(errors, "photos")}
          onChange={(change) => store.change((before) => ({ ...before, photos: change(before.photos) }))}
          onUpload={setUpload}
        />
        <PreviewButton source={fields.text} findMentioned={findMentioned} />
      </div>
    </>
  );
}
