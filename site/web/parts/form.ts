import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { SentForm } from "../../shared/pages.ts";
import { CallFailure } from "../call-failure.ts";
import { useHoldReload } from "../shell/hold-reload.ts";

/** A form on its way: what was wrong at which field, and whether it is being sent. */
export interface Form {
  /** Messages by field name, as the server gave them. */
  errors: Readonly<Record<string, string[]>>;
  isBusy: boolean;
  /** What `<form>` needs. The method is for the moment before the script is there: never a password in an address. */
  ties: {
    method: "post";
    noValidate: true;
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: () => void;
  };
}

/**
 * Sends a form's fields; shows the server's messages at them and goes to the first. What was typed always stays.
 * @param check what can be said before anything is sent, by field name; the form is busy while it waits for something
 * @param sent the form as it was sent without script, when that was refused
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
  useHoldReload(isTouched || isBusy);
  // Focus belongs to the browser; the field is marked only once React has drawn the messages.
  useEffect(() => {
    if (Object.keys(errors).length) ref.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [errors]);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const fields: Record<string, string> = {};
    for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === "string") fields[name] = value;
    setBusy(true);
    try {
      const known = await check();
      setErrors(known);
      if (Object.keys(known).length) return;
      await send(fields);
      setTouched(false);
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      setErrors({ ...failure.fields });
    } finally {
      setBusy(false);
    }
  };
  return {
    errors,
    isBusy,
    ties: {
      method: "post",
      noValidate: true,
      ref,
      onSubmit: (event) => void onSubmit(event),
      onInput: () => setTouched(true),
    },
  };
}
