import { describe, expect, test } from "vitest";
import type { SentForm } from "../../shared/page-data.ts";
import type { Payload } from "../../shared/pages.ts";
import { password, publicUrl, testSite } from "../testing/test-site.ts";

const form = { "Content-Type": "application/x-www-form-urlencoded" };
const here = { ...form, Origin: publicUrl };

/** The payload in a page of the test site. */
async function pageOf(response: Response): Promise<SentForm> {
  const payload: Payload = JSON.parse(/<pre>(.*)<\/pre>/s.exec(await response.text())?.[1] ?? "");
  if (payload.kind !== "page") throw new Error(JSON.stringify(payload));
  return (payload.page.id === "contact" ? payload.page.data.form : payload.page.data) as SentForm;
}

async function siteAndForms() {
  const site = await testSite();
  const posts = (path: string, fields: Record<string, string> | string, headers: Record<string, string> = here) =>
    site.reach(path, { method: "POST", body: new URLSearchParams(fields).toString(), headers });
  return { ...site, posts };
}

describe("a form that is sent without script", () => {
  test("logs in and redirects to the wanted page", async () => {
    const { posts, reach } = await siteAndForms();
    const answer = await posts("/login?to=%2Flooks%2Fnew", { email: "ada@hemline.example", password });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/looks/new"]);
    const cookie = answer.headers.getSetCookie().map((it) => it.split(";")[0]);
    expect(cookie).toEqual([expect.stringMatching(/^token=/), expect.stringMatching(/^device=/)]);
    expect((await reach("/looks/new", { headers: { Cookie: cookie.join("; ") } })).status).toBe(200);
  });

  test.each(["//evil.example", "https://evil.example", "/\\evil.example", "/\t/evil.example", "javascript:alert(1)"])(
    "never leads to %s",
    async (to) => {
      const { posts } = await siteAndForms();
      const answer = await posts(`/login?to=${encodeURIComponent(to)}`, { email: "ada@hemline.example", password });
      expect(answer.headers.get("location")).toBe("/");
    },
  );

  test("shows the page again with its errors and values, except the password", async () => {
    const { posts } = await siteAndForms();
    const answer = await posts("/login", { email: "ada@hemline.example", password: "wrong but long" });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([422, "private, no-store"]);
    expect(await pageOf(answer)).toEqual({
      fields: { email: "ada@hemline.example" },
      errors: { password: ["That email address and password don’t match. Check both and try again."] },
      message: null,
    });
  });

  test("follows a member from wherever the button is, and says on an error page why not", async () => {
    const { posts, joins, tokenOf, visitor } = await siteAndForms();
    const [bea, cleo] = [await joins("Bea"), await joins("Cleo")];
    const as = { ...here, Cookie: `token=${tokenOf(bea)}` };
    const follows = async (path: string, follow: string) => {
      const answer = await posts(path, { follow }, as);
      return [answer.status, answer.headers.get("location")];
    };
    const followers = async () => (await visitor.sees("member", "/members/ada")).member.counts?.followers;
    expect(await follows("/members/ada?to=%2Fmembers%3Fsort%3Dlooks", "yes")).toEqual([303, "/members?sort=looks"]);
    expect(await followers()).toBe(1);
    expect(await follows("/members/ada", "no")).toEqual([303, "/members/ada"]);
    expect(await followers()).toBe(0);
    expect(await follows("/members/ada?to=https%3A%2F%2Fevil.example", "yes")).toEqual([303, "/"]);
    await cleo.blocks("bea");
    const yes = { follow: "yes" };
    expect((await posts("/members/cleo", yes, as)).status).toBe(404);
    expect((await posts("/members/ada", yes)).status).toBe(401);
    expect((await posts("/members/ada", yes, { ...as, Origin: "https://evil.example" })).status).toBe(403);
  });

  test("creates an account; empty optional fields are left out", async () => {
    const { posts, visitor } = await siteAndForms();
    const newcomer = { first_name: "Grace", last_name: "", slug: "", email: "grace@example.org", password };
    expect((await posts("/register", newcomer)).status).toBe(303);
    expect((await visitor.sends("POST", "/api/login", { email: "grace@example.org", password })).status).toBe(200);
  });

  test("of an incomplete registration has a message at every field", async () => {
    const { posts } = await siteAndForms();
    const { errors, fields } = await pageOf(await posts("/register", { first_name: "Grace", email: "", password: "" }));
    expect([Object.keys(errors), fields.first_name]).toEqual([["email", "password"], "Grace"]);
  });

  test("sends a message, and reloading does not send it again", async () => {
    const { posts, emails, drain, visitor } = await siteAndForms();
    const message = { name: "Grace", email: "grace@example.org", text: "Where do my photos go?", website: "" };
    const answer = await posts("/contact", message);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/contact?sent=1"]);
    expect((await visitor.sees("contact", "/contact?sent=1")).isSent).toBe(true);
    await drain();
    expect(emails).toHaveLength(1);
  });

  test("reports the rate limit", async () => {
    const { posts } = await siteAndForms();
    const wrong = { email: "ada@hemline.example", password: "wrong but long" };
    for (let time = 1; time <= 5; time++) await posts("/login", wrong);
    const answer = await posts("/login", wrong);
    expect([answer.status, (await pageOf(answer)).message]).toEqual([429, expect.stringMatching(/^Too many attempts/)]);
  });
});

describe("what is no form of ours", () => {
  test.each([
    ["from another site", { ...form, Origin: "https://evil.example" }, "a=b", 403],
    ["as JSON", { "Content-Type": "application/json", Origin: publicUrl }, "{}", 400],
    ["with too many fields", here, "a=b&".repeat(60), 400],
    ["that is too large", here, `text=${"a".repeat(300_000)}`, 413],
  ])("a post %s is refused", async (_, headers, body, status) => {
    const { reach } = await siteAndForms();
    expect((await reach("/login", { method: "POST", headers, body })).status).toBe(status);
  });

  test("a form that needs script is answered with an error page", async () => {
    const { posts } = await siteAndForms();
    const answer = await posts("/settings/profile", { first_name: "Ada" });
    expect([answer.status, answer.headers.get("allow"), answer.headers.get("content-type")]).toEqual([
      405,
      "GET, HEAD, OPTIONS",
      "text/html; charset=utf-8",
    ]);
    expect(await answer.text()).toContain("This form needs JavaScript.");
  });
});

test("an aborted form is not reported as a database failure", async () => {
  const { reach, logLines } = await testSite();
  const pull = (sending: ReadableStreamDefaultController) =>
    sending.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
  const init = { method: "POST", headers: here, body: new ReadableStream({ pull }), duplex: "half" } as RequestInit;
  expect([(await reach("/login", init)).status, logLines]).toEqual([400, []]);
});
