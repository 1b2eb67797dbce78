import type { LiveMessage } from "../../../shared/discussions/message.ts";
import { api } from "../../../shared/paths.ts";
import type { Address, CommunityOfPages } from "./cached-pages.ts";
import { type ChangeRow, nothing } from "./changed-pages.ts";

const withHems: readonly Address[] = ["/", "/discussions", "/discussions/hems/conversation"];
/** A group without discussions is not on the front page. */
const withGroups: readonly Address[] = ["/discussions", "/discussions/hems/conversation"];

const group = { colour: "red", mayRead: "everyone", mayPost: "members" };

/** Fay has started a discussion about hems. She is on no other page. */
export function discussionChanges({ fay, root }: CommunityOfPages): ChangeRow[] {
  let id = "";
  const of = (call: string, act: () => Promise<unknown>, forgets: readonly Address[] = withHems): ChangeRow => ({
    ...{ call, act, forgets },
  });
  const post = async () => {
    const answer = await fay.sends<LiveMessage>("POST", api.messages("hems"), { text: "By hand" });
    id = answer.data.id;
    return answer;
  };
  return [
    of(
      "POST /discussions",
      () => fay.sends("POST", api.discussions, { group: "talk", title: "Seams", text: "Flat or French?" }),
      withHems,
    ),
    of("PUT /discussions/:slug", () => fay.sends("PUT", api.discussion("hems"), { title: "Hems, by hand", tags: [] })),
    of("POST /discussions/:slug/messages", post),
    of("PUT /messages/:id", () => fay.sends("PUT", api.message(id), { text: "By hand, slowly" })),
    of("PUT /messages/:id/like", () => root.sends("PUT", api.messageLike(id))),
    of("DELETE /messages/:id/like", () => root.sends("DELETE", api.messageLike(id))),
    of("PUT /discussions/:slug/reading", () => fay.sends("PUT", api.discussionReading("hems"), { number: 2 }), nothing),
    of("PUT /discussions/:slug/writing", () => fay.sends("PUT", api.discussionWriting("hems")), nothing),
    of(
      "PUT /discussions/:slug/level",
      () => fay.sends("PUT", api.discussionLevel("hems"), { level: "every" }),
      nothing,
    ),
    of("POST /messages/:id/approval", () => root.sends("POST", api.messageApproval(id), { decision: "hide" })),
    of("DELETE /messages/:id", () => fay.sends("DELETE", api.message(id))),
    {
      ...of("POST /messages/:id/split", () =>
        root.sends("POST", api.messageSplit(id), { group: "talk", title: "Cuffs" }),
      ),
      before: post,
    },
    of("PUT /discussions/:slug/pin", () => root.sends("PUT", api.discussionPin("hems"))),
    of("DELETE /discussions/:slug/pin", () => root.sends("DELETE", api.discussionPin("hems"))),
    of("PUT /discussions/:slug/lock", () => root.sends("PUT", api.discussionLock("hems"))),
    of("DELETE /discussions/:slug/lock", () => root.sends("DELETE", api.discussionLock("hems"))),
    of("POST /admin/groups", () => root.sends("POST", api.adminGroups, { name: "Mending", ...group }), withGroups),
    of("PUT /admin/groups/:slug", () =>
      root.sends("PUT", api.adminGroup("mending"), { name: "Mending and darning", ...group, version: 1 }),
    ),
    of(
      "PUT /admin/group-order",
      () => root.sends("PUT", api.adminGroupOrder, { slugs: ["mending", "talk"] }),
      withGroups,
    ),
    of("PUT /discussions/:slug/group", () => root.sends("PUT", api.discussionGroup("hems"), { group: "mending" })),
    of("POST /admin/groups/:slug/merge", () => root.sends("POST", api.adminGroupMerge("talk"), { into: "mending" })),
    of("DELETE /discussions/:slug", () => root.sends("DELETE", api.discussion("seams")), withHems),
  ];
}
