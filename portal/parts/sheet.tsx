import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import type from "@hemline/ui/styles/typography.module.css";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useLanguage } from "../i18n/language-context.ts";
import styles from "./sheet.module.css";

/**
 * A sheet over the page. Not a modal `<dialog>`: the provider adds its challenges to the page later, where they would
 * be below the browser's top layer. The page is made inert instead. Esc, the cross and a press beside it call
 * `onClose`, unless it is busy; focus returns to where it was.
 */
export function Sheet({
  title,
  isBusy,
  onClose,
  children,
}: {
  title: string;
  isBusy: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useLanguage();
  const sheet = useRef<HTMLDivElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();
  const leave = () => {
    if (!isBusy) onClose();
  };

  useLayoutEffect(() => {
    const page = document.querySelector<HTMLElement>("#root");
    const before = document.activeElement;
    if (page) page.inert = true;
    sheet.current?.focus({ preventScroll: true });
    return () => {
      if (page) page.inert = false;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  // On the document, wherever the focus is.
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector("dialog[open]") && !isBusy) onClose();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isBusy, onClose]);

  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: the press beside the sheet has Esc as its key
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      className={styles.layer}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressedBeside.current && event.target === event.currentTarget) leave();
      }}
    >
      <div className={styles.sheet} ref={sheet} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
        <header className={styles.head}>
          <h2 className={type.d40} id={titleId}>
            {title}
          </h2>
          <IconButton icon="close" label={t("error_page.button_close")} onClick={leave} />
        </header>
        {children}
      </div>
    </div>,
    document.body,
  );
}
