import type { PortalReceipt } from "@hemline/protocol";
import type from "@hemline/ui/type.module.css";
import { api } from "../api.ts";
import { dayOf, money } from "../words.ts";
import styles from "./rows.module.css";

/** The paper for every payment and every refund, to keep. */
export function Receipts({ receipts }: { receipts: readonly PortalReceipt[] }) {
  return (
    <section aria-labelledby="receipts">
      <h2 className={type.h26} id="receipts">
        Receipts
      </h2>
      <ul className={styles.rows}>
        {receipts.map((it) => (
          <li key={it.id}>
            <a className={`${styles.what} ${styles.link}`} href={api.receipt(it.id)} download>
              {it.kind === "receipt" ? "Receipt" : "Refund"} {it.number}
              <span className={type.hidden}> for {it.title} as a PDF</span>
            </a>
            <span className={styles.when}>
              {it.title}, {dayOf(it.issued_at)}
            </span>
            <span className={styles.amount}>{money(it.total)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
