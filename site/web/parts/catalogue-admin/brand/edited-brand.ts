import type { BrandDraft } from "../../../../shared/catalogue-admin/brand-form.ts";
import type { BrandFields } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import { catalogueLimits } from "../../../../shared/limits.ts";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import { yearFaults, yearOf } from "../fields/year.ts";

/** The form of a brand: texts as they stand in its fields. */
export interface EditedBrand {
  name: string;
  slug: string;
  description: string;
  /** As many as there are fields. */
  links: string[];
  foundedIn: string;
  logo: PhotoCard | null;
  cover: PhotoCard | null;
  coverAlt: string;
  /** Slugs of members who may answer reviews. */
  members: string[];
}

const places = Array.from({ length: catalogueLimits.links });

export const newBrand: EditedBrand = {
  ...{ name: "", slug: "", description: "", links: places.map(() => ""), foundedIn: "" },
  ...{ logo: null, cover: null, coverAlt: "", members: [] },
};

export const editedBrand = ({ version: _, links, foundedIn, members, ...same }: BrandFields): EditedBrand => ({
  ...same,
  links: places.map((_place, at) => links[at] ?? ""),
  foundedIn: foundedIn === null ? "" : String(foundedIn),
  members: members.map(({ slug }) => slug),
});

export const brandFaults = ({ foundedIn }: EditedBrand): Record<string, string[]> => yearFaults("foundedIn", foundedIn);

/** What the server is told. */
export const brandDraft = ({ logo, cover, foundedIn, ...same }: EditedBrand): BrandDraft => ({
  ...same,
  foundedIn: yearOf(foundedIn),
  logo: logo?.id ?? null,
  cover: cover?.id ?? null,
});
