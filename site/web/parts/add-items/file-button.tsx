import { Button } from "@hemline/ui/buttons/button.tsx";
import { type ComponentProps, useRef } from "react";
import { photoTypes } from "./line/refusal-of.ts";

/** A button that asks for photos. */
export function FileButton({
  onFiles,
  multiple,
  camera,
  ...button
}: Omit<ComponentProps<typeof Button>, "onClick"> & {
  onFiles: (files: File[]) => void;
  multiple?: boolean;
  /** Opens the camera of a phone. */
  camera?: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={photoTypes.join(",")}
        multiple={multiple}
        capture={camera ? "environment" : undefined}
        onChange={({ currentTarget }) => {
          if (currentTarget.files?.length) onFiles([...currentTarget.files]);
          currentTarget.value = "";
        }}
      />
    </>
  );
}
