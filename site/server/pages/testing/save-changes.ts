import { api } from "../../../shared/paths.ts";
import type { CommunityOfPages } from "./cached-pages.ts";
import { type ChangeRow, nothing } from "./changed-pages.ts";

/** Saved looks and folders, which only their member sees. */
export function saveChanges({ cleo }: CommunityOfPages): ChangeRow[] {
  let folder = "";
  return [
    { call: "PUT /looks/:slug/save", act: () => cleo.sends("PUT", api.lookSave("sun")), forgets: nothing },
    {
      call: "POST /folders",
      act: async () => {
        const answer = await cleo.sends<{ id: string }>("POST", api.folders, { name: "Coats" });
        folder = answer.data.id;
        return answer;
      },
      forgets: nothing,
    },
    { call: "PUT /folders/:id", act: () => cleo.sends("PUT", api.folder(folder), { name: "Hats" }), forgets: nothing },
    {
      call: "PUT /folders/:id/looks/:slug",
      act: () => cleo.sends("PUT", api.folderLook(folder, "sun")),
      forgets: nothing,
    },
    {
      call: "DELETE /folders/:id/looks/:slug",
      act: () => cleo.sends("DELETE", api.folderLook(folder, "sun")),
      forgets: nothing,
    },
    { call: "DELETE /folders/:id", act: () => cleo.sends("DELETE", api.folder(folder)), forgets: nothing },
    { call: "DELETE /looks/:slug/save", act: () => cleo.sends("DELETE", api.lookSave("sun")), forgets: nothing },
  ];
}
