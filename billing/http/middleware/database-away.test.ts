import { endSessionAt } from "@hemline/database/testing";
import { expect, test } from "vitest";
import { testBilling } from "../../testing/test-billing.ts";

test("a call in the middle of which the database goes away is told to be made again, and then succeeds", async () => {
  const { db, keys, call } = await testBilling();
  const body = JSON.stringify({ attributes: { size: { value: "M", updated_at_ms: 1_769_853_600_000 } } });
  const say = () => call("/v1/subscribers/ada/attributes", { method: "POST", key: keys.sandbox, body });
  const refused = await endSessionAt(db, "billing.customer_attributes", say);
  expect(refused).toMatchObject({
    status: 503,
    body: { code: 7110, message: "We’re not available right now. Try again in a few seconds." },
  });
  expect(refused.headers.get("retry-after")).toBe("2");
  expect((await say()).status).toBe(200);
});
