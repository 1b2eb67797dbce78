import { commentPlace } from "../../../shared/drafts/draft-place.ts";
import { api } from "../../../shared/paths.ts";
import type { Address, CommunityOfPages } from "./cached-pages.ts";
import { type ChangeRow, nothing } from "./changed-pages.ts";

const wool: readonly Address[] = ["/notebook/wool", "/notebook/wool/comments"];

/** Comments on looks and entries, and drafts. */
export function commentChanges({ bea, cleo, root }: CommunityOfPages): ChangeRow[] {
  let commentId = "";
  const restores = () => cleo.sends("DELETE", api.commentDeletion(commentId));
  const place = commentPlace({ kind: "look", slug: "sun" });
  const draft = { body: { text: "Where" }, version: 0 };
  return [
    { call: "PUT /drafts/:place", act: () => bea.sends("PUT", api.draft(place), draft), forgets: nothing },
    { call: "DELETE /drafts/:place", act: () => bea.sends("DELETE", api.draft(place)), forgets: nothing },
    {
      call: "POST /looks/:slug/comments",
      act: async () => {
        const answer = await cleo.comments("sun", "Where is it?");
        commentId = answer.data.comment.id;
        return answer;
      },
      forgets: ["/looks/sun"],
    },
    {
      call: "PUT /comments/:id",
      act: () => cleo.sends("PUT", api.comment(commentId), { text: "Where was it?" }),
      forgets: ["/looks/sun"],
    },
    {
      call: "PUT /looks/:slug/comments-closed",
      act: () => bea.sends("PUT", api.lookCommentsClosed("sun")),
      forgets: ["/looks/sun"],
    },
    {
      call: "DELETE /looks/:slug/comments-closed",
      act: () => bea.sends("DELETE", api.lookCommentsClosed("sun")),
      forgets: ["/looks/sun"],
    },
    { call: "DELETE /comments/:id", act: () => cleo.sends("DELETE", api.comment(commentId)), forgets: ["/looks/sun"] },
    { call: "DELETE /comments/:id/deletion", act: () => restores(), forgets: ["/looks/sun"] },
    { call: "DELETE /comments/:id/deletion", act: () => restores(), forgets: nothing },
    { call: "DELETE /comments/:id", act: () => cleo.sends("DELETE", api.comment(commentId)), forgets: ["/looks/sun"] },
    {
      call: "POST /notebook/:slug/comments",
      act: async () => {
        const answer = await cleo.comments({ kind: "entry", slug: "wool" }, "How warm?");
        commentId = answer.data.comment.id;
        return answer;
      },
      forgets: wool,
    },
    { call: "DELETE /comments/:id", act: () => cleo.sends("DELETE", api.comment(commentId)), forgets: wool },
    {
      call: "PUT /notebook/:slug/comments-closed",
      act: () => root.sends("PUT", api.entryCommentsClosed("wool")),
      forgets: wool,
    },
    {
      call: "DELETE /notebook/:slug/comments-closed",
      act: () => root.sends("DELETE", api.entryCommentsClosed("wool")),
      forgets: wool,
    },
  ];
}
