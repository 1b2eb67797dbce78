import { useSharedData } from "../../payload.ts";
import { formatShortLocal, formatShortLocalDay } from "./format-local.ts";
import { ShortDay } from "./short-day.tsx";
import { useInBrowser } from "./use-in-browser.ts";

/** As `ShortDay`, where the reader is once the page is hydrated: "18 Nov", or "18 Nov at 15:30, Berlin time". */
export function ShortLocalDay({ at, withTime = false }: { at: string; withTime?: boolean }) {
  const { year } = useSharedData();
  if (!useInBrowser()) return <ShortDay at={at} withTime={withTime} />;
  return <time dateTime={at}>{withTime ? formatShortLocal(at, year) : formatShortLocalDay(at, year)}</time>;
}
