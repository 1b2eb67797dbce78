import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { testSite } from "../testing/test-site.ts";

const unsavable = "This text contains a character we can’t save. Remove it and try again.";

describe("texts that PostgreSQL refuses", () => {
  test("are refused at their fields", async () => {
    const { ada } = await testSite();
    const { id } = await ada.hasPhoto();
    const look = { title: "Rain", photos: [{ id }] };
    const refused: [Parameters<typeof ada.sends>[0], string, object, string][] = [
      ["POST", api.looks, { ...look, title: "Ra\0in" }, "title"],
      ["POST", api.looks, { ...look, text: "\ud800" }, "text"],
      ["POST", api.looks, { ...look, photos: [{ id, alt: "\0" }] }, "photos.0.alt"],
      ["POST", api.looks, { ...look, tags: [{ photo: id, x: 0, y: 0, name: "co\0at" }] }, "tags.0.name"],
      ["PUT", api.lookOrder, { slugs: ["\0"] }, "slugs.0"],
      ["PUT", api.profile, { first_name: "Ada", bio: "\0" }, "bio"],
      ["PUT", api.profile, { first_name: "Ada", username: "\udc00" }, "username"],
    ];
    for (const [method, path, draft, field] of refused) {
      const { status, data } = await ada.sends(method, path, draft);
      expect([status, data]).toEqual([422, { [field]: [unsavable] }]);
    }
    expect((await ada.sends("POST", api.looks, look)).status).toBe(200);
  });

  test("name nothing in an address", async () => {
    const { ada, logLines } = await testSite();
    for (const slug of ["%00", "a%00b", "%ff", "%ed%a0%80", "%25%00", "%2e%2e%2fuser", "__proto__", "a".repeat(9000)]) {
      expect((await ada.sends("PUT", `/api/looks/${slug}/like`)).status, slug).toBe(404);
      expect((await ada.sends("DELETE", `/api/looks/${slug}`)).status, slug).toBe(404);
      expect((await ada.gets(`/looks/${slug}`)).status, slug).toBe(404);
      expect((await ada.gets(`/photos/${slug}/1/40.webp`)).status, slug).toBe(404);
    }
    expect(logLines).toEqual([]);
  });
});

describe("texts in every script", () => {
  test("are returned as they were sent", async () => {
    const { ada } = await testSite();
    for (const title of [
      "\u{1f9e5}\u200d\u{1f525} fire coat",
      "\u05de\u05e2\u05d9\u05dc \u202b(\u05d0)",
      "</script><!--<script>",
    ]) {
      const look = await ada.posts(title);
      expect((await ada.sees("look", paths.look(look.slug))).look.title).toBe(title);
    }
  });
});

describe("bodies", () => {
  test("of ten megabytes are refused at every call", async () => {
    const { ada } = await testSite();
    const photo = await ada.hasPhoto();
    const huge = { title: "a".repeat(10 * 1024 * 1024) };
    for (const path of [api.looks, api.contact, api.login, api.register])
      expect((await ada.sends("POST", path, huge)).status, path).toBe(413);
    for (const path of [api.profile, api.lookOrder, api.look("x"), api.photoCrop(photo.id)])
      expect((await ada.sends("PUT", path, huge)).status, path).toBe(413);
  });

  test("of pages have the same limit as those of calls", async () => {
    const { reach } = await testSite();
    const body = "email=ada@hemline.example&".repeat(20_000);
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    expect((await reach(paths.login, { method: "POST", headers, body })).status).toBe(413);
  });

  test("with thousands of errors are answered with a hundred", async () => {
    const { ada } = await testSite();
    const { status, data } = await ada.sends("PUT", api.lookOrder, { slugs: Array(4_000).fill(1) });
    expect([status, Object.keys(data as object).length]).toEqual([422, 100]);
  });

  test.each([
    ["__proto__", '{"__proto__":{"role":"admin","isAdmin":true},"first_name":"Ada"}', 200],
    ["constructor", '{"constructor":{"prototype":{"isAdmin":true}},"first_name":"Ada"}', 200],
    [
      "fields of the row",
      '{"first_name":"Ada","role":"admin","lookCount":9,"email":"e@e.org","billingId":"x","isPrivate":true}',
      200,
    ],
    ["the same field twice", '{"first_name":"","first_name":"Ada"}', 200],
    ["a list", "[]", 422],
    ["null", "null", 422],
    ["a text", '"first_name"', 422],
    ["depth", `{"first_name":${"[".repeat(60_000)}${"]".repeat(60_000)}}`, 400],
    ["half a document", '{"first_name":"Ada"', 400],
    ["a form", "first_name=Ada", 400],
    ["UTF-16", "\ufeff{\u0000}", 400],
  ])("with %s change nothing that they should not", async (_, body, expected) => {
    const { ada, reach, tokenOf } = await testSite();
    const headers = { Authorization: `Bearer ${tokenOf(ada)}`, "Content-Type": "application/json" };
    expect((await reach(api.profile, { method: "PUT", headers, body })).status).toBe(expected);
    const { viewer } = await ada.opens("/about");
    expect(viewer).toMatchObject({ role: "member", isAdmin: false, slug: "ada", email: "ada@hemline.example" });
    expect({}).not.toHaveProperty("isAdmin");
  });

  test("are read for what they are, whatever they are called", async () => {
    const { ada, reach, tokenOf } = await testSite();
    const send = (type: string, body: string) =>
      reach(api.profile, {
        method: "PUT",
        headers: { Authorization: `Bearer ${tokenOf(ada)}`, "Content-Type": type },
        body,
      });
    expect((await send("application/x-www-form-urlencoded", "first_name=Ada")).status).toBe(400);
    expect((await send("multipart/form-data; boundary=x", "--x--")).status).toBe(400);
    expect((await send("text/plain", '{"first_name":"Ada"}')).status).toBe(200);
  });

  test("with crops that leave nothing are refused, not fallen over", async () => {
    const { ada, logLines } = await testSite();
    const { id } = await ada.hasPhoto();
    const boxes = [
      { x: 0, y: 0, width: 5e-324, height: 1 },
      { x: 1, y: 1, width: 0.0001, height: 0.0001 },
      { x: 0.99999, y: 0, width: 0.00001, height: 1 },
      { x: -0, y: 0, width: 1.00001, height: 1 },
    ];
    for (const box of boxes) {
      const { status } = await ada.sends("PUT", api.photoCrop(id), box);
      expect(status, JSON.stringify(box)).toBeLessThan(500);
    }
    expect(logLines).toEqual([]);
  });
});
