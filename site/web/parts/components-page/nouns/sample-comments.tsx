import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import type { LiveComment } from "../../../../shared/comments/comment.ts";
import { CommentItem } from "../../comments/comment-item.tsx";
import { ServerTime } from "../../format/time-ago.tsx";
import { hourAgo, maren, noor, now } from "./sample-data.ts";

const comment: LiveComment = {
  ...{ kind: "live", id: "warm", author: maren, isFormer: false, postedAt: hourAgo, isEdited: false },
  parts: [{ kind: "text", text: "Is the lining warm enough for January?" }],
  ...{ isMuted: false, source: null, mayDelete: false, isHidden: false },
};
const comments: LiveComment[] = [
  comment,
  { ...comment, id: "yes", author: noor, parts: [{ kind: "text", text: "نعم، مع سترة." }], isEdited: true },
  { ...comment, id: "muted", isMuted: true },
  { ...comment, id: "hidden", isHidden: true },
];

const doNothing = () => undefined;

export function SampleComments() {
  return (
    <ServerTime value={now}>
      <div>
        {comments.map((one) => (
          <CommentItem
            key={one.id}
            comment={one}
            on={{ kind: "look", slug: "camel-coat" }}
            reply={null}
            onEdited={doNothing}
            onDeleted={doNothing}
            onRestored={doNothing}
          />
        ))}
      </div>
      <EmptyState title="No comments yet">
        <p>Ask about the fit, or say what you like.</p>
      </EmptyState>
    </ServerTime>
  );
}
