import typography from "@hemline/ui/styles/typography.module.css";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { BrandCard } from "../../../shared/brands/brand.ts";
import { paths } from "../../../shared/paths.ts";
import { useLocation } from "../../navigation/use-location.ts";
import { onPlainClick } from "../../on-plain-click.ts";
import { useViewer } from "../../payload.ts";
import { openAccountDialog } from "../../state/account-dialog.ts";
import { FollowToggle } from "../members/follow-toggle.tsx";
import { setBrandFollow, useBrandFollow } from "./use-brand-follow.ts";

/** Follows a brand and ends it. Visitors log in first. */
export function BrandFollowButton({ brand, filled }: { brand: BrandCard; filled?: boolean }) {
  const { slug, name } = brand;
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const [said, setSaid] = useState("");
  const isFollowed = useBrandFollow(brand);
  // For what continues after logging in: by then the page has been loaded again for another viewer.
  const shown = useRef(brand);
  useEffect(() => {
    shown.current = brand;
  }, [brand]);
  const change = async (next: boolean) => {
    const now = await setBrandFollow(brand, next);
    if (now !== null) setSaid(now ? `You follow ${name}` : `You don’t follow ${name}`);
  };
  const submit = (event: MouseEvent) => {
    event.preventDefault();
    void change(!isFollowed);
  };
  const logIn = onPlainClick(() =>
    openAccountDialog({
      mode: "login",
      reason: `Log in to follow ${name}`,
      onSignedIn: () => void (shown.current.isFollowed || change(true)),
    }),
  );
  return (
    <>
      <FollowToggle
        state={isFollowed ? "following" : "none"}
        name={name}
        filled={filled}
        href={viewer ? undefined : `${paths.login}?to=${encodeURIComponent(pathname)}`}
        action={`${paths.brand(slug)}?to=${encodeURIComponent(pathname + search)}`}
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
