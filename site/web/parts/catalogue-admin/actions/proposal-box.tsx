import { Button } from "@hemline/ui/buttons/button.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { useState } from "react";
import type { MemberWithAvatar } from "../../../../shared/accounts/member-name.ts";
import type { CatalogueState } from "../../../../shared/catalogue-admin/catalogue-options.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { useRefresh } from "../../../navigation/use-refresh.ts";
import { DisplayName } from "../../members/display-name.tsx";
import { MemberAvatar } from "../../members/member-avatar.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import type { ActionRequest, NamedEntry } from "./action-request.ts";
import type { EntryKind } from "./action-texts.ts";
import styles from "./proposal-box.module.css";
import { useOpenTarget } from "./use-open-target.ts";

/** Who proposed a brand or a product, and the three answers to it. */
export function ProposalBox({
  kind,
  entry,
  state,
  proposer,
  answer,
}: {
  kind: EntryKind;
  entry: NamedEntry;
  state: CatalogueState;
  /** Null when the account is gone. */
  proposer: MemberWithAvatar | null;
  /** What the proposer was told. */
  answer: string | null;
}) {
  const refresh = useRefresh();
  const openTarget = useOpenTarget(kind);
  const [request, setRequest] = useState<ActionRequest | null>(null);
  const ask = (action: ActionRequest["action"]) => () => setRequest({ action, entries: [entry] });
  if (state !== "proposed" && state !== "refused") return null;
  return (
    <section className={styles.box} aria-label="Proposal">
      <div className={styles.who}>
        {proposer && <MemberAvatar member={proposer} />}
        <p>
          {proposer ? (
            <Link className={typography.link} to={paths.member(proposer.slug)}>
              <DisplayName member={proposer} />
            </Link>
          ) : (
            "A former member"
          )}{" "}
          proposed this {kind}. {state === "proposed" ? "Nobody else sees it until you approve it." : "It was refused."}
        </p>
      </div>
      {answer && (
        <blockquote className={styles.answer} dir="auto">
          {answer}
        </blockquote>
      )}
      <div className={`${layout.row} ${layout.wrapping}`}>
        <Button onClick={ask("approve")}>Approve {kind}</Button>
        <Button kind="line" onClick={ask("merge")}>
          Merge into…
        </Button>
        {state === "proposed" && (
          <Button kind="line" onClick={ask("refuse")}>
            Refuse {kind}
          </Button>
        )}
      </div>
      <ActionDialog
        kind={kind}
        request={request}
        onDone={(_, { into }) => (into ? openTarget(into.slug) : refresh())}
        onUndone={refresh}
        onClose={() => setRequest(null)}
      />
    </section>
  );
}
