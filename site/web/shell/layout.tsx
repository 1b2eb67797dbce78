import { useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router";
import { Footer } from "../parts/footer.tsx";
import { Header } from "../parts/header.tsx";
import styles from "./layout.module.css";

/** Header, page, footer. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // Moves the reading place of keyboards and screen readers into the new page, as a page load would.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!location.hash) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <Header />
      <main id="main" className={styles.main} tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
