import type { StatusAnswer } from "@hemline/protocol";
import { adjustCurrencies } from "../testing/test-currencies.ts";
import { type Checkout, failsLaterCard, type TestCustomer, visa } from "../testing/test-customer.ts";
import type { ScenarioState } from "./scenario-state.ts";

/** What customers do, step by step. A step without an answer is repeated. */
export interface Scenario {
  name: string;
  /** What came before, when nothing went wrong. */
  before?: (scene: ScenarioState) => Promise<unknown>;
  steps: ((scene: ScenarioState) => Promise<unknown>)[];
}

const asksEachTime = "4000002760003184";
const disputes = "4000000000000259";
const minute = 60_000;
const day = 24 * 60 * minute;

/** An answer, but not yet an end: on a machine with other work the provider's answer may come after ours. */
export class OutcomeUnknown extends Error {
  constructor() {
    super("Nobody knows yet how it ends.");
  }
}

function answered({ status, body }: { status: number; body: unknown }, expected = 200): void {
  if (status !== expected) throw new Error(`${status} ${JSON.stringify(body)}`);
}

const starts =
  (product: string, who: (scene: ScenarioState) => TestCustomer = ({ ada }) => ada, name = "checkout") =>
  async (scene: ScenarioState) =>
    void scene.kept.set(name, await who(scene).startsCheckout(product));

const asksForTaxes = async (scene: ScenarioState) =>
  answered(await scene.get<Checkout>("checkout").asksForTaxes({ country_code: "DE", postal_code: "04109" }));

const completes = async (scene: ScenarioState) =>
  void scene.kept.set("secret", await scene.get<Checkout>("checkout").secret());

/** Confirms in the browser, once; a question of the card's bank is answered. */
const confirms = (card = visa) =>
  async function confirm(scene: ScenarioState) {
    const { service } = scene;
    const secret = scene.get<string | null>("secret");
    if (!secret || scene.kept.has("confirmed")) return;
    const refused = await service.confirms(secret, card);
    if (refused) throw new Error(refused);
    const [open] = await service.rows<{ id: string }>(
      `select id from gateway.challenges where intent = '${secret.split("_secret_")[0]}' and state = 'open'`,
    );
    if (open)
      await service.gateway.fetch(new Request(`http://billing.example/acs/${open.id}/complete`, { method: "POST" }));
    scene.kept.set("confirmed", true);
  };

const polls = async (scene: ScenarioState) => {
  const { session } = scene.get<Checkout>("checkout");
  const answer = await scene.service.get<StatusAnswer>(`/rcbilling/v1/checkout/${session}`);
  answered(answer);
  const { status } = answer.body.operation;
  if (status === "in_progress") throw new OutcomeUnknown();
  if (status !== "succeeded") throw new Error(`It is ${status}.`);
  const url = answer.body.operation.redemption_info?.redeem_url;
  if (url) scene.kept.set("token", /[=#/]([A-Za-z0-9_-]{43})$/.exec(url)?.[1]);
};

/** A browser asks ten times: on a machine with other work the first answer may be that nobody knows yet. */
const pollsOnAndOn = async (scene: ScenarioState) => {
  for (let time = 1; time < 10; time += 1) {
    const isTold = await polls(scene).then(
      () => true,
      () => false,
    );
    if (isTold) return;
  }
  await polls(scene);
};

/** Whatever comes of a checkout, as long as something does. */
const looks = (name: string) => async (scene: ScenarioState) => {
  const { status } = await scene.get<Checkout>(name).status();
  if (status === "in_progress") throw new OutcomeUnknown();
};

/** What the provider has told since lets itself in, everything again after trouble. */
const hears = async ({ service, kept }: ScenarioState) => {
  await service.gateway.tick();
  const events = [...((kept.get("events") as never[] | undefined) ?? []), ...(await service.newEvents())];
  kept.set("events", events);
  for (const event of events) {
    const status = await service.hears(event);
    if (status !== 200) throw new Error(`${status}`);
  }
};

const ticks = async ({ service }: ScenarioState) => service.ticks();

const waits = (ms: number) => {
  const wait = async (scene: ScenarioState) => {
    if (!scene.kept.has(`waited ${ms}`)) scene.service.waits(ms);
    scene.kept.set(`waited ${ms}`, true);
  };
  return wait;
};

/** The whole way to a purchase. */
const buys =
  (product: string, card = visa, who: (scene: ScenarioState) => TestCustomer = ({ ada }) => ada) =>
  async (scene: ScenarioState) => {
    await starts(product, who)(scene);
    await completes(scene);
    await confirms(card)(scene);
    await pollsOnAndOn(scene);
    await scene.service.worksAll();
    scene.kept.delete("confirmed");
  };

const visitors = ({ visitor }: ScenarioState) => visitor;

const looksAtPlans = (product: string) => async (scene: ScenarioState) => {
  const [offer] = await scene.seller.offers(scene.ada, product);
  scene.kept.set("offer", offer);
};
const changesPlan = (product: string) => async (scene: ScenarioState) =>
  answered(await scene.seller.changes(scene.ada, product, scene.get("offer")));

export const customerScenarios: Scenario[] = [
  {
    name: "first payment",
    steps: [starts("atelier_monthly"), asksForTaxes, completes, confirms(), polls, hears, ticks],
  },
  { name: "first payment, told by webhooks", steps: [starts("lookbook"), completes, confirms(), hears] },
  { name: "trial", steps: [starts("atelier_yearly"), completes, confirms(), polls, hears] },
  {
    name: "two tabs that both pay",
    before: async (scene) => {
      await starts("lookbook", undefined, "first")(scene);
      await starts("lookbook")(scene);
      await completes(scene);
      await confirms()(scene);
      const first = scene.get<Checkout>("first");
      await first.pays();
    },
    steps: [looks("checkout"), looks("first"), hears],
  },
  {
    name: "a checkout nobody pays",
    steps: [starts("atelier_monthly"), completes, waits(13 * 60 * minute), ticks, hears],
  },
  { name: "renewal", before: buys("atelier_monthly"), steps: [waits(28 * day), ticks, hears] },
  {
    name: "taxed renewal",
    before: async (scene) => {
      await starts("atelier_monthly")(scene);
      await asksForTaxes(scene);
      await completes(scene);
      await confirms()(scene);
      await pollsOnAndOn(scene);
      await scene.service.worksAll();
    },
    steps: [waits(28 * day), ticks, hears],
  },
  { name: "failed renewal", before: buys("atelier_yearly", failsLaterCard), steps: [waits(7 * day), ticks, hears] },
  {
    name: "renewal that waits for its owner, and is taken back",
    before: buys("atelier_monthly", asksEachTime),
    steps: [waits(28 * day), ticks, hears, waits(day), ticks],
  },
  {
    name: "cancelled, and over",
    before: buys("atelier_monthly"),
    steps: [async ({ seller, ada }) => answered(await seller.cancels(ada, "atelier_monthly")), waits(32 * day), ticks],
  },
  {
    name: "refund",
    before: buys("atelier_monthly"),
    steps: [async ({ seller, ada }) => answered(await seller.refunds(ada)), hears],
  },
  {
    name: "refund at the provider",
    before: async (scene) => {
      await buys("pins")(scene);
      const [intent] = scene.get<string>("secret").split("_secret_");
      await scene.service.callProviderApi("/v1/refunds", { payment_intent: intent! });
    },
    steps: [hears],
  },
  { name: "upgrade", before: buys("studio"), steps: [looksAtPlans("studio"), changesPlan("studio"), hears] },
  {
    name: "downgrade, asked for and applied",
    before: buys("studio_plus"),
    steps: [looksAtPlans("studio_plus"), changesPlan("studio_plus"), waits(365 * day), ticks, hears],
  },
  { name: "dispute", before: buys("atelier_monthly", disputes), steps: [waits(2 * minute), hears] },
  {
    name: "receipt of a test store",
    steps: [
      async ({ service, ada }) => {
        const fetch_token = `test_1_${Buffer.from(ada.id).toString("hex").slice(0, 40)}`;
        const receipt = { fetch_token, product_id: "atelier_monthly", app_user_id: ada.id };
        answered(await service.post("/v1/receipts", receipt, service.keys.test_store));
      },
    ],
  },
  {
    name: "currency that comes and is spent",
    steps: [
      starts("pins"),
      completes,
      confirms(),
      polls,
      async ({ service, ada }) => answered(await adjustCurrencies(service, ada.id, { GLD: -3 }, `spends-${ada.id}`)),
    ],
  },
  {
    name: "redemption by another customer",
    before: buys("atelier_monthly", visa, visitors),
    steps: [
      async ({ service, ada, kept }) => {
        const body = { redemption_token: kept.get("token"), app_user_id: ada.id };
        answered(await service.post("/v1/subscribers/redeem_purchase", body));
      },
    ],
  },
  {
    name: "two who are one, and have both bought",
    before: async (scene) => {
      await buys("atelier_monthly", visa, visitors)(scene);
      scene.service.waits(day);
      await buys("atelier_monthly")(scene);
      await buys("lookbook", visa, visitors)(scene);
      await buys("lookbook")(scene);
    },
    steps: [
      async ({ service, ada, visitor }) => {
        const body = { app_user_id: visitor.id, new_app_user_id: ada.id };
        answered(await service.post("/v1/subscribers/identify", body));
      },
      hears,
    ],
  },
];
