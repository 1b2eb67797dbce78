import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and until the page has been hydrated: only then is the reader’s own time zone known. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
