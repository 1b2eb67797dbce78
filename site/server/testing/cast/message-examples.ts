import { eq } from "drizzle-orm";
import type { LiveMessage } from "../../../shared/discussions/message.ts";
import { api } from "../../../shared/paths.ts";
import { renewPhotosInGroup } from "../../discussions/photos/renew-message-photos.ts";
import { groups } from "../../groups/tables.ts";
import { hasGroup } from "../../groups/testing/has-group.ts";
import type { Person } from "../person.ts";
import type { TestSite } from "../test-site.ts";
import type { Authors } from "./authors.ts";
import type { Example, Examples } from "./examples.ts";
import { hideMessage } from "./hide-message.ts";

/** Each with a photo. Mara starts the discussions. Nobody subscribes yet: the group for subscribers is one for everybody at first. */
export async function messageExamples(site: TestSite, authors: Authors, mara: Person): Promise<Examples["message"]> {
  const { olga, petra, sven, boris, lena, erik, wanda } = authors;
  await hasGroup(site, { slug: "open-group" });
  await hasGroup(site, { slug: "members-group", mayRead: "members" });
  await hasGroup(site, { slug: "subscribers-group" });
  const start = async (group: string, title: string) =>
    (await mara.sends<{ slug: string }>("POST", api.discussions, { group, title, text: `About ${title}` })).data.slug;
  const stage = await start("open-group", "Stage talk");
  const says = async (owner: Person, slug: string, said: string): Promise<Example> => {
    const words = `${said}, says ${owner.slug} in a discussion`;
    const photo = await owner.hasPhoto();
    const draft = { text: words, photos: [{ id: photo.id, alt: "" }] };
    const { data } = await owner.sends<LiveMessage>("POST", api.messages(slug), draft);
    return { owner, slug, id: data.id, words, photo };
  };
  return {
    shown: await says(olga, stage, "Shown"),
    deleted: await says(olga, stage, "Deleted"),
    hidden: await says(olga, stage, "Hidden"),
    "of a private member": await says(petra, stage, "Quietly"),
    "of a suspended member": await says(sven, stage, "Before the pause"),
    "of a banned member": await says(boris, stage, "Before the ban"),
    "of a leaving member": await says(lena, stage, "Before leaving"),
    "of an erased member": await says(erik, stage, "Long ago"),
    "in a locked discussion": await says(wanda, await start("open-group", "Locked talk"), "Before it was locked"),
    "in a group for members": await says(wanda, await start("members-group", "Inside talk"), "Among members"),
    "in a group for subscribers": await says(wanda, await start("subscribers-group", "Paid talk"), "Among subscribers"),
  };
}

export async function changeMessageStates(
  { db }: Pick<TestSite, "db">,
  { admin, message }: { admin: Person; message: Examples["message"] },
): Promise<void> {
  const { deleted, hidden } = message;
  await deleted.owner.sends("DELETE", api.message(deleted.id));
  await hideMessage(db, hidden.id);
  await admin.sends("PUT", api.discussionLock(message["in a locked discussion"].slug));
  await db.transaction(async (tx) => {
    const [group] = await tx
      .update(groups)
      .set({ mayRead: "subscribers", mayPost: "subscribers" })
      .where(eq(groups.slug, "subscribers-group"))
      .returning({ id: groups.id });
    if (group) await renewPhotosInGroup(tx, group.id);
  });
}
