import type { PortalReceipt } from "@hemline/protocol";
import { Note } from "@hemline/ui/messages/note.tsx";
import type from "@hemline/ui/styles/typography.module.css";
import { type MouseEvent, useState } from "react";
import { api } from "../api.ts";
import { useLanguage } from "../i18n/language-context.ts";
import { useRefusal } from "../use-refusal.ts";
import styles from "./list.module.css";

export function Receipts({
  receipts,
  onSessionExpired,
}: {
  receipts: readonly PortalReceipt[];
  onSessionExpired: () => void;
}) {
  const { t, money, day } = useLanguage();
  const { fault, clearFault, refuse } = useRefusal(onSessionExpired);
  const [isBusy, setBusy] = useState(false);

  // A failed download shows nothing by itself. Modified clicks still open a tab.
  const save = async (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    clearFault();
    try {
      download(await api.receiptFile(id));
    } catch (refusal) {
      refuse(refusal);
    } finally {
      setBusy(false);
    }
  };

  return (
    <section aria-labelledby="receipts">
      <h2 className={type.h26} id="receipts">
        {t("section.receipts")}
      </h2>
      {fault && <Note tone="bad">{fault}</Note>}
      <ul className={styles.rows}>
        {receipts.map((it) => (
          <li key={it.id}>
            <a
              className={`${styles.what} ${styles.link}`}
              href={api.receipt(it.id)}
              onClick={(event) => void save(event, it.id)}
            >
              {t(`receipts.${it.kind}`)} <bdi>{it.number}</bdi>
              <span className={type.hidden}>, {it.title} (PDF)</span>
            </a>
            <span className={styles.when}>
              <bdi>{it.title}</bdi> · {day(it.issued_at)}
            </span>
            <span className={styles.amount}>{money(it.total)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function download({ name, content }: { name: string; content: Blob }): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
