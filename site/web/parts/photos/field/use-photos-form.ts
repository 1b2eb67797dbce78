import { useEffect, useState } from "react";
import type { Form } from "../../forms/use-form.ts";

/** How the photo does that was chosen last; `none` where nothing has to be waited for. */
export type PhotoUpload = "none" | "uploading" | "failed";

export interface PhotosForm extends Form {
  /** For its field of photos. */
  setUpload: (upload: PhotoUpload) => void;
}

/**
 * A form with photos. Sent while one is still uploading, it is busy until the photo is there and goes out with it.
 * When the photo doesn’t come, the form stays, and its field says why.
 */
export function usePhotosForm(form: Form): PhotosForm {
  const [upload, setUpload] = useState<PhotoUpload>("none");
  const [isWaiting, setWaiting] = useState(false);
  const { ref, onSubmit } = form.formProps;
  // The browser sends the form, with what is in it by now.
  useEffect(() => {
    if (!isWaiting || upload === "uploading") return;
    setWaiting(false);
    if (upload === "none") ref.current?.requestSubmit();
  }, [isWaiting, upload, ref]);
  return {
    ...form,
    isBusy: form.isBusy || isWaiting,
    setUpload,
    formProps: {
      ...form.formProps,
      onSubmit(event) {
        if (upload !== "uploading") return onSubmit(event);
        event.preventDefault();
        setWaiting(true);
      },
    },
  };
}
