import type { AdminBrandNames, AdminProductNames } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import { api } from "../../../../shared/paths.ts";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import { callApiQuietly } from "../../../call-api.ts";
import { formatCount } from "../../format/format-count.ts";

/** A brand or a product to choose. */
export interface Choosable {
  slug: string;
  name: string;
  picture: PhotoCard | null;
  /** What tells it from others of that name. */
  detail: string;
}

/** Finds what a text names. @throws when it can’t be asked for */
export type Find = (text: string, signal: AbortSignal) => Promise<Choosable[]>;

export const findBrands: Find = async (text, signal) => {
  const { data } = await callApiQuietly<AdminBrandNames>(
    `${api.adminBrandNames}?${new URLSearchParams({ search: text })}`,
    {
      signal,
    },
  );
  return (data?.brands ?? []).map(({ slug, name, logo, state, products }) => ({
    ...{ slug, name, picture: logo },
    detail: [slug, formatCount(products, "product"), state !== "live" && state].filter(Boolean).join(", "),
  }));
};

/** @param brandSlug of one brand only */
export const findProducts =
  (brandSlug: string | null): Find =>
  async (text, signal) => {
    const query = new URLSearchParams({ search: text, ...(brandSlug !== null && { brand: brandSlug }) });
    const { data } = await callApiQuietly<AdminProductNames>(`${api.adminProductNames}?${query}`, { signal });
    return (data?.products ?? []).map(({ slug, name, brand, photo, state }) => ({
      ...{ slug, name, picture: photo },
      detail: [brandSlug === null ? brand.name : slug, state !== "live" && state].filter(Boolean).join(", "),
    }));
  };
