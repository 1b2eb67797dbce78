import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { SentForm } from "../../../shared/pages.ts";
import { toastUnseen } from "../../call-api.ts";
import { CallFailure } from "../../call-failure.ts";
import { useHoldReload } from "../../shell/hold-reload.ts";

/** A form on its way: what was wrong at which field, and whether it is being sent. */
export interface Form {
  /** Messages by field name, as the server gave them. */
  errors: Readonly<Record<string, string[]>>;
  isBusy: boolean;
  /** Takes back what was said about a field and everything below it: the person is changing it. */
  clear: (field: string) => void;
  /** What `<form>` needs. The method is for the moment before the script is there: never a password in an address. */
  ties: {
    method: "post";
    noValidate: true;
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
}

/**
 * Sends a form's fields; shows the server's messages at them and goes to the first. What was typed always stays. A
 * mistake is told once: by a toast only where no field shows it, so `send` calls with `toasts: "form"`.
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
  const refused = useRef<CallFailure>(null);
  /** True from an answer until its messages are drawn, false while they only become fewer. */
  const isFresh = useRef(sent !== null);
  useHoldReload(isTouched || isBusy);
  // Focus belongs to the browser; the field is marked only once React has drawn the messages.
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
    ties: {
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
