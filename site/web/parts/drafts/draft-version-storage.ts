/** What this device knows of the server's draft: the version that its own text follows, and whether it differs since. */
export interface DraftVersionStorage {
  read(): { version: number; isChanged: boolean } | null;
  write(known: { version: number; isChanged: boolean }): void;
  clear(): void;
}

/** Kept beside the text itself, which has `key`. Without storage, nothing is known after a reload. */
export function draftVersionStorage(
  key: string,
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null,
): DraftVersionStorage {
  const at = `${key}:version`;
  return {
    read() {
      const [, version, mark] = /^(\d{1,10})(\*?)$/.exec(stored(() => storage?.getItem(at)) ?? "") ?? [];
      return version === undefined ? null : { version: Number(version), isChanged: mark === "*" };
    },
    write: ({ version, isChanged }) => void stored(() => storage?.setItem(at, `${version}${isChanged ? "*" : ""}`)),
    clear: () => void stored(() => storage?.removeItem(at)),
  };
}

/** A full or forbidden storage must not break the form. */
function stored<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
