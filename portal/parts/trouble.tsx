import { Button } from "@hemline/ui/buttons/button.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import { useLanguage } from "../i18n/language-context.ts";
import styles from "./desk.module.css";

/** Nothing can be shown, and this is why. */
export function Trouble({ why, onAgain }: { why: string; onAgain: () => void }) {
  const { t } = useLanguage();
  return (
    <div className={styles.desk}>
      <Note tone="bad">{why}</Note>
      <p>
        <Button kind="line" onClick={onAgain}>
          {t("error_page.button_try_again")}
        </Button>
      </p>
    </div>
  );
}
