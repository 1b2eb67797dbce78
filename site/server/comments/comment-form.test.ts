import { describe, expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import { readBy, siteWithLook } from "./testing/site-with-look.ts";

describe("a comment form that is sent without script", () => {
  const send = async (fields: Record<string, string>, path = paths.lookComments("coat")) => {
    const site = await siteWithLook();
    const headers = {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: "http://site.example",
      Cookie: `token=${encodeURIComponent(JSON.stringify(site.tokenOf(site.bea)))}`,
    };
    const answer = await site.reach(path, { method: "POST", headers, body: new URLSearchParams(fields).toString() });
    return { ...site, answer };
  };

  test("posts and leads to the comment", async () => {
    const { answer, visitor } = await send({ text: "Without script", parent: "" });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      expect.stringMatching(/^\/looks\/coat\/comments\?comment=([0-9a-f-]{36})#comment-\1$/),
    ]);
    expect(await readBy(visitor, "coat")).toEqual({ count: 1, texts: [["Without script"]] });
  });

  test("is shown again with its text when refused", async () => {
    const { answer } = await send({ text: "x".repeat(2001) });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Use 2,000 characters or fewer for the comment.");
  });
});
