import { expect, test } from "vitest";
import { AppServer } from "../../testing/app-server.ts";
import { mustAgree, NaiveReceiver } from "../../testing/naive-receiver.ts";
import { type TestBilling, testBilling } from "../../testing/test-billing.ts";
import { failsLaterCard, TestCustomer } from "../../testing/test-customer.ts";
import { startReceiver, status } from "../../testing/webhook-receiver.ts";

const dayMs = 86_400_000;
const disputedCard = "4000000000000259";

interface Scene {
  service: TestBilling;
  seller: AppServer;
  ada: TestCustomer;
  /** A second customer, for steps that take two. */
  bert: TestCustomer;
  visitor: TestCustomer;
  /** Lets days pass, with a sweep each. */
  passes(days: number): Promise<void>;
  declines(times: number): Promise<unknown>;
  asks(word: string, product: string, body?: object): Promise<unknown>;
}

const shows = ({ service }: Scene, { id }: TestCustomer, token: string) =>
  service.post("/v1/receipts", { fetch_token: token, product_id: "salon", app_user_id: id }, service.keys.test_store);
const logsIn = ({ service, visitor, ada }: Scene) =>
  service.post("/v1/subscribers/identify", { app_user_id: visitor.id, new_app_user_id: ada.id });

const flows: Record<string, (it: Scene) => Promise<unknown>> = {
  "a purchase": ({ ada }) => ada.buys("atelier_monthly"),
  "a purchase for good, given back": async ({ ada, seller }) => {
    await ada.buys("lookbook");
    await seller.refunds(ada);
  },
  "a trial that is paid": async ({ ada, passes }) => {
    await ada.buys("atelier_yearly");
    await passes(8);
  },
  renewals: async ({ ada, passes }) => {
    await ada.buys("atelier_monthly");
    await passes(62);
  },
  "a cancellation": async ({ ada, asks, passes }) => {
    await ada.buys("atelier_monthly");
    await asks("cancel", "atelier_monthly");
    await passes(31);
  },
  "a cancellation that is taken back": async ({ ada, asks, passes }) => {
    await ada.buys("atelier_monthly");
    await asks("cancel", "atelier_monthly");
    await asks("resume", "atelier_monthly");
    await passes(31);
  },
  "an end at once": async ({ ada, asks }) => {
    await ada.buys("atelier_monthly");
    await asks("cancel", "atelier_monthly", { at_once: true });
  },
  "an upgrade": async ({ ada, seller, passes }) => {
    await ada.buys("studio");
    await passes(10);
    await seller.moves(ada, "studio");
  },
  "an upgrade out of a trial": async ({ ada, seller }) => {
    await ada.buys("studio_trial");
    await seller.moves(ada, "studio_trial");
  },
  "a downgrade": async ({ ada, seller, passes }) => {
    await ada.buys("studio_plus");
    await passes(360);
    await seller.moves(ada, "studio_plus");
    await passes(8);
  },
  "a refund": async ({ ada, seller }) => {
    await ada.buys("atelier_monthly");
    await seller.refunds(ada);
  },
  "a part given back": async ({ ada, seller }) => {
    await ada.buys("atelier_monthly");
    await seller.refunds(ada, { amount: 1_000_000 });
  },
  "a dispute": async ({ ada, passes }) => {
    await ada.buys("atelier_monthly", disputedCard);
    await passes(1);
  },
  "a present": ({ ada, seller }) => seller.gives(ada, "pro", { duration: "monthly" }),
  "a present that ends": async ({ ada, seller, passes }) => {
    await seller.gives(ada, "pro", { duration: "weekly" });
    await passes(8);
  },
  "a present beside a subscription that is given back": async ({ ada, seller }) => {
    await ada.buys("atelier_monthly");
    await seller.gives(ada, "pro", { duration: "yearly" });
    await seller.refunds(ada);
  },
  "a present that is taken back beside a subscription": async ({ ada, seller }) => {
    await seller.gives(ada, "pro", { duration: "yearly" });
    await ada.buys("atelier_monthly");
    await seller.takesBack(ada, "pro");
  },
  "two subscriptions, of which one ends": async ({ ada, asks, passes }) => {
    await ada.buys("atelier_monthly");
    await ada.buys("salon");
    await asks("cancel", "atelier_monthly");
    await passes(31);
  },
  "a renewal that fails": async ({ ada, passes }) => {
    await ada.buys("atelier_yearly", failsLaterCard);
    await passes(9);
  },
  "a renewal that fails and is within its leeway": async ({ ada, service, passes }) => {
    await ada.buys("atelier_yearly", failsLaterCard);
    await passes(7);
    expect(await ada.has("pro"), service.clock().toISOString()).toBe(true);
  },
  "a grace": async ({ ada, declines, passes }) => {
    await ada.buys("salon");
    await declines(1);
    await passes(31);
  },
  "a renewal that is paid after access had ended": async ({ ada, declines, passes }) => {
    await ada.buys("atelier_monthly");
    await declines(2);
    await passes(36);
  },
  "a renewal that is given up": async ({ ada, passes }) => {
    await ada.buys("atelier_yearly", failsLaterCard);
    await passes(45);
  },
  "a transfer": async (it) => {
    await shows(it, it.bert, `test_1_${it.bert.id.replace(/\D/g, "")}a`);
    await shows(it, it.ada, `test_1_${it.bert.id.replace(/\D/g, "")}a`);
  },
  "a transfer to a customer who has it already": async (it) => {
    await shows(it, it.bert, `test_2_${it.bert.id.replace(/\D/g, "")}b`);
    await it.bert.buys("lookbook");
    await shows(it, it.ada, `test_2_${it.bert.id.replace(/\D/g, "")}c`);
    await shows(it, it.ada, `test_2_${it.bert.id.replace(/\D/g, "")}b`);
  },
  "a log-in after a purchase": async (it) => {
    await it.visitor.buys("atelier_monthly");
    await logsIn(it);
  },
  "a log-in of a customer whose checkout was not paid": async (it) => {
    await it.ada.buys("atelier_monthly");
    await (await it.visitor.startsCheckout("lookbook")).secret();
    await logsIn(it);
  },
  "a log-in of a customer who has the same already": async (it) => {
    await it.ada.info();
    await it.visitor.buys("atelier_monthly");
    it.service.setClock(new Date(it.service.clock().getTime() + dayMs).toISOString());
    await it.ada.buys("atelier_monthly");
    await it.visitor.buys("lookbook");
    await logsIn(it);
  },
};

test("a receiver that sets access by each event as it comes ends with what customer info says", {
  timeout: 600_000,
}, async () => {
  const service = await testBilling();
  const shop = await startReceiver(service, { eventTypes: [] });
  const receiver = new NaiveReceiver();
  // It takes every third event only when it comes for the second time.
  const seen = new Set<string>();
  shop.answers((answer, { event }) => {
    const isFirst = !seen.has(event.id);
    seen.add(event.id);
    if (isFirst && seen.size % 3 === 0) return status(503)(answer);
    receiver.takes(event);
    status(200)(answer);
  });
  const everythingArrives = async () => {
    await service.deliverProviderWebhooks();
    for (let left = 1; left > 0; ) {
      await service.sendOutgoing();
      service.setClock(new Date(service.clock().getTime() + 60_000).toISOString());
      left = (await service.rows("select 1 from billing.webhook_deliveries where state = 'waiting'")).length;
    }
  };
  const all: TestCustomer[] = [];
  for (const [name, flow] of Object.entries(flows)) {
    const number = all.length;
    const person = (what: string) => new TestCustomer(service, `${what}${number}`);
    const ada = person("ada");
    const scene: Scene = {
      service,
      seller: new AppServer(service),
      ada,
      bert: person("bert"),
      visitor: new TestCustomer(service, `$RCAnonymousID:${`${number}`.padStart(32, "0")}`),
      async passes(days) {
        const from = service.clock().getTime();
        for (let day = 1; day <= days; day += days > 100 ? 30 : days > 20 ? 4 : 1) {
          service.setClock(new Date(from + day * dayMs).toISOString());
          await service.billing.tick();
        }
        service.setClock(new Date(from + days * dayMs).toISOString());
        await service.billing.tick();
        await service.deliverProviderWebhooks();
      },
      declines: (times) =>
        service.callProviderApi("/v1/test_helpers/faults", {
          call: "^POST /v1/payment_intents$",
          kind: "saved decline",
          times: `${times}`,
        }),
      asks: (word, product, body = {}) =>
        service.post(`/v1/subscribers/${ada.id}/subscriptions/${product}/${word}`, body, service.keys.secret),
    };
    await flow(scene);
    await everythingArrives();
    const people = [scene.ada, scene.bert, scene.visitor];
    await mustAgree(service, receiver, people, name);
    service.gateway.faults.clear();
    // Nobody's renewals get in the way of the next story.
    for (const { id } of people) {
      for (const product of Object.keys((await new TestCustomer(service, id).info()).subscriptions))
        await service.post(
          `/v1/subscribers/${encodeURIComponent(id)}/subscriptions/${product}/cancel`,
          { at_once: true },
          service.keys.secret,
        );
    }
    all.push(...people);
  }
  await everythingArrives();
  await mustAgree(service, receiver, all, "in the end");
});
