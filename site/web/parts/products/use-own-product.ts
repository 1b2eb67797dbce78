import { useState } from "react";
import type { DeletedItemsAnswer, ItemDetail, ItemDraft } from "../../../shared/items/item.ts";
import { api } from "../../../shared/paths.ts";
import type { ProductDetail } from "../../../shared/products/product.ts";
import { callApi } from "../../call-api.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { postOnce } from "../../post-once.ts";

/** The viewer's own item of a product, owned or wished for, and how it comes and goes. */
export function useOwnProduct(product: ProductDetail) {
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const owned = product.own.find(({ isWished }) => !isWished) ?? null;
  const wished = product.own.find(({ isWished }) => isWished) ?? null;
  const during = async (act: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await act();
      await refresh();
    } catch {
      // A toast has said why.
    } finally {
      setBusy(false);
    }
  };
  const add = (isWished: boolean, size: string | null) =>
    postOnce<ItemDetail>(api.items, draftOf(product, isWished, size), { toasts: "all" });
  return {
    ...{ owned, wished, isBusy },
    /** What was wished for becomes owned. */
    own: (size: string | null) =>
      during(() =>
        wished
          ? callApi(api.item(wished.id), { method: "PUT", body: { isWished: false, ...(size && { size }) } })
          : add(false, size),
      ),
    wish: () => during(() => add(true, null)),
    remove: (id: string) => during(() => postOnce<DeletedItemsAnswer>(api.itemDeletions, { ids: [id] })),
  };
}

/** Prefilled with what the product says of itself. */
const draftOf = (
  { slug, name, brand, category, colours, material }: ProductDetail,
  isWished: boolean,
  size: string | null,
): ItemDraft => ({
  ...{ name, category, material, isWished, size },
  colours: colours.length === 1 ? colours : [],
  ...{ brandSlug: brand.slug, productSlug: slug },
});
