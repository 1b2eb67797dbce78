import { Button } from "@hemline/ui/buttons/button.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { type ComponentProps, useCallback, useEffect, useRef, useState } from "react";
import { lazyComponent, notLoaded, useLazyComponent } from "../../../lazy-component.ts";
import { showError } from "../../../state/show-toast.ts";
import styles from "./optional-photos-field.module.css";
import type { PhotosField } from "./photos-field.tsx";
import type { PhotoUpload } from "./use-photos-form.ts";

const photosField = lazyComponent(async () => (await import("./photos-field.tsx")).PhotosField);

/** A button that becomes the field of photos, whose code is loaded after the page: most texts show none. */
export function OptionalPhotosField({ onUpload, ...props }: Omit<ComponentProps<typeof PhotosField>, "isCompact">) {
  const [isOpen, setOpen] = useState(false);
  const [upload, setUpload] = useState<PhotoUpload>("none");
  // Whoever removes the only photo while another is uploading still sees what becomes of that.
  const isShown = isOpen || upload !== "none" || props.photos.length > 0;
  const Field = useLazyComponent(photosField, isShown, () => {
    showError(notLoaded);
    setOpen(false);
  });
  const box = useRef<HTMLDivElement>(null);
  const hasField = isShown && Field !== null;
  const hearOfUpload = useCallback(
    (now: PhotoUpload) => {
      setUpload(now);
      onUpload(now);
    },
    [onUpload],
  );
  // The button that was pressed is gone: the keyboard continues in the field.
  useEffect(() => {
    if (isOpen && hasField) box.current?.querySelector("button")?.focus();
  }, [isOpen, hasField]);
  return (
    <div ref={box} className={hasField ? styles.field : undefined}>
      {isShown && Field ? (
        <Field {...props} isCompact onUpload={hearOfUpload} />
      ) : (
        <Button kind="line" size="sm" busy={isShown} onClick={() => setOpen(true)}>
          <Icon name="photo" size="sm" />
          Add photos
        </Button>
      )}
    </div>
  );
}
