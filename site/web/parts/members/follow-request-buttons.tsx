import { Button } from "@hemline/ui/buttons/button.tsx";
import { useState } from "react";
import type { MemberName } from "../../../shared/accounts/member-name.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { showSuccess } from "../../state/show-toast.ts";

/** The two answers to a request to follow. `onAnswered` reloads the page. */
export function FollowRequestButtons({
  person: { slug, username },
  onAnswered,
}: {
  person: Pick<MemberName, "slug" | "username">;
  onAnswered: () => Promise<void>;
}) {
  const [busy, setBusy] = useState<"accept" | "decline" | null>(null);
  const send = async (answer: "accept" | "decline") => {
    setBusy(answer);
    try {
      await callApi(api.follower(slug), { method: answer === "accept" ? "PUT" : "DELETE", toasts: "failures" });
      showSuccess(answer === "accept" ? "Request accepted" : "Request declined");
    } catch {
      // The toast has said why; the reload shows what is left of the request.
    }
    await onAnswered();
    setBusy(null);
  };
  const press = (answer: "accept" | "decline") => () => {
    if (busy === null) void send(answer);
  };
  return (
    <>
      <Button size="sm" busy={busy === "accept"} aria-label={`Accept ${username}`} onClick={press("accept")}>
        Accept
      </Button>
      <Button
        kind="line"
        size="sm"
        busy={busy === "decline"}
        aria-label={`Decline ${username}`}
        onClick={press("decline")}
      >
        Decline
      </Button>
    </>
  );
}
