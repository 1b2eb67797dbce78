import { Icon } from "@hemline/ui/icons/icon.tsx";
import type { Viewer } from "../../../shared/accounts/user.ts";
import { paths } from "../../../shared/paths.ts";
import { NavLink } from "../../navigation/nav-link.tsx";
import { AccountLink } from "../../parts/account/account-link.tsx";
import { PostLookLink } from "../../parts/looks/post-look-link.tsx";
import styles from "./bottom-bar.module.css";

/** The main navigation on phones. */
export function BottomBar({ viewer }: { viewer: Viewer | null }) {
  return (
    <nav className={styles.bar} aria-label="Sections">
      <NavLink to={paths.home} end>
        <Icon name="home" />
        Home
      </NavLink>
      <NavLink to={paths.looks} end>
        <Icon name="grid" />
        Looks
      </NavLink>
      <PostLookLink className={styles.add} label="Post a look">
        <Icon name="plus" />
      </PostLookLink>
      <NavLink to={paths.discussions}>
        <Icon name="comment" />
        Talk
      </NavLink>
      {viewer ? (
        <NavLink to={paths.member(viewer.slug)}>
          <Icon name="person" />
          Profile
        </NavLink>
      ) : (
        <AccountLink mode="register">
          <Icon name="person" />
          Join
        </AccountLink>
      )}
    </nav>
  );
}
