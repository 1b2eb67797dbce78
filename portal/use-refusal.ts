import { useState } from "react";
import { useLanguage } from "./i18n/language-context.ts";
import { PortalRefusal, refusalText } from "./portal-refusal.ts";

/** The text of an action's last refusal; an expired session goes to `onSessionExpired` instead. */
export function useRefusal(onSessionExpired: (refusal: PortalRefusal) => void) {
  const { t } = useLanguage();
  const [fault, setFault] = useState<string | null>(null);
  return {
    fault,
    clearFault: () => setFault(null),
    refuse: (refusal: unknown) => {
      if (refusal instanceof PortalRefusal && refusal.status === 401) onSessionExpired(refusal);
      else setFault(refusalText(t, refusal));
    },
  };
}
