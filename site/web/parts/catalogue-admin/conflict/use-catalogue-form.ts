import { useState } from "react";
import { flushSync } from "react-dom";
import { useRefresh } from "../../../navigation/use-refresh.ts";
import { showSuccess } from "../../../state/show-toast.ts";
import { type Form, useForm } from "../../forms/use-form.ts";
import type { FormDraft } from "../draft/form-draft.ts";
import type { FormDraftControls } from "../draft/use-form-draft.ts";
import { type Conflict, conflictIn } from "./conflict.ts";

/** What a brand’s, a collection’s and a product’s form differ in. */
export interface FormKind<Fields extends { version: number }, Edited extends object> {
  editedOf: (fields: Fields) => Edited;
  /** Messages by field name, of what the server could not even read. */
  faultsOf: (edited: Edited) => Record<string, string[]>;
  /** @throws CallFailure */
  send: (draft: FormDraft<Edited>) => Promise<unknown>;
}

export interface CatalogueForm<Edited extends object> extends Form {
  draft: FormDraftControls<Edited>;
  change: FormDraftControls<Edited>["change"];
  /** Changes what is no input of its own, and clears its messages. */
  choose: FormDraftControls<Edited>["change"];
  /** Null while there is nothing to choose. */
  conflict: Conflict<Edited> | null;
  /** Sends the form as it was chosen. */
  saveChoice: (chosen: Edited) => void;
  takeTheirs: () => void;
  discard: () => void;
}

/** A form that another admin may save meanwhile: then both versions are there to choose from, and neither is lost. */
export function useCatalogueForm<Fields extends { version: number }, Edited extends object>(
  draft: FormDraftControls<Edited>,
  { editedOf, faultsOf, send }: FormKind<Fields, Edited>,
): CatalogueForm<Edited> {
  const refresh = useRefresh();
  const [conflict, setConflict] = useState<Conflict<Edited> | null>(null);
  const form = useForm(
    async () => {
      try {
        await send(draft.read());
      } catch (failure) {
        const found = conflictIn<Fields, Edited>(failure, editedOf);
        if (!found) throw failure;
        setConflict(found);
      }
    },
    async () => faultsOf(draft.read().edited),
  );
  const put = (edited: Edited) => {
    if (!conflict) return;
    const { theirs, version } = conflict;
    flushSync(() => {
      draft.put({ base: theirs, edited, version });
      setConflict(null);
    });
  };
  return {
    ...form,
    draft,
    conflict,
    change: draft.change,
    choose(part) {
      for (const name of Object.keys(part)) form.clear(name);
      draft.change(part);
    },
    saveChoice(chosen) {
      put(chosen);
      form.formProps.ref.current?.requestSubmit();
    },
    takeTheirs() {
      if (!conflict) return;
      const { theirs, version } = conflict;
      const mine = draft.read().edited;
      put(theirs);
      void refresh();
      showSuccess("Other version taken", {
        label: "Undo",
        run: () => draft.put({ base: theirs, edited: mine, version }),
      });
    },
    discard() {
      const discarded = draft.read();
      draft.clear();
      // What the other admin saved is what remains.
      if (conflict) void refresh();
      setConflict(null);
      showSuccess("Changes discarded", { label: "Undo", run: () => draft.put(discarded) });
    },
  };
}
