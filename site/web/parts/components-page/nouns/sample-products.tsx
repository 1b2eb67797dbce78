import type { LookCard } from "../../../../shared/looks/look.ts";
import type { ProductCard as Product } from "../../../../shared/products/product.ts";
import { BrandListSkeleton } from "../../brands/brand-list-skeleton.tsx";
import { BrandRow } from "../../brands/brand-row.tsx";
import { CollectionCard } from "../../collections/collection-card.tsx";
import { OwnerRow } from "../../products/owner-row.tsx";
import { ProductCard } from "../../products/product-card.tsx";
import { WearGroups } from "../../products/wear-groups.tsx";
import styles from "../sample.module.css";
import { brand, maren, noor, photoOf } from "./sample-data.ts";

const rating = { average: 4.3, count: 61 };
const owner = { itemId: "coat", size: "M", city: "Leipzig", wears: 31, photo: null, isSelf: false };

export function SampleProducts({ looks }: { looks: readonly LookCard[] }) {
  const coat: Product = {
    ...{ slug: "wool-coat", name: "Wool coat", brand, category: "coat", photo: photoOf(looks, 0), rating },
    price: { micros: 290_000_000, currency: "EUR" },
  };
  return (
    <>
      <div className={styles.threeColumns}>
        <ProductCard product={coat} by />
        <ProductCard product={{ ...coat, slug: "none", name: "Rain cape", photo: null, price: null, rating: null }} />
        <CollectionCard
          collection={{
            ...{ slug: "autumn", name: "Autumn", brand, season: "autumn", year: 2026, cover: photoOf(looks, 1) },
            ...{ products: 24, rating },
          }}
        />
      </div>
      <OwnerRow owner={{ ...maren, ...owner, photo: photoOf(looks, 2) }} />
      <OwnerRow owner={{ ...noor, ...owner, city: "عمّان", size: null, wears: 0 }} />
      <WearGroups groups={[4, 21, 48, 14]} />
      <BrandRow
        brand={{
          ...{ ...brand, logo: null, followers: 3_208, products: 214, rating, isFollowed: null },
          description: "Coats and knitwear that are meant to be mended.",
        }}
      />
      <BrandListSkeleton />
    </>
  );
}
