/** Where photo files lie. The disk here; an object store is one more implementation. */
export interface PhotoShelf {
  /** Keeps `content` under `key`, all of it or nothing; it is durable once this resolves. A file is moved, not copied. */
  put(key: string, content: Uint8Array | { file: string }): Promise<void>;
  /** The bytes under `key`; null when there are none. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Lets `use` read the bytes under `key` as a file, which is not theirs to change. Null when there are none. */
  withFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T | null>;
  /** Removes everything under `key` and below `key/`. Nothing there is no error: the wish is fulfilled. */
  delete(key: string): Promise<void>;
}
