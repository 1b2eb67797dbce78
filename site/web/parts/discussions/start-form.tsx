import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { useLayoutEffect, useRef } from "react";
import { discussionLimits, messageLimits } from "../../../shared/limits.ts";
import type { Pages } from "../../../shared/pages.ts";
import { api, paths } from "../../../shared/paths.ts";
import { newUuid } from "../../../shared/uuid.ts";
import { callApi } from "../../call-api.ts";
import { Link } from "../../navigation/link.tsx";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { useViewer } from "../../payload.ts";
import { DraftConflict } from "../drafts/draft-conflict.tsx";
import { DraftStatus } from "../drafts/draft-status.tsx";
import { errorsWithin } from "../forms/errors-within.ts";
import { useForm } from "../forms/use-form.ts";
import { findMentioned } from "../markdown/find-mentioned.ts";
import { PreviewButton } from "../markdown/preview-button.tsx";
import { OptionalPhotosField } from "../photos/field/optional-photos-field.tsx";
import { usePhotosForm } from "../photos/field/use-photos-form.ts";
import { SimilarDiscussions } from "./similar-discussions.tsx";
import { draftBodyOf, type StartFields } from "./start-fields.ts";
import { tagsHint, tagsIn } from "./tags-in.ts";
import { useStartDraft } from "./use-start-draft.ts";

/** Starts a discussion. What was typed stays a draft until it is posted; the same form is posted once. */
export function StartForm({ page }: { page: Pages["startDiscussion"] }) {
  const { groups, form: sent } = page;
  const navigate = useNavigate();
  const viewer = useViewer();
  const { fields, store, sync, state } = useStartDraft(page);
  // The draft’s group may have been closed since, or merged.
  const group = groups.some(({ slug }) => slug === fields.group) ? fields.group : (groups[0]?.slug ?? "");
  const last = useRef<{ said: string; key: string }>(null);
  const form = useForm(
    async () => {
      const wanted = { ...draftBodyOf(fields), group, tags: tagsIn(fields.tags) };
      const said = JSON.stringify(wanted);
      if (last.current?.said !== said) last.current = { said, key: newUuid(() => new Date()) };
      await sync.hold();
      try {
        const { data } = await callApi<{ path: string }>(api.discussions, {
          method: "POST",
          body: wanted,
          headers: { "Idempotency-Key": last.current.key },
          toasts: "form",
        });
        store.clear();
        sync.forget();
        await navigate(data?.path ?? paths.discussions);
      } finally {
        sync.release();
      }
    },
    undefined,
    sent,
  );
  const { errors, isBusy, formProps, setUploading } = usePhotosForm(form);
  const set = (change: Partial<StartFields>) => store.change((before) => ({ ...before, ...change }));
  // What was typed before the script ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const form = formProps.ref.current;
    if (!form || store.isRestored) return;
    const typed = new FormData(form);
    const text = (name: string) => String(typed.get(name) ?? "");
    const found = { title: text("title"), tags: text("tags"), text: text("text") };
    if (found.title || found.tags || found.text) set(found);
  }, []);
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
      <TextField
        label="Title"
        name="title"
        dir="auto"
        value={fields.title}
        maxLength={discussionLimits.titleLength}
        hint="Say it as a question if you have one."
        errors={errors.title}
        onChange={({ target: { value } }) => set({ title: value })}
      />
      <SimilarDiscussions title={fields.title} />
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
          onUploading={setUploading}
        />
        <PreviewButton source={fields.text} findMentioned={findMentioned} />
      </div>
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
