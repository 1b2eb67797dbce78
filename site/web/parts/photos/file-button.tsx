import { Button } from "@hemline/ui/buttons/button.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { type ReactNode, useRef } from "react";

/** A button that opens the browser's file dialog; `label` names the input behind it. */
export function FileButton({
  label,
  busy,
  onChoose,
  children,
}: {
  label: string;
  busy: boolean;
  onChoose: (file: File) => void;
  children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className={typography.hidden}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={label}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = "";
          if (file) onChoose(file);
        }}
      />
      <Button kind="line" size="sm" busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
