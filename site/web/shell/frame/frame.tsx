import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "../../navigation/use-location.ts";
import { useNavigationType } from "../../navigation/use-navigation-type.ts";
import { followedLink, recordFollowedLink } from "../followed-links.ts";
import { DemoNotice } from "./demo-notice.tsx";
import { Footer } from "./footer.tsx";
import styles from "./frame.module.css";
import { Header } from "./header.tsx";
import { RestrictionNotice } from "./restriction-notice.tsx";
import { UnverifiedNotice } from "./unverified-notice.tsx";

export function Frame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname, key } = useLocation();
  const direction = useNavigationType();
  const shown = useRef(pathname);
  // Focuses the new page for keyboards and screen readers, as a page load would; with the back button, the link that
  // was followed. A page that is there to type in has focused its field by itself.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (location.hash) return;
    const focused = document.activeElement;
    if (focused instanceof HTMLInputElement && main.current?.contains(focused)) return;
    const link = direction === "pop" ? followedLink(key) : null;
    (link ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, direction, key]);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <DemoNotice />
      <Header />
      <UnverifiedNotice />
      <RestrictionNotice />
      <main
        id="main"
        className={styles.main}
        tabIndex={-1}
        ref={main}
        onClickCapture={({ target }) => {
          const link = target instanceof Element && target.closest("a");
          if (link) recordFollowedLink(key, link);
        }}
      >
        {children}
      </main>
      <Footer />
    </>
  );
}
