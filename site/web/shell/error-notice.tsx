import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import layout from "@hemline/ui/styles/layout.module.css";
import { paths } from "../../shared/paths.ts";
import { openAccountDialog } from "../state/account-dialog.ts";
import styles from "./error-notice.module.css";
import { RetryButton } from "./retry-button.tsx";

const expired = "Your session has expired. Please log in again to continue using the product.";

/** Temporary failures. 0 is no answer. */
const passing = new Set([0, 408, 409, 425, 429]);

export function ErrorNotice({ status, message }: { status: number; message: string }) {
  if (status === 401) return <SessionExpired />;
  return (
    <section className={`${layout.wide} ${styles.notice}`}>
      <title>{`${status === 404 ? "Page not found" : "Something went wrong"} · Hemline`}</title>
      <meta name="robots" content="noindex" />
      {status > 0 && <p className={styles.status}>{status}</p>}
      <h1 className={styles.message}>{message}</h1>
      <div className={`${layout.row} ${layout.wrapping}`}>
        <a className={buttonClass()} href={paths.home}>
          RETURN HOME
        </a>
        {(passing.has(status) || status >= 500) && <RetryButton />}
      </div>
    </section>
  );
}

function SessionExpired() {
  return (
    <section className={`${layout.wide} ${styles.notice}`}>
      <title>Log in · Hemline</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.message}>{expired}</h1>
      <button className={buttonClass()} type="button" onClick={() => openAccountDialog({ mode: "login" })}>
        LOG IN
      </button>
    </section>
  );
}
