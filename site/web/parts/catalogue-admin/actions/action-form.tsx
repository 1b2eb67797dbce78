import { Button } from "@hemline/ui/buttons/button.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import type { ReactNode } from "react";
import { type Form, useForm } from "../../forms/use-form.ts";
import { PreviewList } from "./preview-list.tsx";
import { type AskPreview, usePreview } from "./use-preview.ts";

/** What will happen to each, and the button that does it to those to which it can be done. */
export function ActionForm({
  ask,
  labelOf,
  onSubmit,
  onCancel,
  children,
}: {
  ask: AskPreview;
  /** Of the button, for so many of them. */
  labelOf: (count: number) => string;
  /** @throws CallFailure */
  onSubmit: () => Promise<void>;
  onCancel: () => void;
  /** What has to be said or chosen first. */
  children?: (errors: Form["errors"]) => ReactNode;
}) {
  const preview = usePreview(ask);
  const { errors, isBusy, formProps } = useForm(onSubmit);
  const count = preview.state === "loaded" ? preview.results.filter(({ outcome }) => outcome === "done").length : 0;
  return (
    <form {...formProps} className={layout.stack}>
      {children?.(errors)}
      <PreviewList preview={preview} />
      <div className={`${layout.row} ${layout.wrapping} ${layout.end}`}>
        <Button kind="line" onClick={onCancel} data-safe="">
          Cancel
        </Button>
        <Button type="submit" busy={isBusy} disabled={count === 0}>
          {labelOf(Math.max(1, count))}
        </Button>
      </div>
    </form>
  );
}
