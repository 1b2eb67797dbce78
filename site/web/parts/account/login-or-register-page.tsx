import { Note } from "@hemline/ui/messages/note.tsx";
import type { ReactNode } from "react";
import type { SentForm } from "../../../shared/page-data.ts";
import { safeRedirectPath } from "../../../shared/safe-redirect.ts";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { useSearchParams } from "../../navigation/use-search-params.ts";
import styles from "./account-frame.module.css";
import { AccountFrame } from "./account-frame.tsx";

interface LoginOrRegisterPageProps {
  title: string;
  lead: string;
  /** The way to the other of the two pages. */
  other: ReactNode;
  form: (props: { onDone: () => unknown; sent: SentForm | null }) => ReactNode;
  /** The form as it was sent without script and refused. */
  sent: SentForm | null;
}

/** The frame of the login and register pages; afterwards it opens the page in `?to=`. */
export function LoginOrRegisterPage({ title, lead, other, form: Form, sent }: LoginOrRegisterPageProps) {
  const navigate = useNavigate();
  const target = safeRedirectPath(useSearchParams().get("to"));
  return (
    <AccountFrame title={title} lead={lead}>
      {sent?.message && <Note tone="bad">{sent.message}</Note>}
      <Form onDone={() => navigate(target, { replace: true })} sent={sent} />
      <p className={styles.alternative}>{other}</p>
    </AccountFrame>
  );
}
