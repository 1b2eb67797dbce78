import { classNames } from "@hemline/ui/styles/class-names.ts";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import type { BrandProfile } from "../../../shared/brands/brand.ts";
import { paths } from "../../../shared/paths.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { Link } from "../../navigation/link.tsx";
import { formatCount } from "../format/format-count.ts";
import { ReportCatalogue } from "../moderation/report-catalogue.tsx";
import { photoSizes } from "../photos/photo-sizes.ts";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import { ShareButton } from "../sharing/share-button.tsx";
import { BrandFollowButton } from "./brand-follow-button.tsx";
import styles from "./brand-header.module.css";
import { BrandLogo } from "./brand-logo.tsx";
import { BrandTabs } from "./brand-tabs.tsx";
import { useBrandFollowers } from "./use-brand-follow.ts";

/** The frame of a brand's pages, as wide as the screen: cover, name, follow button and tabs above the children. */
export function BrandHeader({
  brand,
  cover = brand.cover,
  children,
}: {
  brand: BrandProfile;
  /** In place of the brand's own. */
  cover?: PhotoCard | null;
  children?: ReactNode;
}) {
  const { slug, name, description, logo } = brand;
  const followers = useBrandFollowers(brand);
  return (
    <>
      {cover && (
        <div className={styles.cover}>
          <UploadedPhoto photo={cover} sizes={photoSizes.brandCover} fit="cover" urgency="first" />
        </div>
      )}
      <div className={layout.wide}>
        <header className={classNames(styles.header, !cover && styles.bare)}>
          {logo && (
            <div className={styles.logo}>
              <BrandLogo brand={brand} size="large" />
            </div>
          )}
          <div className={styles.text}>
            <h1 className={typography.d88} dir="auto">
              {name}
            </h1>
            {description && (
              <p className={classNames(typography.lead, styles.description)} dir="auto">
                {description}
              </p>
            )}
          </div>
          <div className={styles.actions}>
            <Link className={styles.followers} to={paths.brandFollowers(slug)} preventScrollReset>
              {formatCount(followers, "follower")}
            </Link>
            <BrandFollowButton brand={brand} filled />
            <ShareButton title={name} path={paths.brand(slug)} />
            <ReportCatalogue kind="brand" target={slug} />
          </div>
        </header>
        <BrandTabs brand={brand} followers={followers} />
        {children}
      </div>
    </>
  );
}
