import typography from "@hemline/ui/styles/typography.module.css";
import { linkHost } from "../../../shared/members/link-host.ts";
import styles from "./member-links.module.css";

/** A member's own addresses elsewhere. Hemline does not vouch for them. */
export function MemberLinks({ links }: { links: readonly string[] }) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link}>
          <a
            className={typography.link}
            href={link}
            dir="ltr"
            title={link}
            rel="nofollow ugc noopener"
            referrerPolicy="no-referrer"
          >
            {linkHost(link)}
          </a>
        </li>
      ))}
    </ul>
  );
}
