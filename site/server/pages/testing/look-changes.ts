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
export const lookChanges = (community: CommunityOfPages): ChangeRow[] => [
  ...photoChanges(community),
  ...likeChanges(community),
  ...editedLooks(community),
  ...postedLooks(community),
  ...orderedLooks(community),
  ...deletedLooks(community),
];

/** A photo that an act uploads for the next one. */
function nextPhoto({ bea }: CommunityOfPages) {
  const photo = { id: "" };
  const uploaded = async () => {
    photo.id = (await bea.hasPhoto("#335577")).id;
  };
  return { photo, uploaded };
}

function photoChanges(community: CommunityOfPages): ChangeRow[] {
  const { ada, bea, drain } = community;
  const { photo, uploaded } = nextPhoto(community);
  const box = { x: 0, y: 0, width: 0.5, height: 0.5 };
  const coverOfRain = async () => {
    photo.id = (await ada.sees("look", "/looks/rain")).look.photo.id;
  };
  const crop = "PUT /photos/:id/crop";
  return [
    { call: "PUT /photos/:id", act: async () => bea.uploads(await jpeg({ colour: "#223344" })), forgets: nothing },
    { call: crop, before: uploaded, act: () => bea.sends("PUT", api.photoCrop(photo.id), box), forgets: nothing },
    { call: crop, before: coverOfRain, act: () => ada.sends("PUT", api.photoCrop(photo.id), box), forgets: withAda },
    { call: "the job that adds AVIF", act: () => drain(), forgets: withAda },
  ];
}

function likeChanges({ cleo }: CommunityOfPages): ChangeRow[] {
  const forgets: readonly Address[] = [...likesOfSun, "/members/bea/followers"];
  return [
    { call: "PUT /looks/:slug/like", act: () => cleo.likes("sun"), forgets },
    { call: "PUT /looks/:slug/like", act: () => cleo.likes("sun"), forgets: nothing },
    { call: "DELETE /looks/:slug/like", act: () => cleo.unlikes("sun"), forgets },
  ];
}

/** Where a new photo of a look without winter is not seen. */
const elsewhere: readonly Address[] = ["/looks?season=winter", "/members?search=ada"];

function editedLooks(community: CommunityOfPages): ChangeRow[] {
  const { bea } = community;
  const { photo, uploaded } = nextPhoto(community);
  const call = "PUT /looks/:slug";
  const edits = (more: object) => async () => {
    const { look } = await bea.sees("editLook", "/looks/sun/edit");
    return bea.sends("PUT", api.look("sun"), { ...draftOf("Sun", look.photo), ...more });
  };
  return [
    { call, act: edits({ text: "At last" }), forgets: likesOfSun },
    { call, act: edits({ season: "winter" }), forgets: [...likesOfSun, "/looks?season=winter"] },
    { call, act: edits({ audience: "followers" }), forgets: withBea },
    { call, act: edits({ audience: "everyone", season: "summer" }), forgets: withBea },
    {
      ...{ call, before: uploaded, forgets: withBea.filter((it) => !elsewhere.includes(it)) },
      act: () => bea.sends("PUT", api.look("sun"), draftOf("Sun", photo, { season: "summer" })),
    },
  ];
}

function postedLooks(community: CommunityOfPages): ChangeRow[] {
  const { bea } = community;
  const { photo, uploaded } = nextPhoto(community);
  const posts = (title: string, more = {}) => bea.sends("POST", api.looks, draftOf(title, photo, more));
  const call = "POST /looks";
  return [
    { call, before: uploaded, act: () => posts("Mine", { audience: "me" }), forgets: nothing },
    { call, before: uploaded, act: () => postsOnce(community, draftOf("Hail", photo)), forgets: withBea },
  ];
}

const postsOnce = ({ bea }: CommunityOfPages, draft: object) =>
  bea.sends("POST", api.looks, draft, { "Idempotency-Key": "hail-on-tuesday" });

function orderedLooks({ ada }: CommunityOfPages): ChangeRow[] {
  const act = () => ada.sends("PUT", api.lookOrder, { slugs: ["snow", "rain"] });
  return [
    { call: "PUT /looks/order", act, forgets: withAda },
    { call: "PUT /looks/order", act, forgets: nothing },
  ];
}

function deletedLooks({ bea }: CommunityOfPages): ChangeRow[] {
  const deletes = () => bea.sends("DELETE", api.look("hail"));
  const restores = () => bea.sends("DELETE", api.lookDeletion("hail"));
  return [
    { call: "DELETE /looks/:slug", act: deletes, forgets: withBea },
    { call: "DELETE /looks/:slug/deletion", act: restores, forgets: withBea },
    { call: "DELETE /looks/:slug/deletion", act: restores, forgets: nothing },
    { call: "DELETE /looks/:slug", act: deletes, forgets: withBea },
  ];
}
