import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import type { MemberProfile } from "../../../shared/members/member.ts";
import { useViewer } from "../../payload.ts";
import styles from "./private-account-notice.module.css";
import { useFollow } from "./use-follow.ts";

/** In place of a private member's lists, for viewers who don't follow them. */
export function PrivateAccountNotice({ member }: { member: MemberProfile }) {
  const state = useFollow(useViewer()?.slug ?? null, member);
  const name = <span dir="auto">{member.username}</span>;
  return (
    <div className={styles.closed}>
      <EmptyState icon="lock" title="This account is private">
        {state === "asked" ? (
          <p>You’ve asked to follow {name}. You’ll see their looks here if they accept.</p>
        ) : (
          <p>Only people who follow {name} see their looks. Ask to follow them, and they decide.</p>
        )}
      </EmptyState>
    </div>
  );
}
