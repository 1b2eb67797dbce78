import { followable } from "../followable.ts";
import { useShop } from "./shop.ts";

export function SandboxBanner() {
  const { branding, language, isSandbox } = useShop();
  if (!isSandbox) return null;
  const feedbackUrl = followable(branding?.sandbox_configuration?.checkout_feedback_form_url ?? "");
  return (
    <p className="hpc-sandbox">
      {language.t("sandbox.banner")}{" "}
      {feedbackUrl ? (
        <a href={feedbackUrl} target="_blank" rel="noopener noreferrer">
          {language.t("sandbox.feedback")}
        </a>
      ) : null}
    </p>
  );
}
