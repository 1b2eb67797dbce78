import { buttonClass } from "@hemline/ui/button-class.ts";
import frame from "@hemline/ui/frame.module.css";
import { paths } from "../../shared/paths.ts";
import { openAccount } from "./account-request.ts";
import styles from "./error-notice.module.css";

const expired = "Your session has expired. Please log in again to continue using the product.";

/** The one thing to say and the one way on. */
export function ErrorNotice({ status, message }: { status: number; message: string }) {
  if (status === 401)
    return (
      <section className={`${frame.wide} ${styles.notice}`}>
        <title>Log in · Hemline</title>
        <h1 className={styles.message}>{expired}</h1>
        <button className={buttonClass()} type="button" onClick={() => openAccount({ mode: "login" })}>
          LOG IN
        </button>
      </section>
    );
  return (
    <section className={`${frame.wide} ${styles.notice}`}>
      <title>{`${status === 404 ? "Page not found" : "Something went wrong"} · Hemline`}</title>
      {status > 0 && <p className={styles.status}>{status}</p>}
      <h1 className={styles.message}>{message}</h1>
      <a className={buttonClass()} href={paths.home}>
        RETURN HOME
      </a>
    </section>
  );
}
