import { Button } from "@hemline/ui/buttons/button.tsx";
import control from "@hemline/ui/forms/field.module.css";
import { Field } from "@hemline/ui/forms/field.tsx";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { useHoldReload } from "../../state/hold-reload.ts";
import { type ImportKind, type ImportResult, importText, isJson } from "./import-calls.ts";
import styles from "./import-form.module.css";
import { ImportReport } from "./import-report.tsx";
import { textOfFile } from "./text-of-file.ts";

/** Takes a file or a text, and shows what became of it. A file’s text can be mended before it is sent again. */
export function ImportForm({
  kind,
  after,
}: {
  kind: ImportKind;
  /** Below the good news: where to see what was imported. */
  after: ReactNode;
}) {
  const { noun, takesJson, limits } = kind;
  const maxMegabytes = limits.importedBytes / 1024 / 1024;
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const [result, setResult] = useState<ImportResult | null>(null);
  const [isBusy, setBusy] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const refresh = useRefresh();
  useHoldReload(isBusy || text !== "");

  const change = (next: string) => {
    // A textarea counts every line break as one character.
    setText(next.replace(/\r\n?/g, "\n"));
    setError(undefined);
  };
  const read = async (chosen: File) => {
    if (chosen.size > limits.importedBytes)
      return setError(`This file is larger than ${maxMegabytes} MB. Split it and import each part.`);
    change(await textOfFile(chosen));
    setResult(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
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
  return (
    <>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <div>
          <Button kind="line" onClick={() => file.current?.click()}>
            Choose file
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            accept={takesJson ? ".csv,.tsv,.txt,.json,text/csv,application/json" : ".csv,.tsv,.txt,text/csv"}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? [];
              if (chosen) void read(chosen);
              currentTarget.value = "";
            }}
          />
        </div>
        <Field
          label="Or paste your list"
          hint={`${takesJson ? "CSV or JSON" : "CSV"}, up to ${limits.imported.toLocaleString("en")} ${noun}s and ${maxMegabytes} MB.`}
          errors={error ? [error] : []}
        >
          {(attributes) => (
            <textarea
              {...attributes}
              ref={area}
              className={`${control.control} ${styles.text}`}
              value={text}
              rows={8}
              wrap="off"
              dir="ltr"
              spellCheck={false}
              onChange={({ currentTarget }) => change(currentTarget.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" busy={isBusy}>
            Import {noun}s
          </Button>
        </div>
      </form>
      {result && (
        <ImportReport
          result={result}
          noun={noun}
          after={after}
          onShowLine={takesJson && isJson(text) ? null : showLine}
        />
      )}
    </>
  );
}

/** Where a line, counted from 1, begins and ends in a text. */
function rangeOfLine(text: string, line: number): [from: number, to: number] {
  const lines = text.split("\n");
  const from = lines.slice(0, line - 1).reduce((length, one) => length + one.length + 1, 0);
  return [from, from + (lines[line - 1]?.length ?? 0)];
}
