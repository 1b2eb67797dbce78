import { useRef, useState } from "react";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { useHoldReload } from "../../state/hold-reload.ts";
import { type ImportKind, type ImportResult, importText } from "./import-calls.ts";
import { textOfFile } from "./text-of-file.ts";

/** The text to import, and what became of it. `area` is for the field of the text. */
export function useImport(kind: ImportKind, maxMegabytes: number) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const [result, setResult] = useState<ImportResult | null>(null);
  const [isBusy, setBusy] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const refresh = useRefresh();
  useHoldReload(isBusy || text !== "");

  const change = (next: string) => {
    // A textarea counts every line break as one character.
    setText(next.replace(/\r\n?/g, "\n"));
    setError(undefined);
  };
  const read = async (chosen: File) => {
    if (chosen.size > kind.limits.importedBytes)
      return setError(`This file is larger than ${maxMegabytes} MB. Split it and import each part.`);
    change(await textOfFile(chosen));
    setResult(null);
  };
  const send = async () => {
    if (isBusy) return;
    if (!text.trim()) {
      setError("Choose a file or paste your list.");
      return area.current?.focus();
    }
    setBusy(true);
    const imported = await importText(kind, text).finally(() => setBusy(false));
    setResult(imported);
    if (imported.kind !== "imported") return;
    setText("");
    // How much room is left stands above.
    await refresh();
  };
  const showLine = (line: number) => {
    const [from, to] = rangeOfLine(text, line);
    area.current?.focus();
    area.current?.setSelectionRange(from, to);
  };
  return { text, error, result, isBusy, area, change, read, send, showLine };
}

/** Where a line, counted from 1, begins and ends in a text. */
function rangeOfLine(text: string, line: number): [from: number, to: number] {
  const lines = text.split("\n");
  const from = lines.slice(0, line - 1).reduce((length, one) => length + one.length + 1, 0);
  return [from, from + (lines[line - 1]?.length ?? 0)];
}
