import { dayMs } from "../../../../shared/durations.ts";
import { type FileStore, openFileStore } from "./file-store.ts";

/** A file that a member has chosen. Its id is that of the photo. */
export interface ChosenFile {
  id: string;
  name: string;
  file: Blob;
}

/** The files of one draft that wait on this device until they are uploaded, so that a reload loses none. */
export interface KeptFiles {
  /** In the order in which they were chosen. */
  all(): Promise<ChosenFile[]>;
  /** @returns false when the device can't keep it */
  keep(file: ChosenFile): Promise<boolean>;
  forget(ids: readonly string[]): Promise<void>;
}

export interface KeptFile extends ChosenFile {
  /** The slug of its member. */
  owner: string;
  /** The key of its draft. */
  draft: string;
  keptAt: number;
}

const maxKeptDays = 7;
/** Of all drafts: those that were kept longest are forgotten. */
const maxKept = 40;

const deviceStore = openFileStore<KeptFile>("hemline-draft-photos");

/** Opening one forgets what other members have left on this device, and what is old or too much. */
export function keptFilesOf(owner: string, draft: string, store: FileStore<KeptFile> = deviceStore): KeptFiles {
  let latestMs = 0;
  /** Files that are kept in the same millisecond stay in their order. */
  const nextMs = () => {
    latestMs = Math.max(Date.now(), latestMs + 1);
    return latestMs;
  };
  return {
    async all() {
      const files = (await store.all()).sort((one, other) => one.keptAt - other.keptAt);
      const present = files
        .filter((file) => file.owner === owner && file.keptAt > Date.now() - maxKeptDays * dayMs)
        .slice(-maxKept);
      await store.delete(files.filter((file) => !present.includes(file)).map(({ id }) => id));
      return present.filter((file) => file.draft === draft).map(({ id, name, file }) => ({ id, name, file }));
    },
    keep: ({ id, name, file }) => store.put({ id, name, file, owner, draft, keptAt: nextMs() }),
    forget: store.delete,
  };
}

/** For a member who logs out: the next one at this device gets none of the files. */
export async function forgetKeptFiles(store: FileStore<KeptFile> = deviceStore): Promise<void> {
  await store.delete((await store.all()).map(({ id }) => id));
}
