import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Photo } from "@hemline/ui/photos/photo.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { HomeWardrobe } from "../../../../../shared/home/pages.ts";
import { paths } from "../../../../../shared/paths.ts";
import { Link } from "../../../../navigation/link.tsx";
import { formatCount } from "../../../format/format-count.ts";
import { photoSizes, widestFor } from "../../../photos/photo-sizes.ts";
import { photoSources } from "../../../photos/photo-sources.ts";
import styles from "./unnamed-items.module.css";

/** Photos that were uploaded to the wardrobe and wait for a name. */
export function UnnamedItems({ unnamed: { count, items } }: { unnamed: HomeWardrobe["unnamed"] }) {
  return (
    <section className={styles.waits}>
      <div>
        <h2 className={typography.h16}>{formatCount(count, "photo is", "photos are")} waiting for a name</h2>
        <p className={`${typography.s14} ${typography.dim}`}>A name is enough. You can add details later.</p>
      </div>
      <div className={styles.photos} aria-hidden="true">
        {items.map(
          ({ id, photo }) =>
            photo && (
              <span key={id} className={styles.photo}>
                <Photo
                  files={photoSources(photo, widestFor(photoSizes.logo))}
                  alt=""
                  sizes={photoSizes.logo}
                  fit="cover"
                />
              </span>
            ),
        )}
      </div>
      <Link className={buttonClass({ kind: "line" })} to={paths.addItems}>
        {count === 1 ? "Name it" : "Name them"}
      </Link>
    </section>
  );
}
