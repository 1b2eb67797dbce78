import { expect, test } from "vitest";
import { applyCatalogue, createBilling } from "../../billing.ts";
import { fixtureCatalogue } from "../../testing/fixture-catalogue.ts";
import { testBilling } from "../../testing/test-billing.ts";

const secret = `whsec_${Buffer.from("a receiver's secret of 32 bytes!").toString("base64")}`;

/** A service with a receiver in its process. */
async function withInProcessReceiver(answer: () => Promise<Response> = async () => Response.json({})) {
  const service = await testBilling();
  const received: { type: string; aliases: string[] }[] = [];
  const receiver = {
    ...{ key: service.keys.secret, url: "https://site.internal/api/webhooks/billing", secret },
    async fetch(request: Request) {
      received.push((await request.json()).event);
      return answer();
    },
  };
  const billing = await createBilling({ ...service.parts, receiver });
  return { ...service, billing, received, receiver };
}

const endpointsOf = ({ rows }: Awaited<ReturnType<typeof withInProcessReceiver>>) =>
  rows<{ identifier: string; failures: number }>(
    "select identifier, failures_in_a_row as failures from billing.webhook_endpoints",
  );

test("a receiver in the process gets every event of its project, without the network", async () => {
  const { ada, billing, received } = await withInProcessReceiver();
  await ada.buys("pins");
  await billing.tick();
  expect(received.map(({ type, aliases }) => [type, aliases])).toContainEqual(["NON_RENEWING_PURCHASE", ["ada"]]);
  await billing.stop();
});

test("a catalogue leaves the receiver alone, and starting again does not add another", async () => {
  const service = await withInProcessReceiver();
  await applyCatalogue(service.db, fixtureCatalogue, { clock: service.parts.clock });
  const again = await createBilling({ ...service.parts, receiver: service.receiver });
  expect(await endpointsOf(service)).toEqual([{ identifier: "@site", failures: 0 }]);
  await again.stop();
  await service.billing.stop();
});

test("a receiver that fails is tried again", async () => {
  const service = await withInProcessReceiver(async () => {
    throw new Error("the site is not there yet");
  });
  await service.ada.buys("pins");
  await service.billing.tick();
  expect(await service.rows("select distinct answer from billing.webhook_tries")).toEqual([
    { answer: "No answer: Error: the site is not there yet" },
  ]);
  await service.billing.stop();
});

test("a receiver of a project that is not there receives nothing, and nothing fails", async () => {
  const service = await testBilling();
  const receiver = { key: "sk_unknown", url: "https://site.internal/", secret, fetch: async () => Response.json({}) };
  const billing = await createBilling({ ...service.parts, receiver });
  expect(await service.rows("select 1 from billing.webhook_endpoints")).toEqual([]);
  await billing.stop();
});
