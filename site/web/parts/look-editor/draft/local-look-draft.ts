import type { Colour } from "../../../../shared/colours.ts";
import type { Occasion, Season } from "../../../../shared/looks/look-options.ts";
import type { Audience } from "../../../../shared/permissions.ts";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";

/** `photo` is null until the upload has succeeded. */
export interface DraftPhoto {
  id: string;
  alt: string;
  photo: PhotoCard | null;
}

/** `key` identifies a tag while others are added and removed. */
export interface DraftTag {
  key: string;
  photo: string;
  x: number;
  y: number;
  name: string;
  /** The id of the item that it names; none for a text. */
  item?: string | undefined;
  /** The slug of a product that it names without an item. */
  product?: string | undefined;
}

/** An item that was chosen for a look that has no photo yet. */
export interface WaitingItem {
  item: string;
  name: string;
}

/** A look that is being written, as this device stores it until it is posted. */
export interface LocalLookDraft {
  title: string;
  text: string;
  occasion: Occasion | "";
  season: Season | "";
  /** Null: those of the photos. */
  colours: readonly Colour[] | null;
  audience: Audience;
  photos: readonly DraftPhoto[];
  tags: readonly DraftTag[];
  /** They become tags with the first photo. */
  waiting: readonly WaitingItem[];
  /** For changes to a look: when the look that they begin from was changed last. */
  basedOn?: string | undefined;
}
