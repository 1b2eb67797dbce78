import { type RefObject, useLayoutEffect } from "react";
import type { Pages } from "../../../shared/pages.ts";
import { api, paths } from "../../../shared/paths.ts";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { postOnce } from "../../post-once.ts";
import type { DraftStore } from "../drafts/draft-store.ts";
import { useForm } from "../forms/use-form.ts";
import { usePhotosForm } from "../photos/field/use-photos-form.ts";
import { draftBodyOf, type StartFields } from "./start-fields.ts";
import { tagsIn } from "./tags-in.ts";
import { useStartDraft } from "./use-start-draft.ts";

/** A form that starts the discussion of its draft, and the same one once, however often it is sent. */
export function useStartForm(page: Pages["startDiscussion"]) {
  const navigate = useNavigate();
  const draft = useStartDraft(page);
  const { fields, store, sync } = draft;
  const group = groupOf(fields, page.groups);
  const sending = useForm(
    async () => {
      const wanted = { ...draftBodyOf(fields), group, tags: tagsIn(fields.tags) };
      const headers = await sync.hold();
      try {
        const { data } = await postOnce<{ path: string }>(api.discussions, wanted, { toasts: "form", headers });
        store.clear();
        sync.forget();
        await navigate(data?.path ?? paths.discussions);
      } finally {
        sync.release();
      }
    },
    undefined,
    page.form,
  );
  const form = usePhotosForm(sending);
  useTypedFields(form.formProps.ref, store);
  const set = (change: Partial<StartFields>) => store.change((before) => ({ ...before, ...change }));
  return { ...form, draft, group, set };
}

/** The draft’s group may have been closed since, or merged: then the first one. */
const groupOf = ({ group }: StartFields, groups: Pages["startDiscussion"]["groups"]) =>
  groups.some(({ slug }) => slug === group) ? group : (groups[0]?.slug ?? "");

/** Takes into the draft what the browser holds of a form that was typed into before the script ran. */
function useTypedFields(form: RefObject<HTMLFormElement | null>, store: DraftStore<StartFields>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    if (!form.current || store.isRestored) return;
    const typed = new FormData(form.current);
    const text = (name: string) => String(typed.get(name) ?? "");
    const found = { title: text("title"), tags: text("tags"), text: text("text") };
    if (found.title || found.tags || found.text) store.change((before) => ({ ...before, ...found }));
  }, []);
}
