import { formatNumber } from "../../../shared/format-number.ts";
import { useViewer } from "../../payload.ts";
import { SubscriptionBanner } from "../subscription/subscription-banner.tsx";
import styles from "./notebook-banner.module.css";

/** For those who don’t subscribe. */
export function NotebookBanner({ count }: { count: number }) {
  const viewer = useViewer();
  if (viewer?.isSubscribed || viewer?.isAdmin) return null;
  return (
    <>
      <div className={styles.gap} />
      <SubscriptionBanner title="Every entry, to its last line">
        {count > 1 ? `Subscribers read all ${formatNumber(count)} of them.` : "Subscribers read everything we publish."}
      </SubscriptionBanner>
    </>
  );
}
