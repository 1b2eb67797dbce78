import { addToFolder, createFolder, foldersOf, type Member, saveLook } from "@hemline/site/server";
import type { DemoContext } from "../demo-context.ts";
import { plannedSaves } from "../planned/saves.ts";
import { postedLooks } from "./posted-looks.ts";

/** Lets people save looks, and keep some of them in folders. */
export async function seedSaves(context: DemoContext, people: ReadonlyMap<string, Member>): Promise<void> {
  const { site } = context;
  const slugs = await postedLooks(context);
  const posted = (looks: readonly string[]) => looks.flatMap((look) => slugs.get(look) ?? []);
  for (const { by, looks, folders } of plannedSaves()) {
    const member = people.get(by);
    if (!member) continue;
    for (const slug of posted(looks)) await saveLook(site, member, slug);
    const present = (await foldersOf(site, member)).folders;
    for (const { name, looks: kept } of folders) {
      const folder = present.find((one) => one.name === name) ?? (await createFolder(site, member, name));
      for (const slug of posted(kept)) await addToFolder(site, member, folder.id, slug);
    }
  }
}
