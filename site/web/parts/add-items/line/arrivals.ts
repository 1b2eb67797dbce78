import { addFiles, isCancellable, type LineFile } from "./line.ts";
import type { MemberLine } from "./member-line.ts";

/** Files that are chosen, but not in the line yet: each is kept on the device first. */
interface Arrivals {
  add(files: readonly LineFile[]): Promise<void>;
  /** @returns those that do not arrive now */
  cancel(): LineFile[];
}

export function createArrivals({ device, change, keep }: MemberLine): Arrivals {
  let arriving: readonly LineFile[] = [];
  return {
    async add(files) {
      arriving = [...arriving, ...files];
      for (const file of files) {
        const isKept = arriving.includes(file) && (await keep(file));
        if (arriving.includes(file)) change((before) => addFiles(before, [{ ...file, isKept }]));
        else if (isKept) await device.store.delete([file.id]);
        arriving = arriving.filter((other) => other !== file);
      }
    },
    cancel() {
      const cancelled = arriving.filter(isCancellable);
      arriving = arriving.filter((file) => !cancelled.includes(file));
      return cancelled;
    },
  };
}
