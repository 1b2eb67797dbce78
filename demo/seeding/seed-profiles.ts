import { changeProfile, type Member, uploadPhoto } from "@hemline/site/server";
import type { DemoContext } from "../demo-context.ts";
import { people as demoPeople } from "../people.ts";
import { bytesOf, photoIdOf } from "../picture-file.ts";
import { plannedProfiles } from "../planned/profiles.ts";

/** Gives some profiles a cover and links. */
export async function seedProfiles({ site }: DemoContext, people: ReadonlyMap<string, Member>): Promise<void> {
  for (const { by, cover, links } of plannedProfiles) {
    const member = people.get(by);
    const person = demoPeople.find(({ slug }) => slug === by);
    if (!member || !person) continue;
    const { first_name, last_name, city, bio } = person;
    // A look may show the same picture: a photo is shown in one place.
    const photo = cover && (await uploadPhoto(site, member, photoIdOf(`cover of ${by}`), bytesOf(cover)));
    const draft = { first_name, last_name, username: null, city, bio, links };
    await changeProfile(site, member, photo ? { ...draft, cover: photo.id } : draft);
  }
}
