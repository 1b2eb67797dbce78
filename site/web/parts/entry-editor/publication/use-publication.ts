import { useState } from "react";
import type { EntryPublicationAnswer } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { api } from "../../../../shared/paths.ts";
import { callApi } from "../../../call-api.ts";
import { CallFailure } from "../../../call-failure.ts";
import { showSuccess } from "../../../state/show-toast.ts";
import { formatToastTime } from "../../format/format-local.ts";
import type { Autosave } from "../saving/autosave.ts";
import { type EntryFacts, newFacts } from "./entry-facts.ts";

export interface Publication {
  facts: EntryFacts;
  isBusy: boolean;
  /** Messages by field, of the last attempt. */
  errors: Readonly<Record<string, readonly string[]>>;
  clearErrors: () => void;
  /** @param at null for now. @returns whether it went well */
  publish: (at: Date | null) => Promise<boolean>;
  unpublish: () => Promise<void>;
  setSlug: (slug: string) => void;
}

const notSaved = "Your text isn’t saved yet. Wait until it’s saved, then publish it.";

/** Publishes the newest text of an entry, once that is saved. */
export function usePublication(
  first: EntryFacts,
  autosave: Pick<Autosave<unknown>, "flush" | "read" | "saved">,
): Publication {
  const [facts, setFacts] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Publication["errors"]>({});
  const attempt = async (act: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setErrors({});
    try {
      await act();
      return true;
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      const isOvertaken = failure.status === 409;
      setErrors(isOvertaken ? { document: [overtaken] } : failure.fields);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    ...{ facts, isBusy, errors },
    clearErrors: () => setErrors({}),
    async publish(at) {
      await autosave.flush();
      const { saved } = autosave;
      if (!saved || autosave.read().step !== "saved") {
        setErrors({ document: [notSaved] });
        return false;
      }
      return attempt(async () => {
        const body = { version: saved.version, at: at?.toISOString() ?? null };
        const path = api.adminEntryPublication(saved.id);
        const { data } = await callApi<EntryPublicationAnswer>(path, { method: "PUT", body, toasts: "form" });
        if (!data) return;
        setFacts({ ...data, heldBack: null });
        // The server doesn’t know the writer’s zone.
        if (data.publishAt !== null) showSuccess(`Entry scheduled for ${formatToastTime(data.publishAt)}`);
      });
    },
    async unpublish() {
      const id = autosave.saved?.id;
      if (id === undefined) return;
      await attempt(async () => {
        await callApi(api.adminEntryPublication(id), { method: "DELETE", toasts: "failures" });
        setFacts(({ slug, publishedAt }) => ({ ...newFacts, slug, publishedAt }));
        showSuccess(facts.state === "scheduled" ? "Schedule cancelled" : "Entry unpublished");
      });
    },
    setSlug: (slug) => setFacts((before) => ({ ...before, slug })),
  };
}

const overtaken = "Someone else has saved this entry. Reload the page, read what’s new, then publish it.";
