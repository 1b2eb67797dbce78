import { Skeleton } from "@hemline/ui/messages/skeleton.tsx";
import type from "@hemline/ui/styles/typography.module.css";
import { useLanguage } from "../i18n/language-context.ts";

export function Loading() {
  const { t } = useLanguage();
  return (
    <div aria-busy="true">
      <p className={type.hidden} role="status">
        {t("loading")}
      </p>
      <Skeleton ratio={0.16} width="70%" />
      <br />
      <Skeleton ratio={0.5} />
    </div>
  );
}
