import { useEffect, useState } from "react";
import type { UploadLine } from "./line/upload-line.ts";

export interface Adding {
  add: (files: readonly File[]) => void;
  /** Chosen again; the line waits for an answer about them. */
  knownFiles: readonly File[];
  answer: (isAdded: boolean) => void;
}

/** Adds what is chosen, and asks about what was added before. Files may be dropped anywhere. */
export function useAddFiles(line: UploadLine): Adding {
  const [knownFiles, setKnownFiles] = useState<readonly File[]>([]);
  const add = (files: readonly File[]) => {
    const known = line.knownAmong(files);
    setKnownFiles(known);
    void line.add(files.filter((file) => !known.includes(file)));
  };
  // The browser would open a dropped file in place of the page.
  useEffect(() => {
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.files.length) return;
      event.preventDefault();
      add([...event.dataTransfer.files]);
    };
    addEventListener("dragover", allow);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", allow);
      removeEventListener("drop", drop);
    };
  });
  return {
    add,
    knownFiles,
    answer(isAdded) {
      if (isAdded) void line.add(knownFiles);
      setKnownFiles([]);
    },
  };
}
