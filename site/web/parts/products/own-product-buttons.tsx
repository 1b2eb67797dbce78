import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import { useState } from "react";
import { paths } from "../../../shared/paths.ts";
import type { ProductDetail } from "../../../shared/products/product.ts";
import { Link } from "../../navigation/link.tsx";
import { useViewer } from "../../payload.ts";
import { openAccountDialog } from "../../state/account-dialog.ts";
import styles from "./own-product-buttons.module.css";
import { useOwnProduct } from "./use-own-product.ts";

/** “I own this” and “Wish for it”, or what became of them, which can be undone. */
export function OwnProductButtons({ product }: { product: ProductDetail }) {
  const viewer = useViewer();
  const { owned, wished, isBusy, own, wish, remove } = useOwnProduct(product);
  const [size, setSize] = useState("");
  const signedIn = (act: () => void) => () => (viewer ? act() : openAccountDialog({ mode: "login" }));
  if (owned && viewer)
    return (
      <div className={styles.buttons}>
        <Link className={buttonClass({})} to={paths.item(viewer.slug, owned.id)}>
          In your wardrobe
        </Link>
        <Button kind="line" busy={isBusy} onClick={() => void remove(owned.id)}>
          Remove from wardrobe
        </Button>
      </div>
    );
  return (
    <div className={styles.buttons}>
      {viewer && product.sizes.length > 0 && (
        <SelectField label="Your size" value={size} onChange={({ currentTarget }) => setSize(currentTarget.value)}>
          <option value="">Not said</option>
          {product.sizes.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      )}
      <Button busy={isBusy} onClick={signedIn(() => void own(size || null))}>
        I own this
      </Button>
      {wished ? (
        <Button kind="line" aria-pressed busy={isBusy} onClick={() => void remove(wished.id)}>
          On your wishlist
        </Button>
      ) : (
        <Button kind="line" aria-pressed={false} busy={isBusy} onClick={signedIn(() => void wish())}>
          Wish for it
        </Button>
      )}
    </div>
  );
}
