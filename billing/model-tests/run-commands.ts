import type { PlanChangesAnswer, StatusAnswer } from "@hemline/protocol";
import { crashableProcess } from "../testing/crashable-process.ts";
import { adjustCurrencies, balancesOf } from "../testing/grant-currencies.ts";
import { eventsInOrder, lastEvent, NaiveReceiver, openNow } from "../testing/naive-receiver.ts";
import type { ProviderEvent } from "../testing/test-billing.ts";
import { Checkout as OpenCheckout, TestCustomer, visa } from "../testing/test-customer.ts";
import type { Command, Step, Trouble } from "./commands.ts";
import { differences, takenUnits } from "./ledger-of-the-model.ts";
import { accessEnd, type Checkout, type Customer, isDueSoon, Model, type Subscription } from "./model.ts";
import { modelProducts, monthsOn } from "./model-products.ts";
import { type ModelService, opening } from "./model-service.ts";

const numbers = {
  good: visa,
  declined: "4000000000000002",
  "fails later": "4000000000000341",
  "asks each time": "4000002760003184",
  disputes: "4000000000000259",
} as const;
const minute = 60_000;
let plays = 0;

/** A sequence of commands, done to the service and followed by the model. */
export class CommandRun {
  private readonly shop: ModelService;
  private readonly ids: string[];
  private readonly model: Model;
  private readonly people: TestCustomer[];
  private readonly opened = new Map<Checkout, { checkout: OpenCheckout; secret: string | null }>();
  private unheard: ProviderEvent[] = [];
  private heard: ProviderEvent[] = [];
  private readonly handled = new Set<string>();
  private takenBefore = 0;
  private eventsBefore = 0;
  private trouble: Trouble | null = null;
  private hadTrouble = false;
  /** What has had an effect, so that a sweep can show what it has reached. */
  readonly done = new Map<string, number>();
  /** What happened, for whoever looks for the fault. */
  readonly story: string[] = [];

  private constructor(shop: ModelService) {
    this.shop = shop;
    const n = ++plays;
    shop.setClock(opening);
    this.ids = [`ada${n}`, `bert${n}`, `$RCAnonymousID:one${n}`, `$RCAnonymousID:two${n}`];
    this.people = this.ids.map((id) => new TestCustomer(shop, id));
    this.model = new Model(this.ids, shop.clock().getTime());
  }

  static async begin(shop: ModelService): Promise<CommandRun> {
    const play = new CommandRun(shop);
    await shop.opens(play.reliableParts());
    for (const person of play.people) {
      await person.info();
      play.waits(1_000);
    }
    await shop.newEvents();
    shop.loggedErrors.length = 0;
    play.takenBefore = await takenUnits(shop);
    play.eventsBefore = await lastEvent(shop);
    return play;
  }

  /** Every call to the provider passes here; one may be lost. */
  private reliableParts() {
    const { parts, gateway } = this.shop;
    const send = parts.provider.fetch!;
    const lost = () =>
      new Response(JSON.stringify({ error: { type: "api_error", message: "The line is dead." } }), {
        status: 500,
        headers: { "content-type": "application/json", "stripe-should-retry": "false" },
      });
    const fetch: typeof send = async (input, init) => {
      const { trouble } = this;
      if (!trouble || trouble.kind === "dies") return send(input, init);
      trouble.at -= 1;
      if (trouble.at !== 0) return send(input, init);
      if (trouble.kind === "lost before") return lost();
      if (trouble.kind !== "lost after") gateway.faults.add({ call: /./, kind: trouble.kind });
      const answer = await send(input, init);
      return trouble.kind === "lost after" ? lost() : answer;
    };
    return { ...parts, provider: { ...parts.provider, fetch } };
  }

  async take({ command, trouble }: Step): Promise<void> {
    if (command.does === "nothing") return;
    const about = trouble ? `${JSON.stringify(command)} with ${JSON.stringify(trouble)}` : JSON.stringify(command);
    this.story.push(`${this.shop.clock().toISOString()} ${about}`);
    if (!trouble || !canGoWrong(command)) {
      await this.perform(command);
      await this.shop.worksAll();
      return;
    }
    await this.suffer(command, trouble);
  }

  /** Carries a command out while something goes wrong, and lets everything find its way. */
  private async suffer(command: Command, given: Trouble): Promise<void> {
    const { shop } = this;
    this.hadTrouble = true;
    await this.everythingHeard();
    // A key that is answered with an error for a day would keep a whole purchase from going on.
    const isKept = given.kind === "error after" && (command.does === "completes" || command.does === "starts");
    this.trouble = isKept ? { ...given, kind: "lost after" } : { ...given };
    if (given.kind === "dies") await shop.opens(crashableProcess(this.reliableParts(), given.at).parts);
    const isTold = await this.perform(command, true).catch((error: Error) => {
      this.story.push(`  ${error.message}`);
      return false;
    });
    await shop.worksOnce();
    this.trouble = null;
    shop.gateway.faults.clear();
    if (given.kind === "dies") await shop.opens(this.reliableParts());
    if (!isTold) {
      this.story.push("  nobody knows; it is heard and asked again");
      await this.everythingHeard(true);
      if (command.does !== "webhooks") await this.perform(command);
    }
    await shop.worksAll();
    await this.everythingHeard();
    for (const _ of [1, 2]) await this.perform({ does: "ticks" });
    await this.adopts();
  }

  /** @returns whether it was done and followed. While something goes wrong, an answer that tells nothing is no fault. */
  private async perform(command: Command, isInTrouble = false): Promise<boolean> {
    const { model, shop } = this;
    const must = (isTrue: boolean, what: string) => {
      if (!isTrue && !isInTrouble) throw new Error(`${JSON.stringify(command)}: ${what}`);
      return isTrue;
    };
    switch (command.does) {
      case "nothing":
        return true;
      case "starts": {
        const started = await this.starts(command.who, command.product);
        const may = !model.holds(model.who(this.ids[command.who]!), command.product);
        return must(may === (started !== null), `starting ${may ? "works" : "is refused"}`);
      }
      case "buys": {
        const started = await this.starts(command.who, command.product);
        if (!started) return must(model.holds(model.who(this.ids[command.who]!), command.product), "starting works");
        if (!(await this.completes(started))) return must(false, "completing works");
        await this.confirms(started, command.card, true);
        return this.polls(started);
      }
      case "asks for taxes": {
        const it = this.checkout(command.nth);
        if (!it) return true;
        const { status } = await this.opened
          .get(it)!
          .checkout.asksForTaxes({ country_code: "DE", postal_code: "04109" });
        return must((status === 200) === model.isOpen(it), `taxes answer ${status}`);
      }
      case "completes": {
        const it = this.checkout(command.nth);
        if (!it || it.isDone) return true;
        const may = model.isOpen(it) && !model.holds(it.owner, it.product);
        return must((await this.completes(it)) === may, `completing ${may ? "works" : "is refused"}`);
      }
      case "confirms": {
        const it = this.checkout(command.nth, (one) => this.opened.get(one)!.secret !== null);
        if (it && !it.paid) await this.confirms(it, command.card, command.passes);
        return true;
      }
      case "polls": {
        const it = this.checkout(command.nth);
        return it ? this.polls(it) : true;
      }
      case "webhooks":
        await this.webhooks(command.which, command.nth);
        return !isInTrouble;
      case "ticks": {
        if (!isInTrouble) this.waits(6 * minute);
        await shop.ticks();
        if (isInTrouble) return false;
        await shop.worksAll();
        model.ticks(() => "");
        await this.learnsIntents();
        return true;
      }
      case "waits":
        this.waits(command.ms);
        return true;
      case "cancels":
      case "resumes":
      case "calls off":
      case "upgrades":
      case "downgrades":
        return this.changes(command, must);
      case "refunds":
        return this.refunds(command, must);
      case "refunds at the provider": {
        const charges = model.charges.filter((it) => it.returned < it.units && !it.isDisputed && it.intent);
        const charge = pick(charges, command.nth);
        if (!charge) return true;
        await shop.callProviderApi("/v1/refunds", { payment_intent: charge.intent });
        charge.returned = charge.units;
        return this.counts("refunded at the provider");
      }
      case "is given": {
        const id = this.ids[command.who]!;
        const path = `/v1/subscribers/${encodeURIComponent(id)}/entitlements/${command.entitlement}/promotional`;
        const { status } = await shop.post(path, { duration: "monthly" }, shop.keys.secret);
        if (!must(status === 201, `a present answers ${status}`)) return false;
        const end = monthsOn(model.now, model.now, 1);
        model.who(id).presents.push({ entitlement: command.entitlement, end });
        return true;
      }
      case "loses": {
        const id = this.ids[command.who]!;
        const path = `/v1/subscribers/${encodeURIComponent(id)}/entitlements/${command.entitlement}/revoke_promotionals`;
        const { status } = await shop.post(path, {}, shop.keys.secret);
        if (!must(status === 200, `taking presents back answers ${status}`)) return false;
        for (const it of model.who(id).presents) if (it.entitlement === command.entitlement) it.end = 0;
        return true;
      }
      case "spends": {
        const id = this.ids[command.who]!;
        const key = this.keyFor(command);
        const { status } = await adjustCurrencies(shop, encodeURIComponent(id), { GLD: -command.amount }, key);
        const customer = model.who(id);
        const may = customer.gold >= command.amount;
        if (!must(status === (may ? 200 : 422), `spending answers ${status}, with ${customer.gold}`)) return false;
        if (may) customer.gold -= command.amount;
        return true;
      }
      case "logs in as": {
        const [current, target] = [this.ids[command.who]!, this.ids[command.other]!];
        const body = { app_user_id: current, new_app_user_id: target };
        const { status } = await shop.post("/v1/subscribers/identify", body);
        if (!must(status === 200, `logging in answers ${status}`)) return false;
        this.logsIn(model.who(current), model.who(target));
        return true;
      }
    }
  }

  private readonly keys = new Map<Command, string>();
  /** The same command asked twice is one call. */
  private keyFor(command: Command): string {
    const key =
      this.trouble || this.keys.has(command) ? (this.keys.get(command) ?? crypto.randomUUID()) : crypto.randomUUID();
    this.keys.set(command, key);
    return key;
  }

  private counts(what: string): true {
    this.done.set(what, (this.done.get(what) ?? 0) + 1);
    return true;
  }

  private checkout(nth: number, fits: (it: Checkout) => boolean = () => true): Checkout | undefined {
    return pick(this.model.checkouts.filter(fits).toReversed(), nth % 4);
  }

  private async starts(who: number, product: string): Promise<Checkout | null> {
    const { model, shop } = this;
    const { status, body } = await this.people[who]!.asksToStart(product);
    if (status !== 200) return null;
    const { mode, amount } = body.gateway_params.elements_configuration as { mode: string; amount?: number };
    const isTrial = mode === "setup";
    if (!isTrial && amount !== modelProducts[product]!.price) throw new Error(`${product} is offered at ${amount}`);
    const it: Checkout = {
      product,
      owner: model.who(this.ids[who]!),
      isTrial,
      startedAt: model.now,
      intent: null,
      isDone: false,
      paid: null,
    };
    model.checkouts.push(it);
    const checkout = new OpenCheckout(shop, this.people[who]!, body);
    this.opened.set(it, { checkout, secret: null });
    return it;
  }

  private async completes(it: Checkout): Promise<boolean> {
    const { checkout } = this.opened.get(it)!;
    const { status, body } = await checkout.asksToComplete();
    if (status !== 200) {
      this.story.push(`  completing answers ${status} ${JSON.stringify(body)}`);
      return false;
    }
    const secret = body.gateway_params.client_secret;
    if (secret) {
      it.intent = secret.split("_secret_")[0]!;
      this.opened.get(it)!.secret = secret;
    }
    if (it.paid) this.model.looksAt(it);
    return true;
  }

  private async confirms(it: Checkout, card: keyof typeof numbers, passes: boolean): Promise<void> {
    const { shop, model } = this;
    const { secret } = this.opened.get(it)!;
    const refused = await shop.confirms(secret!, numbers[card]);
    const isGood = !it.isDone && card !== "declined" && (card !== "fails later" || it.isTrial);
    if (isGood !== (refused === null)) throw new Error(`confirming with a card that is ${card}: ${refused}`);
    if (!isGood) return;
    if (card === "asks each time") {
      const [challenge] = await shop.rows<{ id: string }>(
        `select id from gateway.challenges where intent = '${it.intent}' and state = 'open'`,
      );
      const path = `http://billing.example/acs/${challenge!.id}/${passes ? "complete" : "fail"}`;
      await shop.gateway.fetch(new Request(path, { method: "POST" }));
      if (!passes) return;
    }
    this.counts(`paid with a card that is ${card}`);
    model.confirms(it, card as Exclude<typeof card, "declined">);
  }

  private async polls(it: Checkout): Promise<boolean> {
    const { checkout } = this.opened.get(it)!;
    const ask = () => this.shop.get<StatusAnswer>(`/rcbilling/v1/checkout/${checkout.session}`);
    let { body } = await ask();
    // On a machine with other work the first answer may be that nobody knows yet: a browser asks ten times.
    for (let time = 1; time < 10 && !this.trouble && it.paid && body.operation.status === "in_progress"; time += 1)
      ({ body } = await ask());
    if (this.trouble && body.operation.status === "in_progress" && it.paid) return false;
    this.model.looksAt(it);
    return true;
  }

  private async webhooks(which: Extract<Command, { does: "webhooks" }>["which"], nth: number): Promise<void> {
    await this.providerGoesOn();
    if (which === "again") {
      const event = pick(this.heard, nth * 7);
      if (event) await this.hears(event);
      return;
    }
    const all = this.unheard;
    const now = which === "next" ? all.splice(0, 1) : which === "last" ? all.splice(-1, 1) : all.splice(0, all.length);
    if (which === "backwards") now.reverse();
    for (const event of now) await this.hears(event);
  }

  /** What banks do, and what the provider tells. */
  private async providerGoesOn(): Promise<void> {
    // The provider forgets its events after a month.
    this.unheard.push(...(await this.shop.newEvents()));
    await this.shop.gateway.tick();
    for (const it of this.model.charges)
      if (it.disputedAt !== null && it.disputedAt <= this.model.now) it.isDisputed = true;
    this.unheard.push(...(await this.shop.newEvents()));
  }

  private async hears(event: ProviderEvent): Promise<void> {
    const status = await this.shop.hears(event);
    if (status !== 200 && !this.trouble) throw new Error(`${event.type} is answered with ${status}`);
    if (!this.heard.includes(event)) this.heard.push(event);
    await (this.trouble ? this.shop.worksOnce() : this.shop.worksAll());
    // The service handles an event once: repeated, it says nothing of what has happened since.
    if (this.handled.has(event.id)) return;
    if (!this.trouble) this.handled.add(event.id);
    this.follows(event);
  }

  /** What an event leads to. Its order does not matter, since everything is read anew. */
  private follows({ type, data }: ProviderEvent): void {
    const { model } = this;
    const intent = /^(payment|setup)_intent\./.test(type) ? data.object.id : data.object.payment_intent;
    const isMoney = /^(charge\.)?refund|^charge\.dispute/.test(type);
    if (!intent || !(isMoney || /_intent\./.test(type))) return;
    const checkout = model.checkouts.find((it) => it.intent === intent);
    if (checkout) model.looksAt(checkout);
    const charge = model.charges.find((it) => it.intent === intent);
    if (!charge) return;
    if (/dispute\.created/.test(type)) this.counts("disputed");
    if (/dispute/.test(type)) model.hearsDispute(charge);
    else if (isMoney) model.hearsReturned(charge);
  }

  private async everythingHeard(again = false): Promise<void> {
    await this.providerGoesOn();
    const events = again ? [...this.heard, ...this.unheard] : this.unheard;
    this.unheard = [];
    for (const event of events) await this.hears(event);
    await this.shop.worksAll();
  }

  private waits(ms: number): void {
    this.shop.waits(ms);
    this.model.now += ms;
  }

  private async changes(
    command: Extract<Command, { does: "cancels" | "resumes" | "calls off" | "upgrades" | "downgrades" }>,
    must: (isTrue: boolean, what: string) => boolean,
  ): Promise<boolean> {
    const { model, shop } = this;
    const id = this.ids[command.who]!;
    const owner = model.who(id);
    const way = { upgrades: "upgradesTo", downgrades: "downgradesTo" } as const;
    const fits = (it: Subscription) =>
      !it.isOver && (command.does in way ? modelProducts[it.product]![way[command.does as "upgrades"]] !== null : true);
    const kept = this.changing.get(command);
    const it = kept?.it ?? pick(owner.subscriptions.filter(fits), command.nth);
    if (!it) return true;
    const path = `/v1/subscribers/${encodeURIComponent(id)}/subscriptions/${kept?.product ?? it.product}`;
    const secret = shop.keys.secret;
    switch (command.does) {
      case "cancels": {
        const { status } = await shop.post(`${path}/cancel`, {}, secret);
        if (!must(status === 200, `cancelling answers ${status}`)) return false;
        if (it.isCancelled) return true;
        model.cancels(it);
        return this.counts("cancelled");
      }
      case "resumes": {
        const { status } = await shop.post(`${path}/resume`, {}, secret);
        const may = !it.isCancelled || accessEnd(it) > model.now;
        if (!must((status === 200) === may, `resuming answers ${status}`)) return false;
        if (!may || !it.isCancelled) return true;
        model.resumes(it);
        return this.counts("resumed");
      }
      case "calls off": {
        const { status } = await shop.call(`${path}/change`, { method: "DELETE", key: secret });
        if (!must(status === 200, `calling off answers ${status}`)) return false;
        if (it.next) this.counts("called off");
        it.next = null;
        return true;
      }
      default:
        return this.changesPlan({ command, owner, it, path, kept }, must);
    }
  }

  /** A change that was begun and of which nobody knows is asked for again with the same quote. */
  private readonly changing = new Map<Command, { it: Subscription; product: string; quote: string }>();

  private async changesPlan(
    o: {
      command: Extract<Command, { does: "upgrades" | "downgrades" | "cancels" | "resumes" | "calls off" }>;
      owner: Customer;
      it: Subscription;
      path: string;
      kept: { quote: string } | undefined;
    },
    must: (isTrue: boolean, what: string) => boolean,
  ): Promise<boolean> {
    const { model, shop } = this;
    const { it, owner, command, path } = o;
    const kind = command.does === "upgrades" ? "upgrade" : "downgrade";
    const to = modelProducts[it.product]![kind === "upgrade" ? "upgradesTo" : "downgradesTo"]!;
    // Who must confirm in person may take an hour, in which nothing else is to be changed.
    if (kind === "upgrade" && (it.card === "asks each time" || it.isWaiting)) return true;
    let quote = o.kept?.quote;
    if (!quote) {
      const { status, body } = await shop.get<PlanChangesAnswer>(`${path}/changes`, shop.keys.secret);
      if (!must(status === 200, `asking for changes answers ${status}`)) return false;
      const offer = body.changes.find((one) => one.kind === kind);
      const isBeside = owner.subscriptions.some((one) => !one.isOver && one.product === to);
      if (!must(isBeside === !offer, `${to} is ${offer ? "" : "not "}offered`)) return false;
      if (!offer) return true;
      quote = offer.quote;
      if (this.trouble) this.changing.set(command, { it, product: it.product, quote });
    }
    const { status } = await shop.post(`${path}/change`, { product: to, quote }, shop.keys.secret);
    if (kind === "downgrade") {
      const isInTime = it.next === to || !isDueSoon(it, model.now);
      const may = !it.isCancelled && it.issue === null && !it.isWaiting && isInTime;
      if (!must((status === 200) === may, `a downgrade answers ${status}`)) return false;
      if (!may) return true;
      it.next = to;
      return this.counts("downgraded");
    }
    const may = it.card !== "fails later";
    if (!must((status === 200) === may, `an upgrade answers ${status}`)) return false;
    if (may) {
      model.upgrades(owner, it, "");
      this.counts("upgraded");
      await this.learnsIntents();
    }
    return true;
  }

  /** Whether a part of it had been given back when a refund was first asked for. */
  private readonly hadPart = new Map<Command, boolean>();

  private async refunds(
    command: Extract<Command, { does: "refunds" }>,
    must: (isTrue: boolean, what: string) => boolean,
  ): Promise<boolean> {
    const { model, shop } = this;
    const { who, nth, part } = command;
    const id = this.ids[who]!;
    const charges = model.charges.filter((it) => it.period?.owner === model.who(id));
    const charge = pick(charges.toReversed(), nth);
    // What the seller gives back of what a bank has taken without our knowing is a quarrel of its own.
    if (!charge || (charge.isDisputed && !charge.heard.isDisputed)) return true;
    const [found] = await shop.rows<{ id: string; has_part: boolean }>(
      `select t.id, exists (select 1 from billing.refunds r where r.payment_id = p.id
          and r.reason = 'requested_by_customer' and r.state <> 'failed') as has_part
        from billing.transactions t join billing.payments p on p.id = t.payment_id where p.intent_id = '${charge.intent}'`,
    );
    if (!found) throw new Error(`There is no transaction for ${charge.intent}.`);
    const left = charge.units - charge.heard.returned;
    const units = part ? Math.max(1, Math.floor(left / 3)) : left;
    // What was asked and not heard may be there by now: the same key asks about the payment as it was then.
    const hasPart = this.hadPart.get(command) ?? found.has_part;
    if (this.trouble) this.hadPart.set(command, hasPart);
    const unitMicros = charge.units === modelProducts.pins!.price ? 1_000_000 : 10_000;
    const path = `/v1/subscribers/${encodeURIComponent(id)}/transactions/${found.id}/refund`;
    const { status } = await shop.call(path, {
      method: "POST",
      key: shop.keys.secret,
      headers: { "idempotency-key": this.keyFor(command) },
      body: JSON.stringify({ amount_micros: part ? units * unitMicros : null }),
    });
    const isRest = units === left;
    const may = left === 0 || (!charge.heard.isDisputed && (isRest || !hasPart));
    if (!must((status === 200) === may, `a refund answers ${status}`)) return false;
    // What was given back at the provider before cannot go back once more.
    if (!may || left === 0) return true;
    model.sendsBack(charge, Math.min(units, charge.units - charge.returned));
    return this.counts(part ? "refunded in part" : "refunded");
  }

  private logsIn(current: Customer, target: Customer): void {
    if (current === target) return;
    const hasAnonymous = target.ids.some((it) => it.startsWith("$"));
    const isOne = current.isKnown ? !target.isKnown : !(target.isKnown && hasAnonymous);
    if (!isOne) return;
    this.counts("merged");
    const stays =
      current.isKnown !== target.isKnown
        ? current.isKnown
          ? current
          : target
        : current.bornAt <= target.bornAt
          ? current
          : target;
    this.model.merges(stays, stays === current ? target : current);
  }

  /** The provider's ids of charges the model knows only by what they are for. */
  private async learnsIntents(): Promise<void> {
    const { model, shop } = this;
    for (const charge of model.charges.filter((it) => it.intent === "")) {
      const { owner, subscription } = charge.period!;
      const ids = owner.ids.map((it) => `'${it}'`).join(",");
      const found = await shop.rows<{ intent: string }>(
        `select p.intent_id as intent from billing.transactions t
          join billing.payments p on p.id = t.payment_id
          join billing.products g on g.id = t.product_id
          where g.identifier = '${subscription!.product}'
            and t.customer_id in (select customer_id from billing.aliases where app_user_id in (${ids})
              union select id from billing.customers where app_user_id in (${ids}))
          order by t.starts_at desc, t.id desc`,
      );
      const intent = found.map((it) => it.intent).find((it) => !model.charges.some((one) => one.intent === it));
      if (!intent) throw new Error(`${subscription!.product} was not charged when it was due`);
      charge.intent = intent;
      this.counts("charged without its owner");
    }
  }

  /** Who was in trouble was a few minutes late: the model takes over when exactly, if it is within a quarter of an hour. */
  private async adopts(): Promise<void> {
    const { model, shop } = this;
    const near = (mine: number | null, theirs: Date | null, what: string): number | null => {
      const at = theirs?.getTime() ?? null;
      if (mine === at) return mine;
      if (mine === null || at === null || Math.abs(mine - at) > 15 * minute) {
        throw new Error(`${what}: expected ${mine && new Date(mine).toISOString()}, found ${theirs?.toISOString()}`);
      }
      return at;
    };
    for (const customer of model.customers) {
      const ids = customer.ids.map((it) => `'${it}'`).join(",");
      const rows = await shop.rows<
        Record<"renews_at" | "billing_issue_at" | "grace_ends_at" | "starts_at" | "ends_at", Date | null> & {
          product: string;
        }
      >(
        `select g.identifier as product, s.renews_at, s.billing_issue_at, s.grace_ends_at, last.starts_at, last.ends_at
          from billing.subscriptions s join billing.products g on g.id = s.product_id
          join lateral (select * from billing.transactions t where t.subscription_id = s.id
            order by t.starts_at desc limit 1) last on true
          where s.ended_at is null and s.customer_id in (
            select customer_id from billing.aliases where app_user_id in (${ids})
            union select id from billing.customers where app_user_id in (${ids}))`,
      );
      for (const it of customer.subscriptions.filter((one) => !one.isOver)) {
        const row = rows.find((one) => one.product === it.product);
        if (!row) throw new Error(`${it.product} is not there`);
        const last = it.periods.at(-1)!;
        const end = near(last.end, row.ends_at, `${it.product} ends`)!;
        if (it.anchor === last.start || it.anchor === last.end) {
          it.anchor = it.anchor === last.end ? end : row.starts_at!.getTime();
        }
        last.start = near(last.start, row.starts_at, `${it.product} starts`)!;
        last.end = end;
        it.issue = near(it.issue, row.billing_issue_at, `${it.product} is unpaid`);
        it.graceEnd = near(it.graceEnd, row.grace_ends_at, `${it.product}'s grace`);
        it.renews = near(it.renews, row.renews_at, `${it.product} renews`);
      }
    }
  }

  /** Everything finds its end; then the service, the provider and the model must say the same. */
  async ends(): Promise<void> {
    const { model, shop } = this;
    await this.everythingHeard();
    this.waits(13 * 60 * minute);
    for (const _ of [1, 2]) {
      await this.perform({ does: "ticks" });
      await this.everythingHeard();
    }
    const receiver = new NaiveReceiver();
    for (const event of await eventsInOrder(shop, this.eventsBefore)) receiver.takes(event);
    for (const id of this.ids) {
      const person = this.people[this.ids.indexOf(id)]!;
      for (const entitlement of ["pro", "lookbook"]) {
        const [has, should] = [await person.has(entitlement), model.has(id, entitlement)];
        if (has !== should) throw new Error(`${id} ${has ? "has" : "has not"} ${entitlement}`);
      }
      const told = receiver.accessOf(id);
      const open = await openNow(shop, person);
      if (told && told.join() !== open.join()) throw new Error(`${id} was told [${told}], and has [${open}]`);
      const purse = await balancesOf(shop, encodeURIComponent(id));
      if (purse.GLD !== model.who(id).gold) throw new Error(`${id} has ${purse.GLD} gold, not ${model.who(id).gold}`);
    }
    for (const customer of model.customers) {
      const ids = customer.ids.map((it) => `'${it}'`).join(",");
      const live = await shop.rows<{ product: string }>(
        `select g.identifier as product from billing.subscriptions s join billing.products g on g.id = s.product_id
          where s.ended_at is null and s.customer_id in (
            select customer_id from billing.aliases where app_user_id in (${ids})
            union select id from billing.customers where app_user_id in (${ids})) order by 1`,
      );
      const [theirs, mine] = [live.map((it) => it.product).join(), model.live(customer.ids[0]!).join()];
      if (theirs !== mine) throw new Error(`${customer.ids[0]} runs [${theirs}], not [${mine}]`);
    }
    for (const it of model.customers.flatMap((one) => one.subscriptions)) if (it.issue !== null) this.counts("unpaid");
    const taken = (await takenUnits(shop)) - this.takenBefore;
    if (taken !== model.taken) throw new Error(`${taken} units were taken, not ${model.taken}`);
    const found = await differences(shop);
    if (found.length > 0) throw new Error(`The books differ: ${JSON.stringify(found)}`);
    const loggedErrors = shop.loggedErrors.splice(0).filter((it) => !isForeseen(it.msg));
    if (loggedErrors.length > 0 && !this.hadTrouble) throw new Error(`It complained: ${JSON.stringify(loggedErrors)}`);
  }

  /** Nothing of these customers will be due any more. */
  async leaves(): Promise<void> {
    const { shop, model } = this;
    for (const customer of model.customers) {
      for (const product of model.live(customer.ids[0]!)) {
        const path = `/v1/subscribers/${encodeURIComponent(customer.ids[0]!)}/subscriptions/${product}/cancel`;
        await shop.post(path, { at_once: true }, shop.keys.secret);
      }
    }
    shop.letters.length = 0;
  }
}

/** Warnings that say what the world does, not what we do wrong. */
function isForeseen(msg: string): boolean {
  return /the provider refused a refund|was paid after its end|a refund failed/.test(msg);
}

function canGoWrong({ does }: Command): boolean {
  return does !== "waits" && does !== "confirms" && does !== "refunds at the provider" && does !== "buys";
}

function pick<T>(list: readonly T[], nth: number): T | undefined {
  return list.length === 0 ? undefined : list[nth % list.length];
}
