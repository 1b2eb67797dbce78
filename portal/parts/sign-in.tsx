import { Button } from "@hemline/ui/button.tsx";
import { Note } from "@hemline/ui/note.tsx";
import { TextField } from "@hemline/ui/text-field.tsx";
import type from "@hemline/ui/type.module.css";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { api, type PortalRefusal } from "../api.ts";
import styles from "./sign-in.module.css";

/** The door: an address, and a letter with a link to it. */
export function SignIn({ why }: { why: string | null }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const words = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);

  // What is said instead of what was here, or why nobody comes in, is where the reader goes on.
  useEffect(() => {
    if (sentTo || why) words.current?.focus();
  }, [sentTo, why]);
  // A refused address is to be mended.
  useEffect(() => {
    if (fault) form.current?.querySelector("input")?.focus();
  }, [fault]);

  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const email = String(new FormData(event.currentTarget).get("email")).trim();
    if (email === "") return setFault("Please enter your email address.");
    setBusy(true);
    setFault(null);
    try {
      await api.askForLink(email);
      setSentTo(email);
    } catch (refusal) {
      setFault((refusal as PortalRefusal).message);
    } finally {
      setBusy(false);
    }
  };

  if (sentTo)
    return (
      <div className={styles.door}>
        <div className={styles.words} ref={words} tabIndex={-1}>
          <h1 className={type.d56}>Look in your mailbox</h1>
          <p className={type.lead}>
            If something was bought with <b>{sentTo}</b>, a letter with a link is on its way. The link works once, for
            30 minutes.
          </p>
        </div>
        <div>
          <Button kind="line" onClick={() => setSentTo(null)}>
            Use another address
          </Button>
        </div>
      </div>
    );
  return (
    <form className={styles.door} ref={form} onSubmit={(event) => void ask(event)} noValidate>
      <div className={styles.words} ref={words} tabIndex={-1}>
        <h1 className={type.d56}>Your purchases</h1>
        {why && <Note tone="warm">{why}</Note>}
      </div>
      <p className={type.lead}>
        Change your plan or card, cancel, or fetch a receipt. Enter the address you bought with, and we send you a link.
      </p>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        errors={fault ? [fault] : []}
      />
      <div>
        <Button type="submit" busy={isBusy}>
          Send me a link
        </Button>
      </div>
    </form>
  );
}
