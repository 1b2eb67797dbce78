import { type ReactNode, useState } from "react";
import { classNames } from "../styles/class-names.ts";
import styles from "./drop-zone.module.css";

/** Choosing or dropping files. All of it is the label of a file input. */
export function DropZone({
  accept,
  multiple,
  disabled,
  size = "medium",
  invalid,
  onFiles,
  children,
}: {
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /** `tile` is as large as an `UploadTile`. */
  size?: "large" | "medium" | "tile";
  /** Marks the field that has an error. */
  invalid?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  return (
    <label
      className={classNames(styles.zone, styles[size], isOver && styles.draggedOver)}
      aria-disabled={disabled}
      onDragOver={(event) => {
        if (disabled || !event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (disabled || !event.dataTransfer.files.length) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        className={styles.input}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        onChange={({ currentTarget }) => {
          if (currentTarget.files?.length) onFiles([...currentTarget.files]);
          currentTarget.value = "";
        }}
      />
      {children}
    </label>
  );
}
