import { useEffect, useState } from "react";
import type { OwnWardrobe } from "../../../shared/items/pages.ts";
import { countsOf, type Line } from "./line/line.ts";
import type { UploadLine } from "./line/upload-line.ts";

/** What the wardrobe holds now: the page's count and what was added since. A full line goes on once there is room. */
export function useRoom(own: OwnWardrobe, line: UploadLine, files: Line): OwnWardrobe {
  const { done } = countsOf(files);
  const [read, setRead] = useState({ own, done });
  if (read.own !== own) setRead({ own, done });
  // The line outlives the page: its member may have subscribed or archived something meanwhile.
  useEffect(() => {
    const hasRoom = own.limit === null || own.used < own.limit;
    if (hasRoom && line.read().hold?.why === "full") line.retry([]);
  }, [own, line]);
  return { ...own, used: own.used + done - (read.own === own ? read.done : done) };
}
