import { endSessionAt } from "@hemline/database/testing";
import { expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import { testSite } from "../testing/test-site.ts";

test("a write that loses the database is answered 503, and succeeds when repeated", async () => {
  const { ada, joins, db, logLines } = await testSite();
  const grace = await joins("Grace");
  await ada.posts("Liked");
  const answer = await endSessionAt(db, "site.likes", () => grace.likes("liked"));
  expect(answer).toMatchObject({
    status: 503,
    message: "Hemline is busy. Try again in a few seconds.",
  });
  expect(answer.headers.get("retry-after")).toBe("2");
  expect(logLines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40 }]);
  expect(await grace.likes("liked")).toMatchObject({ status: 200, data: { liked: true, likes: 1 } });
});

test("a page during which a database session ends is answered all the same", async () => {
  const { ada, visitor, db } = await testSite();
  await ada.posts("Still here");
  const answer = await endSessionAt(db, "site.looks", () => visitor.gets(paths.look("still-here")));
  expect(answer.status).toBe(200);
});
