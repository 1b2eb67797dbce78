import { Button } from "@hemline/ui/buttons/button.tsx";
import { useLanguage } from "../i18n/language-context.ts";

export function TryAgainButton({ block, onClick }: { block?: boolean; onClick: () => void }) {
  const { t } = useLanguage();
  return (
    <Button block={block} kind="line" onClick={onClick}>
      {t("error_page.button_try_again")}
    </Button>
  );
}
