import {
  accountOf,
  changeProfile,
  type Member,
  refreshSubscription,
  register,
  uploadPhoto,
} from "@hemline/site/server";
import type { DemoContext } from "../demo-context.ts";
import { type DemoPerson, demoPassword, people } from "../people.ts";
import { bytesOf, photoIdOf } from "../picture-file.ts";

const day = 24 * 60 * 60 * 1000;

/** Creates the people with their portraits, profiles and subscriptions. @returns them by slug */
export async function seedPeople(context: DemoContext): Promise<Map<string, Member>> {
  const joined = await Promise.all(people.map((person, at) => join(context, person, 400 - at * 7)));
  const introduced: [string, Member][] = [];
  for (const [at, person] of people.entries())
    introduced.push([person.slug, await introduce(context, joined[at] as Member, person)]);
  return new Map(introduced);
}

async function join({ site }: DemoContext, { first_name, last_name, slug, email, role }: DemoPerson, daysAgo: number) {
  const joinedAt = new Date(site.clock().getTime() - daysAgo * day);
  const draft = { first_name, last_name, slug, email, password: demoPassword };
  const kept = await accountOf(site, email.toLowerCase());
  const made = { role, isVerified: true };
  const { member } = kept ?? (await register({ ...site, clock: () => joinedAt }, draft, made));
  return member;
}

async function introduce(context: DemoContext, member: Member, person: DemoPerson): Promise<Member> {
  const { first_name, last_name, city, bio, avatar } = person;
  if (person.subscriber && !(await refreshSubscription(context.site, member))) {
    await context.subscribe(member);
    await refreshSubscription(context.site, member);
  }
  if (member.avatarId) return member;
  const photo = await uploadPhoto(context.site, member, photoIdOf(avatar), bytesOf(avatar));
  return changeProfile(context.site, member, { first_name, last_name, username: null, city, bio, avatar: photo.id });
}
