import type { BrandName } from "../brands/brand.ts";
import type { CatalogueLink } from "../catalogue-link.ts";
import type { Colour } from "../colours.ts";
import type { ShownComments } from "../comments/comment.ts";
import type { Slice } from "../page-data.ts";
import type { LookCard, LookDetail, LookFeed, TaggedItem } from "./look.ts";
import type { Occasion, Season } from "./look-options.ts";

export interface LooksPages {
  looks: {
    looks: Slice<LookCard>;
    feed: LookFeed;
    colour: Colour | null;
    occasion: Occasion | null;
    season: Season | null;
    brand: BrandName | null;
    product: CatalogueLink | null;
  };
  /** What the look begins with: chosen items of the viewer, or those of an outfit and its name. */
  postLook: { title: string; items: TaggedItem[] };
  /** `isSaved`: by the viewer. */
  look: { look: LookDetail; comments: ShownComments; isSaved: boolean; more: LookCard[] };
  /** `ownId`: where drafts of the viewer’s own look are kept; null for another member’s. */
  editLook: { look: LookDetail; ownId: string | null; changedAt: string };
}
