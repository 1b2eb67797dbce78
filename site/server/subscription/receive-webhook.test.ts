import { createHmac, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { api, paths } from "../../shared/paths.ts";
import { customerWithoutPurchases, subscriber, testWebhookSecret } from "../billing-client/testing/fake-billing.ts";
import { siteWithFakeBilling } from "../billing-client/testing/site-with-fake-billing.ts";

interface Sent {
  secret?: string;
  /** Seconds before the site's clock. */
  ageSeconds?: number;
  event?: object;
  body?: string;
}

/** A site to which the test sends webhooks as billing does. */
async function siteWithWebhooks() {
  const site = await siteWithFakeBilling();
  const { rows } = await site.db.execute<{ id: string }>("select billing_id as id from site.members");
  const aliases = rows.map(({ id }) => id);

  function webhook({
    secret = testWebhookSecret,
    ageSeconds = 0,
    event = { type: "INITIAL_PURCHASE", aliases },
    ...o
  }: Sent) {
    const body = o.body ?? JSON.stringify({ api_version: "1.0", event });
    const id: string = randomUUID();
    const sentAt = String(Math.floor(site.context.clock().getTime() / 1000) - ageSeconds);
    const key = Buffer.from(secret.slice("whsec_".length), "base64");
    const signature = createHmac("sha256", key).update(`${id}.${sentAt}.${body}`).digest("base64");
    return {
      body,
      headers: { "webhook-id": id, "webhook-timestamp": sentAt, "webhook-signature": `v1,${signature}` },
    };
  }

  async function deliver({ body, headers }: ReturnType<typeof webhook>): Promise<number> {
    const { status } = await site.reach(api.billingWebhook, { method: "POST", body, headers });
    await site.drain();
    return status;
  }

  const hasBadge = async () =>
    (await site.visitor.sees("memberProfile", paths.memberProfile("ada"))).member.isSubscribed;
  return { ...site, webhook, deliver, hasBadge, says: (o: Sent = {}) => deliver(webhook(o)) };
}

const wrong = `whsec_${Buffer.from("another secret of at least 24 bytes").toString("base64")}`;

/** A signed webhook with one thing that is not as it was signed, and one that two secrets have signed. */
function changedWebhooks(webhook: Awaited<ReturnType<typeof siteWithWebhooks>>["webhook"]) {
  const { body, headers } = webhook({});
  const changed = (more: Partial<typeof headers>) => ({ body, headers: { ...headers, ...more } });
  const forged = {
    "another secret": webhook({ secret: wrong }),
    "too old": webhook({ ageSeconds: 301 }),
    "from the future": webhook({ ageSeconds: -301 }),
    "another body": { headers, body: `${body} ` },
    "another id": changed({ "webhook-id": "1" }),
    "a newer time": changed({ "webhook-timestamp": String(Number(headers["webhook-timestamp"]) + 1) }),
    "no time": changed({ "webhook-timestamp": "" }),
    "no signature": changed({ "webhook-signature": "" }),
    "half a signature": changed({ "webhook-signature": "v1,AAAA" }),
    "another version": changed({ "webhook-signature": headers["webhook-signature"].replace("v1,", "v2,") }),
  };
  return { forged, rotated: changed({ "webhook-signature": `v1,AAAA ${headers["webhook-signature"]}` }) };
}

describe("a webhook of billing", () => {
  test("gives a badge to a member who visits nothing after the purchase, and takes it with a refund", async () => {
    const { billing, says, hasBadge } = await siteWithWebhooks();
    expect(await hasBadge()).toBe(false);
    billing.answersWith(() => Response.json(subscriber("2026-04-01T00:00:00Z")));
    expect([await says(), await hasBadge()]).toEqual([200, true]);
    billing.answersWith(() => Response.json(customerWithoutPurchases()));
    expect([await says(), await hasBadge()]).toEqual([200, false]);
  });

  test("only says whom to ask about: what it claims itself is not believed", async () => {
    const { says, hasBadge, webhook } = await siteWithWebhooks();
    const { event } = JSON.parse(webhook({}).body);
    expect(await says({ event: { ...event, active_entitlement_ids: ["subscriber"] } })).toBe(200);
    expect(await hasBadge()).toBe(false);
  });

  test("concerns both sides of a transfer", async () => {
    const { billing, says, webhook } = await siteWithWebhooks();
    const [id] = JSON.parse(webhook({}).body).event.aliases;
    for (const side of ["transferred_from", "transferred_to"]) {
      const before = billing.requests.length;
      expect(await says({ event: { type: "TRANSFER", [side]: [id] } })).toBe(200);
      expect(billing.requests.slice(before)).toEqual([`GET http://billing.example/pay/v1/subscribers/${id}`]);
    }
  });

  test("about nobody we know is fine, and asks nothing", async () => {
    const { billing, says } = await siteWithWebhooks();
    for (const event of [{ type: "RENEWAL", aliases: ["a stranger"] }, { type: "TEST" }])
      expect(await says({ event })).toBe(200);
    expect(billing.requests).toEqual([]);
  });

  test("that comes again, and again, changes nothing", async () => {
    const { billing, deliver, webhook, hasBadge } = await siteWithWebhooks();
    billing.answersWith(() => Response.json(subscriber(null)));
    const one = webhook({});
    expect(await Promise.all([deliver(one), deliver(one), deliver(one)])).toEqual([200, 200, 200]);
    billing.answersWith(() => Response.json(customerWithoutPurchases()));
    expect([await deliver(one), await hasBadge()]).toEqual([200, false]);
  });

  test("waits for billing: it is answered, and asked about until billing answers", async () => {
    const { billing, webhook, reach, hasBadge, drain, logLines } = await siteWithWebhooks();
    billing.answersWith(() => new Response("no", { status: 503 }));
    const { body, headers } = webhook({});
    expect((await reach(api.billingWebhook, { method: "POST", body, headers })).status).toBe(200);
    await expect(drain()).rejects.toThrow("Billing did not answer");
    expect(logLines.join()).toContain("billing could not be asked");
    billing.answersWith(() => Response.json(subscriber(null)));
    await drain({ until: new Date(Date.now() + 60 * 60_000) });
    expect(await hasBadge()).toBe(true);
  });
});

describe("what billing has not signed", () => {
  test("is refused, and nobody is asked", async () => {
    const { billing, deliver, webhook } = await siteWithWebhooks();
    const { forged, rotated } = changedWebhooks(webhook);
    const statuses: Record<string, number> = {};
    for (const [what, it] of Object.entries(forged)) statuses[what] = await deliver(it);
    expect(statuses).toEqual(Object.fromEntries(Object.keys(forged).map((what) => [what, 401])));
    expect(billing.requests).toEqual([]);
    expect(await deliver(rotated)).toBe(200);
  });

  test("is refused too where it is signed, but no event", async () => {
    const { says } = await siteWithWebhooks();
    for (const body of ["", "no JSON", "null", "[]", '{"event":7}', '{"event":{"aliases":"ada"}}'])
      expect(await says({ body }), body).toBe(400);
  });
});
