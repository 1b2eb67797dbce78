import type { Colour } from "../colours.ts";
import type { LookComments } from "../comments/comment.ts";
import type { Slice } from "../page-data.ts";
import type { LookCard, LookDetail, LookFeed } from "./look.ts";
import type { Occasion, Season } from "./look-options.ts";

export interface LooksPages {
  looks: {
    looks: Slice<LookCard>;
    feed: LookFeed;
    colour: Colour | null;
    occasion: Occasion | null;
    season: Season | null;
  };
  postLook: null;
  /** `isSaved`: by the viewer. */
  look: { look: LookDetail; comments: LookComments; isSaved: boolean; more: LookCard[] };
  /** `ownId`: where drafts of the viewer’s own look are kept; null for another member’s. */
  editLook: { look: LookDetail; ownId: string | null; changedAt: string };
}
