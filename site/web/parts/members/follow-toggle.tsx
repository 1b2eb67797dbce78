import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import type { MouseEvent } from "react";
import type { FollowState } from "../../../shared/members/member.ts";
import { Link } from "../../navigation/link.tsx";
import styles from "./follow-toggle.module.css";

const words: Record<FollowState, string> = { none: "Follow", asked: "Requested", following: "Following" };
/** What pressing it does. */
const effects: Record<FollowState, string | undefined> = {
  none: undefined,
  asked: "Cancel request",
  following: "Unfollow",
};
const states: readonly FollowState[] = ["none", "asked", "following"];

/** The three states of following a member. `filled` where it is the page's one task. */
export function FollowToggle({
  state,
  name,
  filled = false,
  href,
  action,
  onPress,
}: {
  state: FollowState;
  /** The member's. */
  name: string;
  filled?: boolean;
  /** Makes it a link, for visitors, who log in first. */
  href?: string;
  /** Where the button is sent without script. */
  action?: string;
  onPress: (event: MouseEvent) => void;
}) {
  const texts = {
    className: buttonClass({ kind: filled && state === "none" ? "fill" : "line", size: "sm" }),
    "aria-label": state === "asked" ? `Requested to follow ${name}` : `${words[state]} ${name}`,
    title: effects[state],
  };
  const label = (
    <span className={styles.words}>
      {states.map((one) => (
        <span key={one} aria-hidden={one !== state}>
          {one === "following" && <Icon name="check" size="sm" />}
          {words[one]}
        </span>
      ))}
    </span>
  );
  if (href !== undefined)
    return (
      <Link to={href} {...texts} onClick={onPress}>
        {label}
      </Link>
    );
  const button = (
    <button
      type={action ? "submit" : "button"}
      name="follow"
      value={state === "none" ? "yes" : "no"}
      {...texts}
      onClick={onPress}
    >
      {label}
    </button>
  );
  return action ? (
    <form method="post" action={action} className={styles.form}>
      {button}
    </form>
  ) : (
    button
  );
}
