import { useShop } from "./shop.ts";
import { Spinner } from "./spinner.tsx";

/** Lies over what is not there yet. */
export function Waiting() {
  const { t } = useShop().language;
  return (
    <div className="hpc-waiting">
      <Spinner size="large" label={t("payment_entry_page.loading")} />
    </div>
  );
}
