import styles from "./file-preview.module.css";
import { useObjectUrl } from "./object-url.ts";

/** A photo as it lies on this device. */
export function FilePreview({ file, alt = "" }: { file: Blob | undefined; alt?: string }) {
  const url = useObjectUrl(file);
  return url ? <img className={styles.preview} src={url} alt={alt} /> : <span className={styles.preview} />;
}
