import { useState } from "react";
import type { Form } from "../../forms/use-form.ts";

export interface PhotosForm extends Form {
  /** For its field of photos. */
  setUploading: (isUploading: boolean) => void;
}

/** A form with photos. While one is still uploading it is busy and can’t be sent: the photo would be left out. */
export function usePhotosForm(form: Form): PhotosForm {
  const [isUploading, setUploading] = useState(false);
  const { formProps } = form;
  return {
    ...form,
    isBusy: form.isBusy || isUploading,
    setUploading,
    formProps: {
      ...formProps,
      onSubmit: (event) => (isUploading ? event.preventDefault() : formProps.onSubmit(event)),
    },
  };
}
