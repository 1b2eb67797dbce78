/** Storage of photo files by key. */
export interface PhotoStorage {
  /** All of `content` or nothing, durable once this resolves. A file is moved, not copied. */
  put(key: string, content: Uint8Array | { file: string }): Promise<void>;
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Calls `use` with the path of a file that it may only read; null when there is none under `key`. */
  withFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T | null>;
  /**
   * What stands directly below `folder/`, or at the top: one after the other, in no order, each with the instant at which
   * it or, of a folder, its list of contents last changed. Nothing when there is no such folder.
   */
  list(folder?: string): AsyncIterable<{ key: string; changedAt: Date }>;
  /** Also everything below `key/`; a missing key is no error. */
  delete(key: string): Promise<void>;
}
