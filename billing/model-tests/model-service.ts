import { type Billing, type BillingParts, type Catalogue, createBilling } from "../billing.ts";
import { defined } from "../rules/defined.ts";
import { fixtureCatalogue } from "../testing/fixture-catalogue.ts";
import { openTestBilling, type ProviderEvent, type TestBilling } from "../testing/test-billing.ts";

/** The tests' catalogue with taxes in its prices, a product with a grace period, and currencies that purchases bring. */
const catalogue: Catalogue = {
  ...fixtureCatalogue,
  apps: defined(fixtureCatalogue.apps, "apps").map((it) => ({
    ...it,
    tax: { collects: true, behavior: "inclusive" },
    redemption: { offers: true, url: "atelier://redeem" },
  })),
  virtual_currencies: [{ code: "GLD", name: "Gold" }],
  products: defined(fixtureCatalogue.products, "products").map((it) => {
    if (it.identifier === "atelier_monthly") {
      return { ...it, grace_period: "P3D", virtual_currencies: [{ code: "GLD", amount: 100 }] };
    }
    if (it.identifier === "pins") return { ...it, virtual_currencies: [{ code: "GLD", amount: 10 }] };
    return it;
  }),
};

/** A service whose provider's events are let in by hand, and whose service can be replaced. */
export interface ModelService extends TestBilling {
  closes(): Promise<unknown[]>;
  /** The service that answers from now on, and does the jobs. */
  opens(parts?: BillingParts): Promise<void>;
  /** What the provider has told since, oldest first. */
  newEvents(): Promise<ProviderEvent[]>;
  /** Lets one in. */
  hears(event: ProviderEvent): Promise<number>;
  ticks(): Promise<void>;
  /** Runs the jobs there are, also what waits for another try. What fails waits again. */
  worksAll(): Promise<void>;
  /** Runs what is new. A process that has died takes up nothing twice. */
  worksOnce(): Promise<void>;
  waits(ms: number): void;
  pay: Billing;
}

export const opening = "2026-01-31T10:00:00Z";
const aDayMs = 86_400_000;

export async function openModelService(): Promise<ModelService> {
  const service = await openTestBilling({ name: "shop", catalogue });
  // Switched off: what it would get is kept in order, and nobody is called.
  await service.rows(`insert into billing.webhook_endpoints
    (id, project_id, identifier, url, secret, event_types, environment, created_at, disabled_at)
    select gen_random_uuid(), id, 'receiver', 'https://receiver.example', 'whsec_', '{}', 'all', created_at, created_at
    from billing.projects`);
  let place = "0";
  const opened: Billing[] = [];
  const modelService: ModelService = {
    ...service,
    pay: service.billing,
    async opens(parts = service.parts) {
      modelService.pay = await createBilling(parts);
      opened.push(modelService.pay);
    },
    async newEvents() {
      service.webhooks.length = 0;
      const found = await service.rows<{ place: string; body: ProviderEvent }>(
        `select place, body from gateway.events where place > ${place} order by place`,
      );
      place = found.at(-1)?.place ?? place;
      return found.map((it) => it.body);
    },
    hears: async (event) => (await modelService.pay.fetch(service.signedWebhook(JSON.stringify(event)))).status,
    ticks: () => modelService.pay.tick(),
    async worksAll() {
      await service.runJobs({ until: new Date(Date.now() + aDayMs), ownOnly: true }).catch(() => undefined);
    },
    async worksOnce() {
      await service.runJobs({ ownOnly: true }).catch(() => undefined);
    },
    waits: (ms) => service.setClock(new Date(service.clock().getTime() + ms).toISOString()),
    async call(path, { key = service.keys.sandbox, ...init } = {}) {
      const headers = new Headers(init.headers);
      if (key) headers.set("authorization", `Bearer ${key}`);
      const response = await modelService.pay.fetch(new Request(`http://billing.example${path}`, { ...init, headers }));
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: text === "" ? null : JSON.parse(text) };
    },
    get: (path, key) => modelService.call(path, { key }),
    post: (path, body, key) => modelService.call(path, { key, method: "POST", body: JSON.stringify(body) }),
    async closes() {
      for (const one of opened) await one.stop();
      return service.closes();
    },
  };
  return modelService;
}
