import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { type RouteId, routeIds, routes } from "../../shared/routes.ts";
import { accountsApi } from "../accounts/api.ts";
import { commentsApi } from "../comments/api.ts";
import { contactApi } from "../contact/api.ts";
import { userAnswer } from "../current-user/user-answer.ts";
import { draftsApi } from "../drafts/api.ts";
import { leavingApi } from "../leaving/api.ts";
import { comeBackAtLogin } from "../leaving/come-back.ts";
import { looksApi } from "../looks/api.ts";
import { lockOwnLook } from "../looks/lock-own-look.ts";
import { membersApi } from "../members/api.ts";
import { moderationApi } from "../moderation/api.ts";
import { notificationsApi } from "../notification-list/api.ts";
import { photosApi } from "../photos/api.ts";
import { savesApi } from "../saves/api.ts";
import { subscriptionApi } from "../subscription/api.ts";
import { Person } from "../testing/person.ts";
import { jpeg } from "../testing/test-jpeg.ts";
import { password, testSite } from "../testing/test-site.ts";

/** All callers. The look, the photo and the member's pages of the table are the owner's. */
const people = ["visitor", "dead token", "member", "other member", "owner", "admin"] as const;
type Who = (typeof people)[number];
type Row = readonly [number, number, number, number, number, number];

const anybody: Row = [200, 200, 200, 200, 200, 200];
const visitorsOnly: Row = [200, 200, 302, 302, 302, 302];
const membersOnly: Row = [401, 401, 200, 200, 200, 200];
const ownerOnly: Row = [401, 401, 404, 404, 200, 404];
const notOneself: Row = [401, 401, 200, 200, 404, 200];
const adminsOnly: Row = [401, 401, 403, 403, 403, 200];
const ownerAndAdmin: Row = [401, 401, 403, 403, 200, 200];

const pages: Record<RouteId, Row> = {
  home: anybody,
  about: anybody,
  contact: anybody,
  privacy: anybody,
  terms: anybody,
  questions: anybody,
  components: anybody,
  login: visitorsOnly,
  register: visitorsOnly,
  resetPassword: anybody,
  verifyEmail: anybody,
  comeBack: anybody,
  looks: anybody,
  postLook: membersOnly,
  look: anybody,
  editLook: ownerAndAdmin,
  lookComments: anybody,
  members: anybody,
  member: anybody,
  memberLooks: anybody,
  memberProfile: anybody,
  memberFollowers: anybody,
  memberFollowing: anybody,
  saved: membersOnly,
  admin: adminsOnly,
  adminAudit: adminsOnly,
  adminMembers: adminsOnly,
  adminReports: adminsOnly,
  settingsProfile: membersOnly,
  settingsAccount: membersOnly,
  settingsNotifications: membersOnly,
  settingsPrivacy: membersOnly,
  notifications: membersOnly,
  unsubscribe: anybody,
  settingsData: membersOnly,
  paidSubscription: anybody,
  billingSuccess: anybody,
  billingCancel: anybody,
};

/** The status of each call for each caller. Walked in this order: logout is last. */
const calls: [keyof typeof api, "GET" | "POST" | "PUT" | "DELETE", Row][] = [
  ["login", "POST", anybody],
  ["register", "POST", anybody],
  ["user", "GET", membersOnly],
  ["profile", "PUT", membersOnly],
  // The drafts below have a wrong password.
  ["password", "PUT", [401, 401, 422, 422, 422, 422]],
  ["contact", "POST", anybody],
  // The drafts below have a wrong password, and the links are made up.
  ["email", "PUT", [401, 401, 422, 422, 422, 422]],
  ["confirmEmail", "POST", [410, 410, 410, 410, 410, 410]],
  ["emailVerification", "POST", membersOnly],
  ["passwordReset", "POST", anybody],
  ["newPassword", "POST", [410, 410, 410, 410, 410, 410]],
  ["photo", "PUT", ownerOnly],
  ["photoCrop", "PUT", ownerOnly],
  ["looks", "POST", membersOnly],
  ["look", "PUT", ownerAndAdmin],
  // Nothing was deleted: the look stays as it is.
  ["lookDeletion", "DELETE", ownerOnly],
  ["lookLike", "PUT", membersOnly],
  ["lookLike", "DELETE", membersOnly],
  ["lookComments", "POST", membersOnly],
  ["comment", "PUT", ownerOnly],
  ["comment", "DELETE", [401, 401, 404, 404, 200, 200]],
  ["commentsClosed", "PUT", ownerAndAdmin],
  ["commentsClosed", "DELETE", ownerAndAdmin],
  ["lookSave", "PUT", membersOnly],
  ["lookSave", "DELETE", membersOnly],
  ["lookFolders", "GET", membersOnly],
  ["folders", "POST", membersOnly],
  ["folder", "PUT", ownerOnly],
  ["folderLook", "PUT", ownerOnly],
  ["folderLook", "DELETE", ownerOnly],
  ["folder", "DELETE", ownerOnly],
  ["draft", "PUT", membersOnly],
  ["draft", "GET", membersOnly],
  ["draft", "DELETE", membersOnly],
  // The order contains the owner's looks, which are nothing to an admin.
  ["lookOrder", "PUT", [401, 401, 422, 422, 200, 422]],
  // Of the owner, who cannot follow, accept, mute or block herself.
  ["follow", "PUT", notOneself],
  ["follower", "PUT", [401, 401, 404, 404, 404, 404]],
  ["mute", "PUT", notOneself],
  ["mute", "DELETE", notOneself],
  ["dismissal", "PUT", notOneself],
  ["dismissal", "DELETE", notOneself],
  ["follow", "DELETE", notOneself],
  ["follower", "DELETE", notOneself],
  ["block", "PUT", notOneself],
  ["block", "DELETE", notOneself],
  ["privacy", "PUT", membersOnly],
  ["notificationsSeen", "PUT", membersOnly],
  ["notificationsRead", "PUT", membersOnly],
  // Of an id that is none.
  ["notificationRead", "PUT", [401, 401, 404, 404, 404, 404]],
  ["notificationLevels", "PUT", membersOnly],
  ["live", "GET", membersOnly],
  ["subscriptionRenewal", "PUT", [401, 401, 409, 409, 409, 409]],
  ["subscriptionRenewal", "DELETE", [401, 401, 409, 409, 409, 409]],
  // Signed by nobody.
  ["billingWebhook", "POST", [401, 401, 401, 401, 401, 401]],
  // The test's billing has no portal.
  ["subscriptionPortal", "POST", [401, 401, 502, 502, 502, 502]],
  // Of the owner's look, which she cannot report.
  ["reports", "POST", [401, 401, 200, 200, 422, 200]],
  // The role that the owner has.
  ["memberRole", "PUT", adminsOnly],
  ["look", "DELETE", ownerAndAdmin],
  // The drafts below have a wrong password, and the link is made up.
  ["exports", "POST", [401, 401, 422, 422, 422, 422]],
  ["export", "GET", [401, 401, 404, 404, 404, 404]],
  ["leaving", "POST", [401, 401, 422, 422, 422, 422]],
  ["comeBack", "POST", [410, 410, 410, 410, 410, 410]],
  // One that is not there, of an id that is none.
  ["session", "DELETE", [401, 401, 404, 404, 404, 404]],
  ["sessions", "DELETE", membersOnly],
  ["logout", "POST", anybody],
];

const files: [string, Row][] = [
  ["a photo of a look", anybody],
  ["a photo that nothing shows", [404, 404, 404, 404, 200, 404]],
  ["/robots.txt", anybody],
  ["/sitemap.xml", anybody],
];

/** All callers at one site, and the objects of the table. */
async function everybody() {
  const site = await testSite({ trustProxy: true });
  const { joins, reach, visitor } = site;
  const owner = await joins("Olga");
  const other = await joins("Otto");
  const persons: Record<Who, Person> = {
    visitor,
    "dead token": new Person("", (path, init) => {
      const headers = new Headers(init?.headers);
      headers.set("Authorization", `Bearer ${"x".repeat(43)}`);
      return reach(path, { ...init, headers });
    }),
    member: site.ada,
    "other member": other,
    owner,
    admin: await joins("Root", undefined, { role: "admin" }),
  };
  const look = await owner.posts("The owner's look");
  for (const who of ["owner", "admin"]) await owner.posts(`Not for long ${who}`);
  await other.posts("Another member's");
  const commentIds = new Map<string, string>();
  for (const text of ["to keep", "of owner", "of admin"])
    commentIds.set(text, (await owner.comments(look.slug, text)).data.comment.id);
  const folder = (await owner.sends<{ id: string }>("POST", api.folders, { name: "Coats" })).data;
  const bytes = await jpeg({ colour: "#335577" });
  const photo = (await owner.uploads(bytes)).data;
  return { ...site, persons, owner, look, folder, photo, bytes, commentIds };
}

describe("who may open", () => {
  test("every page, as in the table, in both formats", async () => {
    const { persons, look, owner } = await everybody();
    const seen: Record<string, number[]> = {};
    for (const id of routeIds) {
      const path = routes[id].path.replace(":slug", routes[id].path.startsWith("/looks") ? look.slug : owner.slug);
      seen[id] = [];
      for (const who of people) {
        const { status } = await persons[who].gets(path);
        const payload = await persons[who].opens(path);
        const says = payload.kind === "error" ? payload.status : payload.kind === "redirect" ? 302 : 200;
        seen[id].push(says === status ? status : -1);
      }
    }
    expect(seen).toEqual(pages);
  });

  test("every file", async () => {
    const { persons, look, photo } = await everybody();
    const of = ({ id, version }: { id: string; version: number }) => paths.photo(id, version, 40, "webp");
    const paths_: Record<string, string> = {
      "a photo of a look": of(look.photo),
      "a photo that nothing shows": of(photo),
    };
    for (const [name, row] of files) {
      const statuses = await Promise.all(
        people.map(async (who) => (await persons[who].gets(paths_[name] ?? name)).status),
      );
      expect(statuses, name).toEqual(row);
    }
  });
});

describe("who may call", () => {
  test("everything, as in the table", async () => {
    const { persons, owner, look, folder, photo, bytes, commentIds } = await everybody();

    async function ask(name: keyof typeof api, method: (typeof calls)[number][1], who: Who, at: number) {
      const person = persons[who];
      const isMember = at > 1;
      const from = { "X-Forwarded-For": `192.0.2.${at}` };
      const ownPhoto = async () => ({ id: isMember ? (await person.hasPhoto()).id : photo.id });
      const edited = { title: "The owner's look", photos: [{ id: look.photo.id }] };
      const doomed = who === "owner" || who === "admin" ? `not-for-long-${who}` : look.slug;
      const drafts: Partial<Record<keyof typeof api, () => unknown>> = {
        login: () => ({ email: "olga@hemline.example", password }),
        register: () => ({ first_name: "Nora", email: `nora${at}@example.org`, password }),
        profile: () => ({ first_name: "Nora" }),
        password: () => ({ current_password: "not my password", new_password: "three old coats" }),
        contact: () => ({ name: "Nora", email: "nora@example.org", text: "Who may write to you?" }),
        email: () => ({ email: `nora${at}@example.org`, current_password: "not my password" }),
        passwordReset: () => ({ email: `nora${at}@example.org` }),
        newPassword: () => ({ new_password: "three old coats" }),
        photoCrop: () => ({ x: 0, y: 0, width: 0.5, height: 0.5 }),
        lookComments: () => ({ text: "What size is it?" }),
        comment: () => ({ text: "Changed" }),
        looks: async () => ({ title: "New", photos: [await ownPhoto()] }),
        look: () => edited,
        folders: () => ({ name: "Rain" }),
        folder: () => ({ name: "Warm coats" }),
        draft: () => ({ body: { text: "Where is it" }, version: 0 }),
        lookOrder: () => ({ slugs: [look.slug] }),
        notificationLevels: () => ({ digest: "weekly" }),
        reports: () => ({ kind: "look", slug: look.slug, reason: "spam" }),
        memberRole: () => ({ role: "member", why: "Only to ask" }),
        privacy: () => ({ is_private: false }),
        exports: () => ({ current_password: "not my password" }),
        leaving: () => ({ current_password: "not my password", choice: "erase" }),
      };
      if (name === "photo") return (await person.uploads(bytes, { id: photo.id })).status;
      const ofOwner = ["follow", "follower", "block", "dismissal", "memberRole", "mute"].includes(name);
      const slug = ofOwner
        ? owner.slug
        : method === "DELETE" && name === "look"
          ? doomed
          : name === "photoCrop"
            ? photo.id
            : name === "comment"
              ? (commentIds.get(method === "DELETE" ? `of ${who}` : "to keep") ?? commentIds.get("to keep") ?? "")
              : name === "folder" || name === "folderLook"
                ? folder.id
                : name === "draft"
                  ? `comment:${look.slug}`
                  : look.slug;
      const address = api[name];
      const path = typeof address === "string" ? address : address(slug, look.slug);
      if (method === "GET") return (await person.gets(path)).status;
      return (await person.sends(method, path, await drafts[name]?.(), from)).status;
    }

    for (const [name, method, row] of calls) {
      const statuses: number[] = [];
      for (const [at, who] of people.entries()) statuses.push(await ask(name, method, who, at));
      expect(statuses, `${method} ${name}`).toEqual(row);
    }
    expect((await owner.gets(api.user)).status).toBe(401);
  });
});

describe("the table", () => {
  test("has a row for every page, every call and every method that the site answers", () => {
    expect(Object.keys(pages).sort()).toEqual(Object.keys(routes).sort());
    expect([...new Set(calls.map(([name]) => name))].sort()).toEqual(Object.keys(api).sort());

    const apis = [
      accountsApi({ userAnswer, comeBackAtLogin }),
      commentsApi,
      contactApi,
      draftsApi({ lockOwnLook }),
      leavingApi,
      looksApi,
      membersApi,
      moderationApi,
      notificationsApi,
      savesApi,
      subscriptionApi,
      photosApi,
    ];
    const served = apis.flatMap(({ routes }) =>
      routes.map(({ method, path }) => `${method} /api${path.replace(/:(id|place|token)/, ":slug")}`),
    );
    const named = calls.map(([name, method]) => {
      const address = api[name];
      return `${method} ${typeof address === "string" ? address : address(":slug", ":slug")}`;
    });
    expect([...new Set(served)].sort()).toEqual(named.sort());
  });
});
