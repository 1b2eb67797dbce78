import { portalLinkMinutes } from "@hemline/protocol/limits";
import { Button } from "@hemline/ui/buttons/button.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import type from "@hemline/ui/styles/typography.module.css";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { api } from "../api.ts";
import type { LabelKey } from "../i18n/language.ts";
import { useLanguage } from "../i18n/language-context.ts";
import { refusalText } from "../portal-refusal.ts";
import styles from "./sign-in.module.css";

/** Asks for an email address and sends a link to it. */
export function SignIn({ why }: { why: LabelKey | null }) {
  const { t, tag } = useLanguage();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);

  // Moves the focus to the new text.
  useEffect(() => {
    if (sentTo || why) text.current?.focus();
  }, [sentTo, why]);
  useEffect(() => {
    if (fault) form.current?.querySelector("input")?.focus();
  }, [fault]);

  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const email = String(new FormData(event.currentTarget).get("email")).trim();
    if (email === "") return setFault(t("payment_entry_page.missing_email"));
    setBusy(true);
    setFault(null);
    try {
      await api.requestLink(email, tag);
      setSentTo(email);
    } catch (refusal) {
      setFault(refusalText(t, refusal));
    } finally {
      setBusy(false);
    }
  };

  if (sentTo) {
    const [before, after] = t("sign_in.sent", { email: "\n", minutes: portalLinkMinutes }).split("\n");
    return (
      <div className={styles.signIn}>
        <div className={styles.text} ref={text} tabIndex={-1}>
          <h1 className={type.d56}>{t("sign_in.sent_title")}</h1>
          <p className={type.lead}>
            {before}
            <b>{sentTo}</b>
            {after}
          </p>
        </div>
        <div>
          <Button kind="line" onClick={() => setSentTo(null)}>
            {t("sign_in.other_address")}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <form className={styles.signIn} ref={form} onSubmit={(event) => void ask(event)} noValidate>
      <div className={styles.text} ref={text} tabIndex={-1}>
        <h1 className={type.d56}>{t("title")}</h1>
        {why && <Note tone="warm">{t(why)}</Note>}
      </div>
      <p className={type.lead}>{t("sign_in.lead")}</p>
      <TextField
        label={t("sign_in.email")}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        errors={fault ? [fault] : []}
      />
      <div>
        <Button type="submit" busy={isBusy}>
          {t("sign_in.send")}
        </Button>
      </div>
    </form>
  );
}
