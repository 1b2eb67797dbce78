import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { SentForm } from "../../../shared/page-data.ts";
import { toastUnseen } from "../../call-api.ts";
import { CallFailure } from "../../call-failure.ts";
import { useHoldReload } from "../../state/hold-reload.ts";

export interface Form {
  /** Messages by field name. */
  errors: Readonly<Record<string, string[]>>;
  isBusy: boolean;
  /** Removes the messages of a field and of those below it. */
  clear: (field: string) => void;
  /** Props for `<form>`. The method counts until the script has loaded: no password may get into a URL. */
  formProps: {
    method: "post";
    noValidate: true;
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/**
 * Sends a form's fields, shows the server's messages at them and focuses the first. `send` must call with `toasts:
 * "form"`: toasts show only messages without a field.
 * @param check client-side errors by field name; the form is busy until it resolves
 * @param sent the form as it was sent without script and refused
 */
export function useForm(
  send: (fields: Record<string, string>) => Promise<unknown>,
  check: () => Promise<Record<string, string[]>> = async () => ({}),
  sent: SentForm | null = null,
): Form {
  const [errors, setErrors] = useState<Form["errors"]>(sent?.errors ?? {});
  const [isBusy, setBusy] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const refused = useRef<CallFailure>(null);
  /** From an answer until its messages are rendered. */
  const isFresh = useRef(sent !== null);
  useHoldReload(isTouched || isBusy);
  // Fields are marked invalid only after React has rendered the messages.
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    const isNew = isFresh.current;
    isFresh.current = false;
    if (!isNew) return;
    ref.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
    if (refused.current) toastUnseen(refused.current, ref.current?.textContent ?? "");
    refused.current = null;
  }, [errors]);
  const show = (fields: Record<string, string[]>) => {
    isFresh.current = true;
    setErrors(fields);
  };
  const clear = (field: string) =>
    setErrors((shown) => {
      const rest = Object.entries(shown).filter(([name]) => name !== field && !name.startsWith(`${field}.`));
      return rest.length === Object.keys(shown).length ? shown : Object.fromEntries(rest);
    });
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const fields: Record<string, string> = {};
    for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === "string") fields[name] = value;
    setBusy(true);
    try {
      const known = await check();
      show(known);
      if (Object.keys(known).length) return;
      await send(fields);
      setTouched(false);
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      refused.current = failure;
      show({ ...failure.fields });
    } finally {
      setBusy(false);
    }
  };
  return {
    errors,
    isBusy,
    clear,
    formProps: {
      method: "post",
      noValidate: true,
      ref,
      onSubmit: (event) => void onSubmit(event),
      onInput: ({ target }) => {
        setTouched(true);
        if ("name" in target && typeof target.name === "string" && target.name) clear(target.name);
      },
    },
  };
}
