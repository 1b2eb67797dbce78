import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and until the page has been hydrated: only then is the writer’s own time zone known. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** “14:06”, where the writer is. */
export const formatTime = (instant: string): string => time.format(new Date(instant));
