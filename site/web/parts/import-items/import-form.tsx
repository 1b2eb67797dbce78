import { Button } from "@hemline/ui/buttons/button.tsx";
import control from "@hemline/ui/forms/field.module.css";
import { Field } from "@hemline/ui/forms/field.tsx";
import { type FormEvent, type ReactNode, useRef } from "react";
import { formatNumber } from "../../../shared/format-number.ts";
import { type ImportKind, isJson } from "./import-calls.ts";
import styles from "./import-form.module.css";
import { ImportReport } from "./import-report.tsx";
import { useImport } from "./use-import.ts";

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
  const { text, error, result, isBusy, area, change, read, send, showLine } = useImport(kind, maxMegabytes);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <FileChoice takesJson={takesJson} onChoose={(file) => void read(file)} />
        <Field
          label="Or paste your list"
          hint={`${takesJson ? "CSV or JSON" : "CSV"}, up to ${formatNumber(limits.imported)} ${noun}s and ${maxMegabytes} MB.`}
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

function FileChoice({ takesJson, onChoose }: { takesJson: boolean; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button kind="line" onClick={() => input.current?.click()}>
        Choose file
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={takesJson ? ".csv,.tsv,.txt,.json,text/csv,application/json" : ".csv,.tsv,.txt,text/csv"}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) onChoose(chosen);
          currentTarget.value = "";
        }}
      />
    </div>
  );
}
