import { api } from "../../../shared/paths.ts";
import { jpeg } from "../../testing/test-jpeg.ts";
import type { Address, CommunityOfPages } from "./cached-pages.ts";
import { type ChangeRow, nothing, withAda, withBea } from "./changed-pages.ts";

const draftOf = (title: string, photo: { id: string }, more = {}) => ({
  title,
  photos: [{ id: photo.id, alt: title }],
  ...more,
});

const likesOfSun: readonly Address[] = ["/", "/looks", "/looks/sun", "/members/bea"];

/** Looks and their photos. */
export function lookChanges({ ada, bea, cleo, drain }: CommunityOfPages): ChangeRow[] {
  let photo = { id: "" };
  const edits = (more: object) => async () => {
    const { look } = await bea.sees("editLook", "/looks/sun/edit");
    return bea.sends("PUT", api.look("sun"), { ...draftOf("Sun", look.photo), ...more });
  };
  const uploaded = async () => {
    photo = await bea.hasPhoto("#335577");
  };
  const crop = { x: 0, y: 0, width: 0.5, height: 0.5 };
  const coverOfRain = async () => {
    photo = (await ada.sees("look", "/looks/rain")).look.photo;
  };
  return [
    { call: "PUT /photos/:id", act: async () => bea.uploads(await jpeg({ colour: "#223344" })), forgets: nothing },
    {
      call: "PUT /photos/:id/crop",
      before: uploaded,
      act: () => bea.sends("PUT", api.photoCrop(photo.id), crop),
      forgets: nothing,
    },
    {
      call: "PUT /photos/:id/crop",
      before: coverOfRain,
      act: () => ada.sends("PUT", api.photoCrop(photo.id), crop),
      forgets: withAda,
    },
    { call: "the job that adds AVIF", act: () => drain(), forgets: withAda },
    { call: "PUT /looks/:slug/like", act: () => cleo.likes("sun"), forgets: [...likesOfSun, "/members/bea/followers"] },
    { call: "PUT /looks/:slug/like", act: () => cleo.likes("sun"), forgets: nothing },
    {
      call: "DELETE /looks/:slug/like",
      act: () => cleo.unlikes("sun"),
      forgets: [...likesOfSun, "/members/bea/followers"],
    },
    { call: "PUT /looks/:slug", act: edits({ text: "At last" }), forgets: likesOfSun },
    { call: "PUT /looks/:slug", act: edits({ season: "winter" }), forgets: [...likesOfSun, "/looks?season=winter"] },
    { call: "PUT /looks/:slug", act: edits({ audience: "followers" }), forgets: withBea },
    { call: "PUT /looks/:slug", act: edits({ audience: "everyone", season: "summer" }), forgets: withBea },
    {
      call: "PUT /looks/:slug",
      before: uploaded,
      act: () => bea.sends("PUT", api.look("sun"), draftOf("Sun", photo, { season: "summer" })),
      forgets: withBea.filter((it) => it !== "/looks?season=winter" && it !== "/members?search=ada"),
    },
    {
      call: "POST /looks",
      before: uploaded,
      act: () => bea.sends("POST", api.looks, draftOf("Mine", photo, { audience: "me" })),
      forgets: nothing,
    },
    {
      call: "POST /looks",
      before: uploaded,
      act: () => bea.sends("POST", api.looks, draftOf("Hail", photo), { "Idempotency-Key": "hail-on-tuesday" }),
      forgets: withBea,
    },
    {
      call: "PUT /looks/order",
      act: () => ada.sends("PUT", api.lookOrder, { slugs: ["snow", "rain"] }),
      forgets: withAda,
    },
    {
      call: "PUT /looks/order",
      act: () => ada.sends("PUT", api.lookOrder, { slugs: ["snow", "rain"] }),
      forgets: nothing,
    },
    { call: "DELETE /looks/:slug", act: () => bea.sends("DELETE", api.look("hail")), forgets: withBea },
    {
      call: "DELETE /looks/:slug/deletion",
      act: () => bea.sends("DELETE", api.lookDeletion("hail")),
      forgets: withBea,
    },
    {
      call: "DELETE /looks/:slug/deletion",
      act: () => bea.sends("DELETE", api.lookDeletion("hail")),
      forgets: nothing,
    },
    { call: "DELETE /looks/:slug", act: () => bea.sends("DELETE", api.look("hail")), forgets: withBea },
  ];
}
