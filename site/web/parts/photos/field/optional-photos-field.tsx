import { Button } from "@hemline/ui/buttons/button.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { lazyComponent, notLoaded, useLazyComponent } from "../../../lazy-component.ts";
import { showError } from "../../../state/show-toast.ts";
import styles from "./optional-photos-field.module.css";
import type { PhotosField } from "./photos-field.tsx";

const photosField = lazyComponent(async () => (await import("./photos-field.tsx")).PhotosField);

/** A button that becomes the field of photos, whose code is loaded after the page: most texts show none. */
export function OptionalPhotosField(props: Omit<ComponentProps<typeof PhotosField>, "isCompact">) {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || props.photos.length > 0;
  const Field = useLazyComponent(photosField, isShown, () => {
    showError(notLoaded);
    setOpen(false);
  });
  const box = useRef<HTMLDivElement>(null);
  const hasField = isShown && Field !== null;
  // The button that was pressed is gone: the keyboard continues in the field.
  useEffect(() => {
    if (isOpen && hasField) box.current?.querySelector("button")?.focus();
  }, [isOpen, hasField]);
  return (
    <div ref={box} className={hasField ? styles.field : undefined}>
      {isShown && Field ? (
        <Field {...props} isCompact />
      ) : (
        <Button kind="line" size="sm" busy={isShown} onClick={() => setOpen(true)}>
          <Icon name="photo" size="sm" />
          Add photos
        </Button>
      )}
    </div>
  );
}
