import { type MouseEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { paths } from "../../../shared/paths.ts";
import { useViewer } from "../../payload.ts";
import { openAccountDialog } from "../../state/account-dialog.ts";
import { FollowToggle } from "./follow-toggle.tsx";
import { type Followable, follow, loadedFollow, unfollow, useFollow } from "./use-follow.ts";

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
  const { pathname } = useLocation();
  const state = useFollow(viewer?.slug ?? null, member);
  const isOwn = viewer?.slug === member.slug;
  // For what continues after logging in: by then the page has been loaded again for another viewer.
  const shown = useRef({ member, isOwn });
  useEffect(() => {
    shown.current = { member, isOwn };
  }, [member, isOwn]);
  if (isOwn) return null;
  const change = async (isFollowed: boolean) => {
    const isDone = await (isFollowed ? follow(shown.current.member) : unfollow(member));
    if (isDone) onChanged?.();
  };
  const press = (event: MouseEvent) => {
    if (viewer) {
      void change(state === "none");
      return;
    }
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openAccountDialog({
      mode: "login",
      reason: `Log in to follow ${member.username}`,
      onSignedIn: () => {
        const now = shown.current;
        if (!now.isOwn && (loadedFollow(now.member) ?? "none") === "none") void change(true);
      },
    });
  };
  return (
    <FollowToggle
      state={state}
      name={member.username}
      filled={filled}
      href={viewer ? undefined : `${paths.login}?to=${encodeURIComponent(pathname)}`}
      onPress={press}
    />
  );
}
