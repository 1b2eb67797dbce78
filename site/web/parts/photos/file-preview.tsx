import { Icon } from "@hemline/ui/icons/icon.tsx";
import { useState } from "react";
import styles from "./file-preview.module.css";
import { useObjectUrl } from "./use-object-url.ts";

/** A photo of this device; a plain background where the browser cannot decode it. */
export function FilePreview({ file, alt = "" }: { file: Blob | undefined; alt?: string }) {
  const url = useObjectUrl(file);
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (url && url !== brokenUrl)
    return (
      <img
        className={styles.preview}
        src={url}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setBrokenUrl(url)}
      />
    );
  return (
    <span className={styles.preview}>
      <Icon name="photo" />
    </span>
  );
}
