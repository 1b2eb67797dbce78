import typography from "@hemline/ui/styles/typography.module.css";
import { useFoundNames } from "../../catalogue/use-found-names.ts";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import styles from "./tag-products.module.css";

const minLength = 2;
const maxShown = 4;
const ofAllBrands = { kind: "product", brand: null } as const;

/** Products that the name of a tag may mean, as buttons: what is not in one’s wardrobe can be named too. */
export function TagProducts({
  name,
  onChoose,
}: {
  name: string;
  onChoose: (product: { slug: string; name: string }) => void;
}) {
  const text = name.trim();
  const isSearching = text.length >= minLength;
  const { names } = useFoundNames(text, ofAllBrands, isSearching);
  if (!isSearching || names.length === 0) return null;
  return (
    <div className={styles.products}>
      <p className={typography.s13}>Not yours? Name the product:</p>
      {names.slice(0, maxShown).map((product) => (
        <button key={product.slug} type="button" className={styles.product} onClick={() => onChoose(product)}>
          <span className={styles.picture}>
            {product.picture && <UploadedPhoto photo={product.picture} alt="" sizes={photoSizes.thumb} fit="cover" />}
          </span>
          <span className={styles.words}>
            <b dir="auto">{product.name}</b>
            <bdi>{product.brand.name}</bdi>
          </span>
        </button>
      ))}
    </div>
  );
}
