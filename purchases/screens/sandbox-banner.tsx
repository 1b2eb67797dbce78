import { followable } from "../followable.ts";
import { useShop } from "./shop.ts";
import { spaceAfter } from "./space-after.ts";

export function SandboxBanner() {
  const { branding, language, isSandbox } = useShop();
  if (!isSandbox) return null;
  const notice = language.t("sandbox.banner");
  const feedbackUrl = followable(branding?.sandbox_configuration?.checkout_feedback_form_url ?? "");
  return (
    <p className="hpc-sandbox">
      {notice}
      {spaceAfter(notice)}
      {feedbackUrl ? (
        <a href={feedbackUrl} target="_blank" rel="noopener noreferrer">
          {language.t("sandbox.feedback")}
        </a>
      ) : null}
    </p>
  );
}
