import type { ItemCard } from "../../../../shared/items/item.ts";

/** A file of the line as this device keeps it. */
export interface StoredFile {
  id: string;
  memberId: string;
  /** In ms; orders the files. */
  addedAt: number;
  name: string;
  sizeBytes: number;
  lastModified: number;
  /** Null for a refused file, and once the item exists. */
  file: Blob | null;
  hasPhoto: boolean;
  refusal: string | null;
  item: ItemCard | null;
  /** When the item was made, in ms. */
  madeAt: number | null;
}

/** Files that survive a reload and a closed tab. */
export interface FileStore {
  /** All of a member, in their order; none where the device keeps nothing. */
  all(memberId: string): Promise<StoredFile[]>;
  /** Undefined for one that is deleted; null where the device does not tell. */
  get(id: string): Promise<StoredFile | undefined | null>;
  /** @returns false when the device can't keep it */
  put(file: StoredFile): Promise<boolean>;
  delete(ids: readonly string[]): Promise<void>;
}

const storeName = "files";

/** IndexedDB, which some browsers forbid: the line then lives as long as the page. */
export function openFileStore(): FileStore {
  let opening: Promise<IDBDatabase> | undefined;
  async function inStore<Result>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<Result>) {
    opening ??= openDatabase(() => {
      opening = undefined;
    });
    const transaction = (await opening).transaction(storeName, mode);
    return resultOf(act(transaction.objectStore(storeName)), transaction);
  }
  return {
    async all(memberId) {
      const files = await inStore<StoredFile[]>("readonly", (store) => store.getAll()).catch(() => []);
      return files.filter((file) => file.memberId === memberId).sort((one, other) => one.addedAt - other.addedAt);
    },
    get: (id) => inStore<StoredFile | undefined>("readonly", (store) => store.get(id)).catch(() => null),
    put: (file) =>
      inStore("readwrite", (store) => store.put(file)).then(
        () => true,
        () => false,
      ),
    async delete(ids) {
      await Promise.all(ids.map((id) => inStore("readwrite", (store) => store.delete(id)).catch(() => undefined)));
    },
  };
}

/** @param onClose the browser has closed it, as it does to a page that slept for long */
const openDatabase = (onClose: () => void): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open("hemline-uploads", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: "id" });
    request.onsuccess = () => {
      request.result.onclose = onClose;
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });

/** Once it is on the disk: a full one fails at the end of the transaction. */
const resultOf = <Result>(request: IDBRequest<Result>, transaction: IDBTransaction): Promise<Result> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
