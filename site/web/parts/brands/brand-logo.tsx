import { classNames } from "@hemline/ui/styles/class-names.ts";
import type { BrandCard } from "../../../shared/brands/brand.ts";
import { photoSizes } from "../photos/photo-sizes.ts";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import styles from "./brand-logo.module.css";

/** Decorative, because the name is beside it: the logo, or the first letter of the name. */
export function BrandLogo({
  brand: { name, logo },
  size = "medium",
}: {
  brand: Pick<BrandCard, "name" | "logo">;
  size?: "small" | "medium" | "large";
}) {
  return (
    <span className={classNames(styles.logo, styles[size])} aria-hidden="true">
      {logo ? (
        <UploadedPhoto photo={logo} alt="" sizes={photoSizes.logo} fit="cover" urgency="soon" />
      ) : (
        Array.from(name.trim())[0]?.toUpperCase()
      )}
    </span>
  );
}
