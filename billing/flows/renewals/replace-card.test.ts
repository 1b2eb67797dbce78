import type { PortalAnswer } from "@hemline/protocol";
import { expect, test } from "vitest";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { failsLaterCard, visa } from "../../testing/test-customer.ts";

const door = "/portal/atelier/atelier_web";

/** Ada at the portal, come in by its email. */
async function atThePortal(service: TestBilling) {
  let cookie = "";
  const ask = async <T>(method: string, path: string, body?: unknown) => {
    const answer = await service.call<T>(`${door}/${path}`, {
      method,
      key: null,
      headers: { cookie, "sec-fetch-site": "same-origin" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return answer;
  };
  await ask("POST", "links", { email: service.ada.email });
  await service.runJobs();
  const token = service.emails
    .map((it) => /atelier_web(?:\?locale=[\w-]+)?#(\S+)/.exec(it.text)?.[1])
    .findLast((it) => it);
  await ask("POST", "session", { token });
  const [mine] = (await ask<PortalAnswer>("GET", "customer")).body.subscriptions;
  return {
    /** Enters another card. @returns the portal's status. */
    async replacesCard(number: string): Promise<number> {
      const { body } = await ask<{ client_secret: string }>("POST", `subscriptions/${mine!.id}/card`);
      expect(await service.confirms(body.client_secret, number)).toBeNull();
      const [setup_intent] = body.client_secret.split("_secret_");
      return (await ask("PUT", `subscriptions/${mine!.id}/card`, { setup_intent })).status;
    },
  };
}

async function at({ setClock, billing }: TestBilling, ...instants: string[]) {
  for (const instant of instants) {
    setClock(instant);
    await billing.tick();
  }
}
const tries = ({ rows }: TestBilling) =>
  rows("select attempt, state from billing.payments where operation_id is null order by attempt");

test("a new card pays at once what the old one could not", async () => {
  const service = await testBilling();
  const { ada } = service;
  await ada.buys("atelier_yearly", failsLaterCard);
  await at(service, "2026-02-07T10:00:00Z");
  service.setClock("2026-02-08T15:00:00Z");
  expect(await ada.has("pro")).toBe(false);
  expect(await (await atThePortal(service)).replacesCard(visa)).toBe(200);
  expect(await ada.has("pro")).toBe(true);
  expect((await ada.info()).subscriptions.atelier_yearly?.expires_date).toBe("2027-02-08T15:00:00Z");
  expect(await tries(service)).toEqual([
    { attempt: 1, state: "failed" },
    { attempt: 2, state: "succeeded" },
  ]);
});

test("a new card that fails too is told so, and the schedule goes on", async () => {
  const service = await testBilling();
  const { ada } = service;
  await ada.buys("atelier_yearly", failsLaterCard);
  await at(service, "2026-02-07T10:00:00Z");
  service.setClock("2026-02-07T15:00:00Z");
  expect(await (await atThePortal(service)).replacesCard(failsLaterCard)).toBe(422);
  expect(await service.rows("select renews_at from billing.subscriptions")).toEqual([
    { renews_at: new Date("2026-02-08T10:00:00Z") },
  ]);
});

test("where nothing is open, a new card only waits for the next renewal", async () => {
  const service = await testBilling();
  const { ada } = service;
  await ada.buys("atelier_yearly", failsLaterCard);
  expect(await (await atThePortal(service)).replacesCard(visa)).toBe(200);
  expect(await tries(service)).toEqual([]);
  await at(service, "2026-02-07T10:00:00Z");
  expect(await tries(service)).toEqual([{ attempt: 1, state: "succeeded" }]);
});
