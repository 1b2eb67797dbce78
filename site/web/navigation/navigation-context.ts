import { createContext, useContext } from "react";
import type { PageLocation } from "./history/page-location.ts";
import type { Navigation } from "./navigation.ts";
import type { NavigationType } from "./shown-page.ts";

/** What links and hooks know of the page around them. */
interface NavigationContextValue {
  navigation: Pick<Navigation, "navigate" | "refresh" | "subscribe" | "isLoading">;
  location: PageLocation;
  /** How the page was reached. */
  type: NavigationType;
}

const NavigationContext = createContext<NavigationContextValue | null>(null);

export const NavigationContextProvider = NavigationContext.Provider;

export function useNavigationContext(): NavigationContextValue {
  const value = useContext(NavigationContext);
  if (!value) throw new Error("There is no NavigationRouter or StaticNavigation around this component.");
  return value;
}

export const useNavigation = (): NavigationContextValue["navigation"] => useNavigationContext().navigation;
