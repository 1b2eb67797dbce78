import { api } from "../../../shared/paths.ts";
import type { Person } from "../../testing/person.ts";
import type { CommunityOfPages } from "./cached-pages.ts";
import { type ChangeRow, nothing, ofCape } from "./changed-pages.ts";

/** Wears of a product’s item, and outfits and plans with it. */
export function wearChanges({ ada, edda }: CommunityOfPages): ChangeRow[] {
  const on = "2026-03-05";
  let [item, press, outfit, plan] = ["", "", "", ""];
  const posts = (person: Person, path: string, draft: object) =>
    person.sends<{ id: string; press: string }>("POST", path, draft);
  return [
    {
      call: "POST /wears",
      async before() {
        item = (await posts(edda, api.items, { name: "Cape", productSlug: "cape" })).data.id;
      },
      async act() {
        const answer = await posts(edda, api.wears, { items: [item], on });
        press = answer.data.press;
        return answer;
      },
      forgets: ofCape,
    },
    { call: "DELETE /wears/:press", act: () => edda.sends("DELETE", api.wearPress(press)), forgets: ofCape },
    {
      call: "DELETE /items/:id/wears/:on",
      before: () => posts(edda, api.wears, { items: [item], on }),
      act: () => edda.sends("DELETE", api.itemWear(item, on)),
      forgets: ofCape,
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
        const answer = await posts(edda, api.outfits, { name: "Rain", items: [item] });
        outfit = answer.data.id;
        return answer;
      },
      forgets: nothing,
    },
    {
      call: "PUT /outfits/:id",
      act: () => edda.sends("PUT", api.outfit(outfit), { name: "Snow", items: [item] }),
      forgets: nothing,
    },
    {
      call: "POST /plans",
      async act() {
        const answer = await posts(edda, api.plans, { outfit, on });
        plan = answer.data.id;
        return answer;
      },
      forgets: nothing,
    },
    { call: "PUT /plans/:id", act: () => edda.sends("PUT", api.plan(plan), { became: "instead" }), forgets: nothing },
    { call: "DELETE /plans/:id", act: () => edda.sends("DELETE", api.plan(plan)), forgets: nothing },
    { call: "DELETE /outfits/:id", act: () => edda.sends("DELETE", api.outfit(outfit)), forgets: nothing },
  ];
}
