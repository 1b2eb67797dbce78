import { photoSizes } from "../photos/photo-sizes.ts";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import styles from "./catalogue-field.module.css";
import type { FoundName } from "./found-names.ts";

/** The list below a field, which keeps the focus; to propose what is not among them comes last. */
export function NameOptions({
  id,
  names,
  proposed,
  noun,
  active,
  onChoose,
}: {
  id: string;
  names: readonly FoundName[];
  proposed: string | null;
  noun: "brand" | "product";
  active: number;
  onChoose: (at: number) => void;
}) {
  const option = (at: number) => ({
    id: `${id}-${at}`,
    role: "option" as const,
    "aria-selected": at === active,
    className: styles.option,
    ref: at === active ? (one: HTMLElement | null) => one?.scrollIntoView({ block: "nearest" }) : undefined,
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => onChoose(at),
  });
  return (
    <div id={id} role="listbox" aria-label={noun === "brand" ? "Brands" : "Products"} className={styles.options}>
      {names.map(({ slug, name, brand, picture, isWaiting }, at) => (
        <div key={slug} {...option(at)}>
          <span className={styles.picture}>
            {picture && <UploadedPhoto photo={picture} alt="" sizes={photoSizes.thumb} fit="cover" />}
          </span>
          <span className={styles.words}>
            <b dir="auto">{name}</b>
            {noun === "product" && <bdi className={styles.detail}>{brand.name}</bdi>}
            {isWaiting && <span className={styles.detail}>Waiting for approval</span>}
          </span>
        </div>
      ))}
      {proposed !== null && (
        <div {...option(names.length)}>
          <span className={styles.words}>
            <span>
              Add “<bdi>{proposed}</bdi>” as a new {noun}
            </span>
            <span className={styles.detail}>Only you see it until we’ve approved it.</span>
          </span>
        </div>
      )}
    </div>
  );
}
