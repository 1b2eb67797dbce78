import { describe, expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import { coat, moths, readBy, siteWithSubjects } from "./testing/site-with-subjects.ts";

describe.each([coat, moths])("a comment form that is sent without script ($kind)", (on) => {
  const send = async (fields: Record<string, string>, path = paths.comments(on)) => {
    const site = await siteWithSubjects();
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
      expect.stringMatching(`^${paths.comments(on)}\\?comment=([0-9a-f-]{36})#comment-\\1$`),
    ]);
    expect(await readBy(visitor, on)).toEqual({ count: 1, texts: [["Without script"]] });
  });

  test("is shown again with its text when refused", async () => {
    const { answer } = await send({ text: "x".repeat(2001) });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Use 2,000 characters or fewer for the comment.");
  });
});
