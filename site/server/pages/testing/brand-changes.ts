import type { CommunityOfPages } from "./cached-pages.ts";
import { type ChangeRow, nothing, ofNorr } from "./changed-pages.ts";

export function brandChanges({ bea }: CommunityOfPages): ChangeRow[] {
  return [
    { call: "PUT /brands/:slug/follow", act: () => bea.followsBrand("norr"), forgets: ofNorr },
    { call: "PUT /brands/:slug/follow", act: () => bea.followsBrand("norr"), forgets: nothing },
    { call: "DELETE /brands/:slug/follow", act: () => bea.unfollowsBrand("norr"), forgets: ofNorr },
    { call: "DELETE /brands/:slug/follow", act: () => bea.unfollowsBrand("norr"), forgets: nothing },
  ];
}
