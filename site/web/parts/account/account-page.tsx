import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { SentForm } from "../../../shared/pages.ts";
import { safeRedirectPath } from "../../../shared/safe-redirect.ts";
import styles from "./account-page.module.css";

/** The frame of the login and register pages; afterwards it opens the page in `?to=`. */
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
  /** The form as it was sent without script and refused. */
  sent: SentForm | null;
}) {
  const navigate = useNavigate();
  const target = safeRedirectPath(useSearchParams()[0].get("to"));
  return (
    <div className={`${layout.form} ${styles.page}`}>
      <header className={styles.header}>
        <h1 className={typography.d56}>{title}</h1>
        <p className={typography.lead}>{lead}</p>
      </header>
      {sent?.message && <Note tone="bad">{sent.message}</Note>}
      <Form onDone={() => navigate(target, { replace: true })} sent={sent} />
      <p className={styles.alternative}>{other}</p>
    </div>
  );
}
