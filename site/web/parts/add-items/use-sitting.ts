import { useEffect, useSyncExternalStore } from "react";
import { useHoldReload } from "../../state/hold-reload.ts";
import { useWarnBeforeUnload } from "../../state/warn-before-unload.ts";
import { emptyLine, isRunning, isUnkept, type Line } from "./line/line.ts";
import type { NamingState } from "./naming/naming.ts";
import { nothingNamed } from "./naming/naming.ts";
import { type Sitting, sittingOf } from "./sitting.ts";

/** The member’s sitting, with its uploads and names as they are now. */
export function useSitting(memberId: string): Sitting & { files: Line; names: NamingState } {
  const sitting = sittingOf(memberId);
  const { line, naming } = sitting;
  const files = useSyncExternalStore(line.subscribe, line.read, () => emptyLine);
  const names = useSyncExternalStore(naming.subscribe, naming.read, () => nothingNamed);
  // Continues with the files that the browser has kept.
  useEffect(() => sitting.start(), [sitting]);
  const isMoving = files.files.some(isRunning);
  useHoldReload(isMoving || names.unsaved.size > 0);
  // Files that the device could not keep are lost when the page is closed.
  useWarnBeforeUnload(files.files.some(isUnkept));
  return { ...sitting, files, names };
}
