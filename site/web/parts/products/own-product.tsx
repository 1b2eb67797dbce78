import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import { useState } from "react";
import type { ItemDetail, ItemDraft } from "../../../shared/items/item.ts";
import { api, paths } from "../../../shared/paths.ts";
import type { ProductDetail } from "../../../shared/products/product.ts";
import { callApi } from "../../call-api.ts";
import { Link } from "../../navigation/link.tsx";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { useViewer } from "../../payload.ts";
import { postOnce } from "../../post-once.ts";
import { openAccountDialog } from "../../state/account-dialog.ts";
import { showSuccess } from "../../state/show-toast.ts";
import { wornLabel } from "../wardrobe/item-labels.ts";

/** Buttons that add a product to the viewer's wardrobe, or to what they wish for. Visitors log in first. */
export function OwnProduct({ product }: { product: ProductDetail }) {
  const viewer = useViewer();
  const { own } = product;
  const owned = own.filter(({ isWished }) => !isWished);
  const wished = own.find(({ isWished }) => isWished);
  const { isBusy, add, change, remove } = useOwnProduct(product);
  const [size, setSize] = useState("");
  const press = (isWished: boolean) => {
    if (viewer) return void (wished && !isWished ? change(wished.id, size) : add(isWished, size));
    openAccountDialog({
      mode: "login",
      reason: isWished ? "Log in to add it to your wishlist" : "Log in to add it to your wardrobe",
      onSignedIn: () => void add(isWished, size),
    });
  };
  return (
    <>
      {viewer && owned.length === 0 && product.sizes.length > 0 && (
        <SelectField label="Your size" value={size} onChange={({ currentTarget }) => setSize(currentTarget.value)}>
          <option value="">No size</option>
          {product.sizes.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      )}
      {viewer && owned[0] ? (
        <>
          <Link className={buttonClass({})} to={paths.item(viewer.slug, owned[0].id)}>
            {`In your wardrobe, ${wornLabel(owned[0].wears).toLowerCase()}`}
          </Link>
          <Button kind="line" busy={isBusy} onClick={() => void remove(owned[0]?.id ?? "")}>
            Remove from wardrobe
          </Button>
        </>
      ) : (
        <Button busy={isBusy} onClick={() => press(false)}>
          I own this
        </Button>
      )}
      {viewer && wished ? (
        <>
          <Link className={buttonClass({ kind: "line" })} to={paths.item(viewer.slug, wished.id)}>
            On your wishlist
          </Link>
          <Button kind="bare" busy={isBusy} onClick={() => void remove(wished.id)}>
            Remove from wishlist
          </Button>
        </>
      ) : (
        owned.length === 0 && (
          <Button kind="line" busy={isBusy} onClick={() => press(true)}>
            Add to wishlist
          </Button>
        )
      )}
    </>
  );
}

function useOwnProduct({ slug, name, brand, category, colours, material }: ProductDetail) {
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      await refresh();
    } catch {
      // A toast has told why.
    } finally {
      setBusy(false);
    }
  };
  const remove = (id: string) => run(() => postOnce(api.itemDeletions, { ids: [id] }, { toasts: "failures" }));
  const add = (isWished: boolean, size: string) =>
    run(async () => {
      const draft: ItemDraft = {
        ...{ name, category, material, isWished, brandSlug: brand.slug, productSlug: slug },
        // Of several colours, its owner has one.
        ...(colours.length === 1 && { colours }),
        ...(size && { size }),
      };
      const { data } = await postOnce<ItemDetail>(api.items, draft, { toasts: "failures" });
      showSuccess(
        isWished ? "Added to your wishlist" : "Added to your wardrobe",
        data && { label: "Undo", run: () => remove(data.id) },
      );
    });
  /** What was wished for is owned now. */
  const change = (id: string, size: string) =>
    run(async () => {
      await callApi(api.item(id), {
        method: "PUT",
        body: { isWished: false, ...(size && { size }) },
        toasts: "failures",
      });
      showSuccess("Added to your wardrobe");
    });
  return { isBusy, add, change, remove };
}
