import { type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { createPath, type Navigator, Router } from "react-router";
import type { ShownPayload } from "../payload.ts";
import type { Navigation } from "./navigation.ts";
import { NavigationContextProvider } from "./navigation-context.ts";
import { useScrollRestoration } from "./use-scroll-restoration.ts";

/** Shows the pages of a navigation, and gives it to links and hooks. */
export function NavigationRouter({
  navigation,
  children,
}: {
  navigation: Navigation;
  children: (payload: ShownPayload) => ReactNode;
}) {
  const [page, setPage] = useState(navigation.shown);
  const [navigator] = useState(() => navigatorOf(navigation));
  // The navigation lives outside of React. The page may have changed before the first effect.
  useLayoutEffect(() => {
    const show = () => startTransition(() => setPage(navigation.shown));
    show();
    return navigation.subscribe(show);
  }, [navigation]);
  useScrollRestoration(page);
  return (
    <NavigationContextProvider value={navigation}>
      <Router location={page.location} navigationType={page.type} navigator={navigator}>
        {children(page.payload)}
      </Router>
    </NavigationContextProvider>
  );
}

const hrefOf: Navigator["createHref"] = (to) => (typeof to === "string" ? to : createPath(to));

/** For links. */
const navigatorOf = ({ navigate }: Navigation): Navigator => ({
  createHref: hrefOf,
  go: (delta) => void navigate(delta),
  push: (to, state, options) => void navigate(hrefOf(to), { ...options, state }),
  replace: (to, state, options) => void navigate(hrefOf(to), { ...options, state, replace: true }),
});
