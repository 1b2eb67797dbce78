import type { CollectionFields } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import type { CollectionDraft } from "../../../../shared/catalogue-admin/collection-form.ts";
import { seasons } from "../../../../shared/looks/look-options.ts";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import { yearFaults, yearOf } from "../fields/year.ts";

/** The form of a collection: texts as they stand in its fields. */
export interface EditedCollection {
  name: string;
  slug: string;
  /** Empty for none. */
  season: string;
  year: string;
  description: string;
  cover: PhotoCard | null;
  coverAlt: string;
}

export const newCollection: EditedCollection = {
  ...{ name: "", slug: "", season: "", year: "", description: "", cover: null, coverAlt: "" },
};

export const editedCollection = ({ version: _, season, year, ...same }: CollectionFields): EditedCollection => ({
  ...same,
  season: season ?? "",
  year: year === null ? "" : String(year),
});

export const collectionFaults = ({ year }: EditedCollection): Record<string, string[]> => yearFaults("year", year);

/** What the server is told. */
export const collectionDraft = ({ season, year, cover, ...same }: EditedCollection): CollectionDraft => ({
  ...same,
  season: seasons.find((one) => one === season) ?? null,
  year: yearOf(year),
  cover: cover?.id ?? null,
});
