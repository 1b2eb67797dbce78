import type { PortalAnswer } from "@hemline/protocol";
import { expect, test } from "vitest";
import { failsLaterCard, visa } from "./testing/person.ts";
import { type House, testBilling } from "./testing.ts";

const door = "/portal/atelier/atelier_web";

/** Ada at the portal, come in by its letter. */
async function atThePortal(house: House) {
  let cookie = "";
  const ask = async <T>(method: string, path: string, body?: unknown) => {
    const answer = await house.call<T>(`${door}/${path}`, {
      method,
      key: null,
      headers: { cookie, "sec-fetch-site": "same-origin" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return answer;
  };
  await ask("POST", "links", { email: house.ada.email });
  await house.works();
  const token = house.letters
    .map((it) => /atelier_web(?:\?locale=[\w-]+)?#(\S+)/.exec(it.text)?.[1])
    .findLast((it) => it);
  await ask("POST", "session", { token });
  const [mine] = (await ask<PortalAnswer>("GET", "customer")).body.subscriptions;
  return {
    /** Enters another card. @returns the portal's status. */
    async replacesCard(number: string): Promise<number> {
      const { body } = await ask<{ client_secret: string }>("POST", `subscriptions/${mine!.id}/card`);
      expect(await house.confirms(body.client_secret, number)).toBeNull();
      const [setup_intent] = body.client_secret.split("_secret_");
      return (await ask("PUT", `subscriptions/${mine!.id}/card`, { setup_intent })).status;
    },
  };
}

async function at({ travelTo, billing }: House, ...instants: string[]) {
  for (const instant of instants) {
    travelTo(instant);
    await billing.tick();
  }
}
const tries = ({ rows }: House) =>
  rows("select attempt, state from billing.payments where operation_id is null order by attempt");

test("a new card pays at once what the old one could not", async () => {
  const house = await testBilling();
  const { ada } = house;
  await ada.buys("atelier_yearly", failsLaterCard);
  await at(house, "2026-02-07T10:00:00Z");
  house.travelTo("2026-02-08T15:00:00Z");
  expect(await ada.has("pro")).toBe(false);
  expect(await (await atThePortal(house)).replacesCard(visa)).toBe(200);
  expect(await ada.has("pro")).toBe(true);
  expect((await ada.info()).subscriptions.atelier_yearly?.expires_date).toBe("2027-02-08T15:00:00Z");
  expect(await tries(house)).toEqual([
    { attempt: 1, state: "failed" },
    { attempt: 2, state: "succeeded" },
  ]);
});

test("a new card that fails too is told so, and the schedule goes on", async () => {
  const house = await testBilling();
  const { ada } = house;
  await ada.buys("atelier_yearly", failsLaterCard);
  await at(house, "2026-02-07T10:00:00Z");
  house.travelTo("2026-02-07T15:00:00Z");
  expect(await (await atThePortal(house)).replacesCard(failsLaterCard)).toBe(422);
  expect(await house.rows("select renews_at from billing.subscriptions")).toEqual([
    { renews_at: new Date("2026-02-08T10:00:00Z") },
  ]);
});

test("where nothing is open, a new card only waits for the next renewal", async () => {
  const house = await testBilling();
  const { ada } = house;
  await ada.buys("atelier_yearly", failsLaterCard);
  expect(await (await atThePortal(house)).replacesCard(visa)).toBe(200);
  expect(await tries(house)).toEqual([]);
  await at(house, "2026-02-07T10:00:00Z");
  expect(await tries(house)).toEqual([{ attempt: 1, state: "succeeded" }]);
});
