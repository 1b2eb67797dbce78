import { expect, test } from "vitest";
import { hasBrand } from "../brands/testing/has-brand.ts";
import { testSite } from "../testing/test-site.ts";

test("a write that others keep waiting for too long is answered 503, and succeeds when repeated", async () => {
  const site = await testSite();
  const { ada, db, logLines } = site;
  await hasBrand(site, { slug: "norr" });
  const other = await db.$client.connect();
  try {
    await other.query("begin");
    await other.query("select from site.brands for update");
    const answer = await ada.followsBrand("norr");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(logLines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40 }]);
  } finally {
    await other.query("rollback");
    other.release();
  }
  expect(await ada.followsBrand("norr")).toMatchObject({ status: 200, data: { followers: 1 } });
});
