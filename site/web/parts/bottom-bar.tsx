import { Icon } from "@hemline/ui/icon.tsx";
import { NavLink } from "react-router";
import { paths } from "../../shared/paths.ts";
import type { Viewer } from "../../shared/user.ts";
import { AccountLink } from "./account-link.tsx";
import styles from "./bottom-bar.module.css";
import { PostLookLink } from "./post-look-link.tsx";

/** The main ways on a phone, where the thumb is. */
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
      <NavLink to={paths.members} end>
        <Icon name="people" />
        Members
      </NavLink>
      {viewer ? (
        <NavLink to={paths.member(viewer.slug)}>
          <Icon name="person" />
          You
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
