import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { formatNumber } from "../../../shared/format-number.ts";
import type { LookCard } from "../../../shared/looks/look.ts";
import { useViewer } from "../../payload.ts";
import { openAccountDialog } from "../../state/account-dialog.ts";
import { formatCount } from "../format/format-count.ts";
import styles from "./like-button.module.css";
import { setLike, useLikes } from "./use-likes.ts";

/** A toggle. Visitors log in first; then the look is liked. On the viewer’s own looks only the number. */
export function LikeButton({
  look,
  look: { slug, title, member },
  size = "small",
}: {
  look: Pick<LookCard, "slug" | "title" | "liked" | "likes" | "member">;
  size?: "small" | "large";
}) {
  const viewer = useViewer();
  const { liked, likes } = useLikes(viewer?.slug ?? null, look);
  const count = (
    <>
      <Icon name="heart" size="sm" />
      <span>{formatNumber(likes)}</span>
    </>
  );
  if (viewer?.slug === member.slug)
    return (
      <span
        className={size === "large" ? styles.ownLarge : styles.own}
        role="img"
        aria-label={formatCount(likes, "like")}
      >
        {count}
      </span>
    );
  const press = () => {
    if (viewer) void setLike(slug, !liked);
    else
      openAccountDialog({
        mode: "login",
        reason: "Log in to like this look",
        onSignedIn: () => void setLike(slug, true),
      });
  };
  return (
    <button
      type="button"
      className={size === "large" ? `${buttonClass({ kind: "line", size: "sm" })} ${styles.large}` : styles.heart}
      aria-pressed={liked}
      aria-label={`Like ${title}, ${formatCount(likes, "like")}`}
      onClick={press}
    >
      {count}
    </button>
  );
}
