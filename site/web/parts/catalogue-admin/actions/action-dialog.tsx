import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { useState } from "react";
import type { ActionAnswer } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import type { Choosable } from "../search/choosable.ts";
import type { ActionRequest } from "./action-request.ts";
import { actionQuestion, consequenceOf, type EntryKind } from "./action-texts.ts";
import { CatalogueActionForm } from "./catalogue-action-form.tsx";

/** Says what will happen, and asks. */
export function ActionDialog({
  kind,
  request,
  onDone,
  onUndone,
  onClose,
}: {
  kind: EntryKind;
  request: ActionRequest | null;
  onDone: (answer: ActionAnswer, request: ActionRequest) => void;
  onUndone: () => unknown;
  onClose: () => void;
}) {
  if (!request) return null;
  return <OpenDialog key={request.action} {...{ kind, request, onDone, onUndone, onClose }} />;
}

function OpenDialog({
  kind,
  request: asked,
  onDone,
  onUndone,
  onClose,
}: Parameters<typeof ActionDialog>[0] & { request: ActionRequest }) {
  const [request, setRequest] = useState(asked);
  const { action, entries, into } = request;
  const names = entries.map(({ name }) => name);
  const question = actionQuestion(action, kind, names);
  return (
    <Dialog
      open
      title={into ? `${question.slice(0, -1)} into ${into.name}?` : question}
      lead={consequenceOf(action, entries.length)}
      size={action === "merge" ? "large" : "small"}
      onClose={onClose}
    >
      <CatalogueActionForm
        kind={kind}
        request={request}
        onInto={({ slug, name }: Choosable) => setRequest({ ...request, into: { slug, name } })}
        onDone={(answer) => {
          onClose();
          onDone(answer, request);
        }}
        onUndone={onUndone}
        onCancel={onClose}
      />
    </Dialog>
  );
}
