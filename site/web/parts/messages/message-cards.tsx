import { Label } from "@hemline/ui/messages/label.tsx";
import type { ReactNode } from "react";
import type { MessageCard } from "../../../shared/discussions/message.ts";
import { paths } from "../../../shared/paths.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { Link } from "../../navigation/link.tsx";
import { formatCount } from "../format/format-count.ts";
import { UploadedPhoto } from "../photos/uploaded-photo.tsx";
import styles from "./message-cards.module.css";

/** What a message shows: items with their wears, looks and products. */
export const MessageCards = ({ cards }: { cards: readonly MessageCard[] }) => (
  <ul className={styles.cards}>
    {cards.map((card) => (
      <li key={keyOf(card)}>
        <OneCard card={card} />
      </li>
    ))}
  </ul>
);

const keyOf = (card: MessageCard): string => {
  switch (card.kind) {
    case "item":
      return card.item.id;
    case "look":
      return `look ${card.look.slug}`;
    case "product":
      return `product ${card.product.slug}`;
  }
};

function OneCard({ card }: { card: MessageCard }) {
  switch (card.kind) {
    case "item": {
      const { item, owner } = card;
      return (
        <CardLink to={paths.item(owner.slug, item.id)} photo={item.photo} name={item.name ?? ""} by={item.brand}>
          <span dir="auto">{owner.username}’s wardrobe</span>
          {item.wears > 0 && <Label>Worn {formatCount(item.wears, "time")}</Label>}
        </CardLink>
      );
    }
    case "look": {
      const { slug, title, photo, member } = card.look;
      return (
        <CardLink to={paths.look(slug)} photo={photo} name={title}>
          <span dir="auto">Look by {member.username}</span>
        </CardLink>
      );
    }
    case "product": {
      const { slug, name, brand, photo, rating } = card.product;
      return (
        <CardLink to={paths.product(slug)} photo={photo} name={name} by={brand.name}>
          <span>
            {rating ? `${rating.average.toFixed(1)} of 5, ${formatCount(rating.count, "review")}` : "No reviews yet"}
          </span>
        </CardLink>
      );
    }
  }
}

function CardLink({
  to,
  photo,
  name,
  by,
  children,
}: {
  to: string;
  photo: PhotoCard | null;
  name: string;
  by?: string | null;
  children: ReactNode;
}) {
  return (
    <Link className={styles.card} to={to}>
      <span className={styles.photo}>
        {photo && <UploadedPhoto photo={{ ...photo, alt: "" }} sizes="3rem" fit="cover" />}
      </span>
      <span className={styles.words}>
        <b dir="auto">{by ? `${name}, ${by}` : name}</b>
        {children}
      </span>
    </Link>
  );
}
