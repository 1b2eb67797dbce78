import type { FileStore } from "../../photos/kept-files/file-store.ts";
import { emptyLine, type Line, type LineFile } from "./line.ts";
import type { LineCalls } from "./line-calls.ts";
import { type StoredFile, storedFile } from "./stored-file.ts";

/** What the line needs of the device; tests have their own. */
export interface LineDevice {
  store: FileStore<StoredFile>;
  /** See `exclusively.ts`. */
  exclusively(name: string, signal: AbortSignal, onHeldElsewhere: () => void, act: () => Promise<void>): Promise<void>;
  isOnline(): boolean;
  /** Items made before are in the page. */
  pageAskedAtMs: number;
  nowMs(): number;
  after(delayMs: number, act: () => void): void;
}

/** The line as it stands, with the site and the device that move it. */
export interface MemberLine {
  calls: LineCalls;
  device: LineDevice;
  read(): Line;
  change(to: (before: Line) => Line): void;
  subscribe(listener: () => void): () => void;
  /** @returns false when the device can't keep it */
  keep(file: LineFile): Promise<boolean>;
}

/** @param onChanged called after the listeners */
export function createMemberLine(
  memberId: string,
  calls: LineCalls,
  device: LineDevice,
  onChanged: () => void,
): MemberLine {
  const listeners = new Set<() => void>();
  let line = emptyLine;
  return {
    calls,
    device,
    read: () => line,
    change(to) {
      line = to(line);
      for (const listener of listeners) listener();
      onChanged();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    keep: (file) => device.store.put(storedFile(file, memberId, device.nowMs())),
  };
}
