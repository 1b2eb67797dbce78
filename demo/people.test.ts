import { ProfileLink } from "@hemline/site/shared/accounts/profile-link.ts";
import { describe, expect, test } from "vitest";
import { lookOwners } from "./look-owners.ts";
import { readManifest } from "./manifest.ts";
import { demoPassword, namedPeople, people, privatePerson } from "./people.ts";
import { plannedComments } from "./planned/comments.ts";
import { plannedFollows } from "./planned/follows.ts";
import { plannedEntryComments } from "./planned/notebook/comments.ts";
import { plannedProfiles } from "./planned/profiles.ts";
import { plannedSaves } from "./planned/saves.ts";

describe("the demo people", () => {
  test("are at least 24, with slugs, addresses and faces of their own", () => {
    expect(people.length).toBeGreaterThanOrEqual(24);
    for (const key of ["slug", "email", "avatar"] as const)
      expect(new Set(people.map((person) => person[key])).size).toBe(people.length);
    for (const { slug, email } of people) {
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(email).toMatch(/^[a-z.]+@example\.org$/);
    }
  });

  test("have avatars that were drawn", () => {
    const drawn = readManifest().avatars.map(({ file }) => file);
    for (const { avatar } of people) expect(drawn).toContain(avatar);
  });

  test("show covers that were drawn, and links that lead nowhere real", () => {
    const { pictures, covers } = readManifest();
    const drawn = [...pictures, ...covers].map(({ file }) => file);
    for (const { by, cover, links } of plannedProfiles) {
      expect(people.map(({ slug }) => slug)).toContain(by);
      if (cover) expect(drawn).toContain(cover);
      for (const link of links) {
        expect(ProfileLink.parse(link)).toBe(link);
        expect(new URL(link).hostname).toMatch(/\.example\.org$/);
      }
    }
  });

  test("name a plain member, a subscriber and an admin", () => {
    expect(namedPeople.member).toMatchObject({ role: "member", subscriber: false });
    expect(namedPeople.subscriber).toMatchObject({ role: "member", subscriber: true });
    expect(namedPeople.admin.role).toBe("admin");
    expect(demoPassword.length).toBeGreaterThanOrEqual(10);
  });

  test("follow others, and one of them is private", () => {
    const follows = plannedFollows();
    expect(people.map(({ slug }) => slug)).toContain(privatePerson);
    for (const [slug, others] of follows) {
      expect(others.length, slug).toBeGreaterThanOrEqual(4);
      expect(others).not.toContain(slug);
    }
    expect([...follows.values()].filter((others) => others.includes(privatePerson)).length).toBeGreaterThan(2);
  });

  test("comment on each other’s looks and entries, in public", () => {
    const slugs = people.map(({ slug }) => slug);
    const owners = new Map(lookOwners);
    expect(plannedComments.length).toBeGreaterThanOrEqual(8);
    for (const { look } of plannedComments) expect(owners.get(look), look).not.toBe(privatePerson);
    for (const { entry } of plannedEntryComments) expect(entry.allowed, entry.title).not.toBe("subscribers");
    for (const { threads } of [...plannedComments, ...plannedEntryComments])
      for (const { by, text } of threads.flatMap((thread) => [thread, ...(thread.replies ?? [])])) {
        expect(slugs, text).toContain(by);
        expect(by).not.toBe(privatePerson);
        for (const [, slug = ""] of text.matchAll(/@([a-z-]+)/g)) expect(slugs).toContain(slug);
      }
  });

  test("save looks of others, and some keep them in folders", () => {
    const owners = new Map(lookOwners);
    const plans = plannedSaves();
    for (const { by, looks, folders } of plans)
      for (const look of [...looks, ...folders.flatMap((folder) => folder.looks)]) {
        expect(owners.has(look), look).toBe(true);
        expect([by, privatePerson], look).not.toContain(owners.get(look));
      }
    expect(plans.filter(({ folders }) => folders.length > 0).length).toBe(3);
  });

  test("own every look exactly once", () => {
    const looks = readManifest().looks.map(({ slug }) => slug);
    expect(lookOwners.map(([look]) => look).sort()).toEqual([...looks].sort());
    const slugs = people.map(({ slug }) => slug);
    for (const [, person] of lookOwners) expect(slugs).toContain(person);
  });

  test("have a dozen looks in two cases, and at least one each", () => {
    const counts = new Map(people.map(({ slug }) => [slug, 0]));
    for (const [, person] of lookOwners) counts.set(person, (counts.get(person) ?? 0) + 1);
    expect([...counts.values()].filter((count) => count >= 12)).toHaveLength(2);
    expect(Math.min(...counts.values())).toBeGreaterThan(0);
  });
});
