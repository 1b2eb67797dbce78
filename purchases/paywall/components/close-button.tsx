import { englishLanguage, type PaywallLanguages } from "../texts/load-paywall-languages.ts";

interface CloseButtonProps {
  locale: string;
  languages: PaywallLanguages;
  close(): void;
}

/** For a paywall over the page whose author added no back button. */
export function CloseButton({ locale, languages, close }: CloseButtonProps) {
  const { t } = languages[locale] ?? englishLanguage;
  return (
    <button type="button" className="hpp-close" aria-label={t("error_page.button_close")} onClick={close}>
      <svg className="hpp-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 6l12 12M18 6 6 18" />
      </svg>
    </button>
  );
}
