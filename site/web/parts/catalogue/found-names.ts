import type {
  BrandNamesAnswer,
  FoundBrandName,
  FoundProductName,
  ProductNamesAnswer,
} from "../../../shared/catalogue/catalogue-names.ts";
import { api } from "../../../shared/paths.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { callApiQuietly } from "../../call-api.ts";
import { postOnce } from "../../post-once.ts";

/** A brand or a product that a name may mean. */
export interface FoundName {
  slug: string;
  name: string;
  /** Of a product: its brand. Of a brand: itself. */
  brand: { slug: string; name: string };
  isProduct: boolean;
  isWaiting: boolean;
  picture: PhotoCard | null;
}

const ofBrand = ({ slug, name, logo, isWaiting }: FoundBrandName): FoundName => ({
  ...{ slug, name, isWaiting, picture: logo, isProduct: false },
  brand: { slug, name },
});

const ofProduct = ({ slug, name, brand, photo, isWaiting }: FoundProductName): FoundName => ({
  ...{ slug, name, brand, isWaiting, picture: photo, isProduct: true },
});

/** @throws when they can’t be asked for */
export async function findBrandNames(search: string, signal: AbortSignal): Promise<FoundName[]> {
  const query = new URLSearchParams({ search });
  const { data } = await callApiQuietly<BrandNamesAnswer>(`${api.brandNames}?${query}`, { signal });
  return (data?.brands ?? []).map(ofBrand);
}

/** @param brand its slug; null for products of all brands */
export async function findProductNames(
  search: string,
  brand: string | null,
  signal: AbortSignal,
): Promise<FoundName[]> {
  const query = new URLSearchParams({ search, ...(brand !== null && { brand }) });
  const { data } = await callApiQuietly<ProductNamesAnswer>(`${api.productNames}?${query}`, { signal });
  return (data?.products ?? []).map(ofProduct);
}

/** Null when it was refused, which a toast has told. */
export async function propose(name: string, brand: string | null): Promise<FoundName | null> {
  try {
    if (brand === null) {
      const { data } = await postOnce<FoundBrandName>(api.brandNames, { name });
      return data ? ofBrand(data) : null;
    }
    const { data } = await postOnce<FoundProductName>(api.productNames, { name, brand });
    return data ? ofProduct(data) : null;
  } catch {
    return null;
  }
}
