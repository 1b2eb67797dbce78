import { createContext, useContext } from "react";
import type { Navigation } from "./navigation.ts";

/** Null on the server. */
const NavigationContext = createContext<Navigation | null>(null);

export const NavigationContextProvider = NavigationContext.Provider;

const notInTheBrowser = () => Promise.reject(new Error("Pages are only changed in the browser."));

const onTheServer = {
  navigate: notInTheBrowser,
  refresh: notInTheBrowser,
  subscribe: () => () => {},
  isLoading: () => false,
};

export const useNavigation = (): Pick<Navigation, "navigate" | "refresh" | "subscribe" | "isLoading"> =>
  useContext(NavigationContext) ?? onTheServer;
