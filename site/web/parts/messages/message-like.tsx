import { Icon } from "@hemline/ui/icons/icon.tsx";
import type { LiveMessage } from "../../../shared/discussions/message.ts";
import { formatNumber } from "../../../shared/format-number.ts";
import { useViewer } from "../../payload.ts";
import { openAccountDialog } from "../../state/account-dialog.ts";
import { formatCount } from "../format/format-count.ts";
import { setMessageLike, useMessageLikes } from "./use-message-likes.ts";

/** A toggle. Visitors log in first; then the message is liked. On the viewer’s own only the number, where there is one. */
export function MessageLike({ message }: { message: LiveMessage }) {
  const viewer = useViewer();
  const { liked, likes } = useMessageLikes(viewer?.slug ?? null, message);
  if (viewer?.slug === message.author.slug)
    return likes === 0 ? null : (
      <span role="img" aria-label={formatCount(likes, "like")}>
        <Icon name="heart" size="sm" />
        <span>{formatNumber(likes)}</span>
      </span>
    );
  const press = () => {
    if (viewer) return void setMessageLike(message.id, !liked);
    openAccountDialog({
      mode: "login",
      reason: "Log in to like this reply",
      onSignedIn: () => void setMessageLike(message.id, true),
    });
  };
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={`Like reply ${message.number} by ${message.author.username}, ${formatCount(likes, "like")}`}
      onClick={press}
    >
      <Icon name="heart" size="sm" />
      {likes > 0 && <span>{formatNumber(likes)}</span>}
    </button>
  );
}
