import { Button } from "@hemline/ui/buttons/button.tsx";
import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { type FormEvent, useState } from "react";
import { linkAddress } from "../links/link-address.ts";

/** Where a link leads, and what it says where nothing is selected. */
export function LinkDialog({
  href,
  asksForText,
  onLink,
  onRemove,
  onClose,
}: {
  /** Null for a new one. */
  href: string | null;
  asksForText: boolean;
  onLink: (href: string, text: string) => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState(href ?? "");
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is in the page of the settings’ form.
    event.stopPropagation();
    const judged = linkAddress(typed);
    if ("fault" in judged) setFault(judged.fault);
    else onLink(judged.href, text.trim());
  };
  return (
    <Dialog open onClose={onClose} title={href === null ? "Add a link" : "Edit link"}>
      <form className={layout.stack} noValidate onSubmit={submit}>
        <TextField
          label="Leads to"
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2000}
          placeholder="https://"
          hint="A link, an email address, or a page of Hemline, such as /looks."
          value={typed}
          errors={fault === null ? [] : [fault]}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setFault(null);
          }}
        />
        {asksForText && (
          <TextField
            label="Text of the link"
            value={text}
            maxLength={500}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
        <div className={`${layout.row} ${layout.wrapping} ${layout.end}`}>
          <Button kind="bare" onClick={onClose}>
            Cancel
          </Button>
          {href !== null && (
            <Button kind="line" onClick={onRemove}>
              Remove link
            </Button>
          )}
          <Button type="submit">{href === null ? "Add link" : "Save link"}</Button>
        </div>
      </form>
    </Dialog>
  );
}
