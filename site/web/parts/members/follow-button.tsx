import typography from "@hemline/ui/styles/typography.module.css";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { FollowState } from "../../../shared/members/member.ts";
import { paths } from "../../../shared/paths.ts";
import { useLocation } from "../../navigation/use-location.ts";
import { onPlainClick } from "../../on-plain-click.ts";
import { useViewer } from "../../payload.ts";
import { openAccountDialog } from "../../state/account-dialog.ts";
import { FollowToggle } from "./follow-toggle.tsx";
import { type Followable, follow, loadedFollow, unfollow, useFollow } from "./use-follow.ts";

/** For screen readers. The button's name changes with the state, so it is not marked as pressed as well. */
const sentences: Record<FollowState, (name: string) => string> = {
  none: (name) => `You don’t follow ${name}`,
  asked: (name) => `You asked to follow ${name}`,
  following: (name) => `You follow ${name}`,
};

/** Follows a member, asks a private one, and ends both. Visitors log in first. Not there for the viewer themselves. */
export function FollowButton({
  member,
  filled,
  onChanged,
}: {
  member: Followable;
  filled?: boolean;
  /** The server has changed it. */
  onChanged?: () => void;
}) {
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const [said, setSaid] = useState("");
  const state = useFollow(viewer?.slug ?? null, member);
  const isOwn = viewer?.slug === member.slug;
  // For what continues after logging in: by then the page has been loaded again for another viewer.
  const shown = useRef({ member, isOwn });
  useEffect(() => {
    shown.current = { member, isOwn };
  }, [member, isOwn]);
  if (isOwn) return null;
  const change = async (isFollowed: boolean) => {
    const next = await (isFollowed ? follow(shown.current.member) : unfollow(member));
    if (next === null) return;
    setSaid(sentences[next](member.username));
    onChanged?.();
  };
  const submit = (event: MouseEvent) => {
    event.preventDefault();
    void change(state === "none");
  };
  const logIn = onPlainClick(() =>
    openAccountDialog({
      mode: "login",
      reason: `Log in to follow ${member.username}`,
      onSignedIn: () => {
        const now = shown.current;
        if (!now.isOwn && (loadedFollow(now.member) ?? "none") === "none") void change(true);
      },
    }),
  );
  return (
    <>
      <FollowToggle
        state={state}
        name={member.username}
        filled={filled}
        href={viewer ? undefined : `${paths.login}?to=${encodeURIComponent(pathname)}`}
        action={`${paths.member(member.slug)}?to=${encodeURIComponent(pathname + search)}`}
        onPress={viewer ? submit : logIn}
      />
      {viewer && (
        <span role="status" className={typography.hidden}>
          {said}
        </span>
      )}
    </>
  );
}
