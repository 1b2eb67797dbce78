import { useState } from "react";
import type { Suggestion } from "../../../shared/members/member.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { showSuccess } from "../../state/show-toast.ts";

/** The suggestions without those that the viewer has just dismissed. */
export function useDismissals(suggestions: readonly Suggestion[]) {
  const { dismissed, send } = useDismissed();
  const dismiss = async ({ slug, username }: Suggestion) => {
    if (await send(slug, true))
      showSuccess(`We won’t suggest ${username} again`, {
        label: "Undo",
        run: async () => void (await send(slug, false)),
      });
  };
  return {
    shown: suggestions.filter(({ slug }) => !dismissed.has(slug)),
    dismiss: (suggestion: Suggestion) => void dismiss(suggestion),
  };
}

/** The slugs of dismissed members. `send` dismisses one or takes it back, and resolves to false on failure. */
function useDismissed() {
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const mark = (slug: string, isDismissed: boolean) =>
    setDismissed((slugs) => new Set(isDismissed ? [...slugs, slug] : [...slugs].filter((one) => one !== slug)));
  const send = async (slug: string, isDismissed: boolean) => {
    mark(slug, isDismissed);
    try {
      await callApi(api.dismissal(slug), { method: isDismissed ? "PUT" : "DELETE", toasts: "failures" });
    } catch {
      mark(slug, !isDismissed);
      return false;
    }
    return true;
  };
  return { dismissed, send };
}
