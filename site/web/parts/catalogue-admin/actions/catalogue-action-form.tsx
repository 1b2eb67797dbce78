import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import { useCallback, useMemo, useState } from "react";
import type { ActionAnswer } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import { catalogueLimits } from "../../../../shared/limits.ts";
import { type Choosable, findBrands, findProducts } from "../search/choosable.ts";
import { SearchChoice } from "../search/search-choice.tsx";
import { ActionForm } from "./action-form.tsx";
import { type ActionRequest, previewAction, takeAction } from "./action-request.ts";
import { actionLabel, type EntryKind } from "./action-texts.ts";
import type { AskPreview } from "./use-preview.ts";

/** What will happen to each brand or product, and what has to be said or chosen for it. */
export function CatalogueActionForm({
  kind,
  request,
  onInto,
  onDone,
  onUndone,
  onCancel,
}: {
  kind: EntryKind;
  request: ActionRequest;
  /** Which one stays was chosen. */
  onInto: (into: Choosable) => void;
  onDone: (answer: ActionAnswer) => void;
  onUndone: () => unknown;
  onCancel: () => void;
}) {
  const { action, entries, into } = request;
  const [words, setWords] = useState({ why: "", answer: "" });
  const ask = useCallback<AskPreview>((signal) => previewAction(kind, request, signal), [kind, request]);
  const find = useMemo(() => (kind === "brand" ? findBrands : findProducts(null)), [kind]);
  return (
    <ActionForm
      ask={ask}
      labelOf={(count) => actionLabel(action, kind, count)}
      onSubmit={async () => {
        const answer = await takeAction(kind, request, words, onUndone);
        if (answer) onDone(answer);
      }}
      onCancel={onCancel}
    >
      {(errors) => (
        <>
          {action === "merge" && (
            <SearchChoice
              label={into ? "Merge into another one" : `Which ${kind} stays?`}
              find={find}
              without={[...entries.map(({ slug }) => slug), ...(into ? [into.slug] : [])]}
              errors={errors.into}
              onChoose={onInto}
            />
          )}
          {action === "refuse" && (
            <TextArea
              label={entries.length === 1 ? "Note to the proposer" : "Note to the proposers"}
              hint="They read it in their notifications. Say what they can do instead."
              name="answer"
              maxLength={catalogueLimits.answerLength}
              value={words.answer}
              errors={errors.answer}
              onChange={({ currentTarget }) => setWords({ ...words, answer: currentTarget.value })}
            />
          )}
          {(action === "hide" || action === "show") && (
            <TextArea
              label="Reason (optional)"
              hint="Admins read it in the audit log."
              name="why"
              maxLength={catalogueLimits.answerLength}
              value={words.why}
              errors={errors.why}
              onChange={({ currentTarget }) => setWords({ ...words, why: currentTarget.value })}
            />
          )}
        </>
      )}
    </ActionForm>
  );
}
