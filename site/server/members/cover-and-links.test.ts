import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { members } from "../accounts/tables.ts";
import { testSite } from "../testing/test-site.ts";
import { setStanding } from "./set-standing.ts";

const draft = { first_name: "Ada", last_name: "Marsh" };
const fileOf = ({ id }: { id: string }) => paths.photo(id, 1, 40, "webp");

const memberPages = ["member", "memberLooks", "memberProfile", "memberFollowers", "memberFollowing"] as const;

describe("a cover", () => {
  test("stands on every page of its member until it is replaced or removed", async () => {
    const { ada, visitor } = await testSite();
    const [first, second] = [await ada.hasPhoto(), await ada.hasPhoto()];
    await ada.sends("PUT", api.profile, { ...draft, cover: first.id });
    for (const id of memberPages)
      expect((await visitor.sees(id, paths[id]("ada"))).member.cover).toMatchObject({ id: first.id });
    expect((await visitor.gets(fileOf(first))).headers.get("cache-control")).toContain("public");

    await ada.sends("PUT", api.profile, draft);
    expect((await ada.sees("settingsProfile", paths.settingsProfile)).member.cover).toMatchObject({ id: first.id });
    await ada.sends("PUT", api.profile, { ...draft, cover: second.id });
    expect((await visitor.gets(fileOf(first))).status).toBe(404);
    await ada.sends("PUT", api.profile, { ...draft, cover: null });
    expect((await visitor.sees("member", paths.member("ada"))).member.cover).toBeNull();
    expect((await visitor.gets(fileOf(second))).status).toBe(404);
  });

  test("is a photo of the member's own that nothing else shows", async () => {
    const { ada, joins } = await testSite();
    const bea = await joins("Bea");
    const [face, hers] = [await ada.hasPhoto(), await bea.hasPhoto()];
    for (const wrong of [
      { avatar: face.id, cover: face.id },
      { cover: hers.id },
      { cover: "00000000-0000-7000-8000-000000000000" },
      { cover: "../../etc" },
    ])
      expect(await ada.sends("PUT", api.profile, { ...draft, ...wrong })).toMatchObject({
        status: 422,
        data: { cover: [expect.any(String)] },
      });
  });

  test("is seen by whom its member's profile is seen by, on the very next request", async () => {
    const { ada, visitor, joins, db, context } = await testSite();
    const [fan, stranger, admin] = [
      await joins("Fan"),
      await joins("Stranger"),
      await joins("Admin", "A", { role: "admin" }),
    ];
    const cover = await ada.hasPhoto();
    await ada.sends("PUT", api.profile, { ...draft, cover: cover.id, links: ["https://example.org/ada"] });
    await fan.follows("ada");
    const statuses = async () =>
      Promise.all([visitor, stranger, fan, ada, admin].map(async (who) => (await who.gets(fileOf(cover))).status));
    await ada.setsPrivacy(true);
    expect(await statuses()).toEqual([404, 404, 200, 200, 200]);
    expect((await fan.gets(fileOf(cover))).headers.get("cache-control")).toBe("private, no-store");
    for (const who of [visitor, stranger])
      expect((await who.sees("memberProfile", paths.memberProfile("ada"))).member).toMatchObject({
        ...{ cover: null, links: [], counts: null, bio: null, username: "Ada Marsh" },
      });
    expect((await fan.sees("member", paths.member("ada"))).member).toMatchObject({
      ...{ cover: { id: cover.id }, links: ["https://example.org/ada"] },
    });

    const next = await ada.hasPhoto();
    await ada.sends("PUT", api.profile, { ...draft, cover: next.id });
    expect((await visitor.gets(fileOf(next))).status).toBe(404);
    await ada.blocks("fan");
    expect((await fan.gets(fileOf(next))).status).toBe(404);
    await ada.setsPrivacy(false);
    expect((await visitor.gets(fileOf(next))).status).toBe(200);

    const [row] = await db.select({ id: members.id }).from(members).where(eq(members.slug, "ada"));
    await context.db.transaction((tx) => setStanding(tx, row?.id ?? "", "banned"));
    expect((await visitor.gets(fileOf(next))).status).toBe(404);
    await context.db.transaction((tx) => setStanding(tx, row?.id ?? "", "active"));
    expect((await visitor.gets(fileOf(next))).status).toBe(200);
  });
});

describe("links on a profile", () => {
  test("are kept as browsers write them, without empty ones and doubles", async () => {
    const { ada, visitor } = await testSite();
    const links = [" example.org/ADA ", "", "HTTPS://Example.org/ADA"];
    expect((await ada.sends("PUT", api.profile, { ...draft, links })).status).toBe(200);
    expect((await visitor.sees("member", paths.member("ada"))).member.links).toEqual(["https://example.org/ADA"]);
    await ada.sends("PUT", api.profile, draft);
    expect((await visitor.sees("member", paths.member("ada"))).member.links).toHaveLength(1);
    await ada.sends("PUT", api.profile, { ...draft, links: ["https://bücher.example/?a=1#b"] });
    expect((await visitor.sees("member", paths.member("ada"))).member.links).toEqual([
      "https://xn--bcher-kva.example/?a=1#b",
    ]);
    await ada.sends("PUT", api.profile, { ...draft, links: [] });
    expect((await visitor.sees("member", paths.member("ada"))).member.links).toEqual([]);
  });

  test("are refused where they could harm or mislead those who follow them", async () => {
    const { ada } = await testSite();
    for (const [link, message] of [
      ["http://example.org", "Use a link that starts with https://."],
      ["ftp://example.org", "Use a link that starts with https://."],
      ["data://text/html,x.y", "Use a link that starts with https://."],
      ["javascript:alert(1)", "Enter the full link, such as https://example.org/me."],
      ["javascript://example.org/%0aalert(1)", "Use a link that starts with https://."],
      ["mailto:ada@example.org", "Remove the user name and password from this link."],
      ["https://bank.example@example.org", "Remove the user name and password from this link."],
      ["https://exam\tple.org", "Remove the spaces and hidden characters from this link."],
      ["https://example.org/\u202egpj", "Remove the spaces and hidden characters from this link."],
      ["https://example.org\\@bank.example", "Remove the spaces and hidden characters from this link."],
      ["https://localhost/x", "Enter the full link, such as https://example.org/me."],
      ["https://192.0.2.1/", "Enter the full link, such as https://example.org/me."],
      ["https://[::1]/", "Enter the full link, such as https://example.org/me."],
      ["knitting", "Enter the full link, such as https://example.org/me."],
      [`https://example.org/${"x".repeat(200)}`, "Use 200 characters or fewer for a link."],
    ] as const)
      expect(await ada.sends("PUT", api.profile, { ...draft, links: ["", link] }), link).toMatchObject({
        status: 422,
        data: { "links.1": [message] },
      });
    for (const links of ["https://example.org", [5], ["a.org", "b.org", "c.org", "d.org"], null])
      expect((await ada.sends("PUT", api.profile, { ...draft, links })).status).toBe(422);
  });
});
