import { api } from "../../../shared/paths.ts";
import type { Person } from "../../testing/person.ts";
import type { CommunityOfPages } from "./cached-pages.ts";
import { type ChangeRow, nothing } from "./changed-pages.ts";

/** Wears, outfits and plans, of an item that no page of the table shows. */
export function wearChanges({ ada, cleo }: CommunityOfPages): ChangeRow[] {
  const on = "2026-03-05";
  let [item, press, outfit, plan] = ["", "", "", ""];
  const posts = (person: Person, path: string, draft: object) =>
    person.sends<{ id: string; press: string }>("POST", path, draft);
  return [
    {
      call: "POST /wears",
      async before() {
        item = (await posts(cleo, api.items, { name: "Coat" })).data.id;
      },
      async act() {
        const answer = await posts(cleo, api.wears, { items: [item], on });
        press = answer.data.press;
        return answer;
      },
      forgets: nothing,
    },
    { call: "DELETE /wears/:press", act: () => cleo.sends("DELETE", api.wearPress(press)), forgets: nothing },
    {
      call: "DELETE /items/:id/wears/:on",
      before: () => posts(cleo, api.wears, { items: [item], on }),
      act: () => cleo.sends("DELETE", api.itemWear(item, on)),
      forgets: nothing,
    },
    {
      call: "POST /looks/:slug/wears",
      act: () => posts(ada, api.lookWears("rain"), { on }),
      forgets: nothing,
      status: 409,
    },
    {
      call: "POST /outfits",
      async act() {
        const answer = await posts(cleo, api.outfits, { name: "Rain", items: [item] });
        outfit = answer.data.id;
        return answer;
      },
      forgets: nothing,
    },
    {
      call: "PUT /outfits/:id",
      act: () => cleo.sends("PUT", api.outfit(outfit), { name: "Snow", items: [item] }),
      forgets: nothing,
    },
    {
      call: "POST /plans",
      async act() {
        const answer = await posts(cleo, api.plans, { outfit, on });
        plan = answer.data.id;
        return answer;
      },
      forgets: nothing,
    },
    { call: "PUT /plans/:id", act: () => cleo.sends("PUT", api.plan(plan), { became: "instead" }), forgets: nothing },
    { call: "DELETE /plans/:id", act: () => cleo.sends("DELETE", api.plan(plan)), forgets: nothing },
    { call: "DELETE /outfits/:id", act: () => cleo.sends("DELETE", api.outfit(outfit)), forgets: nothing },
  ];
}
