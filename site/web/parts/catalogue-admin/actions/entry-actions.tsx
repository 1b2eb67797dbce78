import { Menu } from "@hemline/ui/dialogs/menu.tsx";
import { MenuButton } from "@hemline/ui/dialogs/menu-button.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { useState } from "react";
import type { CatalogueState } from "../../../../shared/catalogue-admin/catalogue-options.ts";
import { useRefresh } from "../../../navigation/use-refresh.ts";
import { ActionDialog } from "./action-dialog.tsx";
import type { ActionRequest, NamedEntry } from "./action-request.ts";
import type { EntryKind } from "./action-texts.ts";
import { useOpenTarget } from "./use-open-target.ts";

/** What can be done with a brand or a product beside changing its form. */
export function EntryActions({ kind, entry, state }: { kind: EntryKind; entry: NamedEntry; state: CatalogueState }) {
  const refresh = useRefresh();
  const openTarget = useOpenTarget(kind);
  const [request, setRequest] = useState<ActionRequest | null>(null);
  const ask = (action: ActionRequest["action"]) => () => setRequest({ action, entries: [entry] });
  if (state === "merged") return null;
  return (
    <>
      <Menu label={`More for ${entry.name}`} trigger={<Icon name="more" />}>
        {(state === "proposed" || state === "refused") && (
          <MenuButton icon="check" onClick={ask("approve")}>
            Approve {kind}
          </MenuButton>
        )}
        {state === "live" && (
          <MenuButton icon="eye-shut" onClick={ask("hide")}>
            Hide {kind}
          </MenuButton>
        )}
        {state === "hidden" && (
          <MenuButton icon="eye" onClick={ask("show")}>
            Show {kind} again
          </MenuButton>
        )}
        <MenuButton icon="right" onClick={ask("merge")}>
          Merge into another {kind}
        </MenuButton>
      </Menu>
      <ActionDialog
        kind={kind}
        request={request}
        onDone={(_, { into }) => (into ? openTarget(into.slug) : refresh())}
        onUndone={refresh}
        onClose={() => setRequest(null)}
      />
    </>
  );
}
