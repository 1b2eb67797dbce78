import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from "react";
import type { ShownPayload } from "../payload.ts";
import { useScrollRestoration } from "./history/use-scroll-restoration.ts";
import type { Navigation } from "./navigation.ts";
import { NavigationContextProvider } from "./navigation-context.ts";

/** Shows the pages of a navigation, and gives it to links and hooks. */
export function NavigationRouter({
  navigation,
  children,
}: {
  navigation: Navigation;
  children: (payload: ShownPayload) => ReactNode;
}) {
  const [page, setPage] = useState(navigation.shown);
  // The navigation lives outside of React. The page may have changed before the first effect.
  useLayoutEffect(() => {
    const show = () => startTransition(() => setPage(navigation.shown));
    show();
    return navigation.subscribe(show);
  }, [navigation]);
  useScrollRestoration(page);
  const { location, type, payload } = page;
  const value = useMemo(() => ({ navigation, location, type }), [navigation, location, type]);
  return <NavigationContextProvider value={value}>{children(payload)}</NavigationContextProvider>;
}
