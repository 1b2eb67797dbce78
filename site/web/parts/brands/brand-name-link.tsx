import typography from "@hemline/ui/styles/typography.module.css";
import type { BrandName } from "../../../shared/brands/brand.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";

/** A brand named in a text or above a title. */
export function BrandNameLink({ brand: { slug, name } }: { brand: BrandName }) {
  return (
    <Link className={typography.link} to={paths.brand(slug)} dir="auto">
      {name}
    </Link>
  );
}
