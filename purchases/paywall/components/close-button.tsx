import { englishSpeech, type Speeches } from "../texts/paywall-languages.ts";

interface CloseButtonProps {
  locale: string;
  speeches: Speeches;
  close(): void;
}

/** The way back of a paywall that lies over the page and whose author drew none. */
export function CloseButton({ locale, speeches, close }: CloseButtonProps) {
  const { t } = speeches[locale] ?? englishSpeech;
  return (
    <button type="button" className="hpp-close" aria-label={t("error_page.button_close")} onClick={close}>
      <svg className="hpp-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 6l12 12M18 6 6 18" />
      </svg>
    </button>
  );
}
