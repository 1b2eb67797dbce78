import { safeLink } from "../browser/safe-link.ts";
import { spaceAfterSentence } from "../i18n/space-after-sentence.ts";
import { useCheckoutView } from "./checkout-context.ts";

export function SandboxBanner() {
  const { branding, language, isSandbox } = useCheckoutView();
  if (!isSandbox) return null;
  const notice = language.t("sandbox.banner");
  const feedbackUrl = safeLink(branding?.sandbox_configuration?.checkout_feedback_form_url ?? "");
  return (
    <p className="hpc-sandbox">
      {notice}
      {spaceAfterSentence(notice)}
      {feedbackUrl ? (
        <a href={feedbackUrl} target="_blank" rel="noopener noreferrer">
          {language.t("sandbox.feedback")}
        </a>
      ) : null}
    </p>
  );
}
