/** Files that survive a reload and a closed tab. */
export interface FileStore<Stored extends { id: string }> {
  /** Of all members; none where the device keeps nothing. */
  all(): Promise<Stored[]>;
  /** Undefined for one that is deleted; null where the device does not tell. */
  get(id: string): Promise<Stored | undefined | null>;
  /** @returns false when the device can't keep it */
  put(file: Stored): Promise<boolean>;
  delete(ids: readonly string[]): Promise<void>;
}

const storeName = "files";

/** A database of IndexedDB, which some browsers forbid: the files then live as long as the page. */
export function openFileStore<Stored extends { id: string }>(database: string): FileStore<Stored> {
  let opening: Promise<IDBDatabase> | undefined;
  async function inStore<Result>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<Result>) {
    opening ??= openDatabase(database, () => {
      opening = undefined;
    });
    const transaction = (await opening).transaction(storeName, mode);
    return resultOf(act(transaction.objectStore(storeName)), transaction);
  }
  return {
    all: () => inStore<Stored[]>("readonly", (store) => store.getAll()).catch(() => []),
    get: (id) => inStore<Stored | undefined>("readonly", (store) => store.get(id)).catch(() => null),
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
const openDatabase = (name: string, onClose: () => void): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
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
