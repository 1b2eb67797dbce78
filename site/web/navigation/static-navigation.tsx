import type { ReactNode } from "react";
import type { PageLocation } from "./history/page-location.ts";
import { NavigationContextProvider } from "./navigation-context.ts";

const notInTheBrowser = () => Promise.reject(new Error("Pages are only changed in the browser."));

const onTheServer = {
  navigate: notInTheBrowser,
  refresh: notInTheBrowser,
  subscribe: () => () => {},
  isLoading: () => false,
};

/**
 * What `NavigationRouter` is in the browser: gives the page's address to links and hooks.
 * @param address path and query
 */
export function StaticNavigation({ address, children }: { address: string; children: ReactNode }) {
  const value = { navigation: onTheServer, location: locationAt(address), type: "pop" as const };
  return <NavigationContextProvider value={value}>{children}</NavigationContextProvider>;
}

function locationAt(address: string): PageLocation {
  const pathLength = `${address}?`.indexOf("?");
  return { pathname: address.slice(0, pathLength), search: address.slice(pathLength), hash: "", state: null, key: "" };
}
