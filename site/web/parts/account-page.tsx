import frame from "@hemline/ui/frame.module.css";
import { Note } from "@hemline/ui/note.tsx";
import type from "@hemline/ui/type.module.css";
import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ownPath } from "../../shared/own-path.ts";
import type { SentForm } from "../../shared/pages.ts";
import styles from "./account-page.module.css";

/** A page for one of the two ways in; afterwards to where the person wanted to go. */
export function AccountPage({
  title,
  lead,
  other,
  form: Form,
  sent,
}: {
  title: string;
  lead: string;
  other: ReactNode;
  form: (props: { onDone: () => unknown; sent: SentForm | null }) => ReactNode;
  /** The form as it was sent without script, when that was refused. */
  sent: SentForm | null;
}) {
  const navigate = useNavigate();
  const target = ownPath(useSearchParams()[0].get("to"));
  return (
    <div className={`${frame.form} ${styles.page}`}>
      <header className={styles.head}>
        <h1 className={type.d56}>{title}</h1>
        <p className={type.lead}>{lead}</p>
      </header>
      {sent?.message && <Note tone="bad">{sent.message}</Note>}
      <Form onDone={() => navigate(target, { replace: true })} sent={sent} />
      <p className={styles.other}>{other}</p>
    </div>
  );
}
