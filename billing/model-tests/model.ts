import { dayMs, modelProducts, monthsOn } from "./model-products.ts";

/** How a card behaves: now, and when it is charged later without its owner. */
export type Card = "good" | "fails later" | "asks each time" | "disputes";

/** Money a card was charged with. */
export interface Charge {
  intent: string;
  units: number;
  returned: number;
  /** When its bank takes the money back; null for never. */
  disputedAt: number | null;
  isDisputed: boolean;
  /** What of this the service has heard. */
  heard: { returned: number; isDisputed: boolean };
  period: Period | null;
}

/** A stretch of a subscription, or a purchase. */
export interface Period {
  product: string;
  owner: Customer;
  subscription: Subscription | null;
  charge: Charge | null;
  start: number;
  end: number;
  isRefunded: boolean;
  gold: number;
  goldTaken: number;
}

export interface Subscription {
  product: string;
  card: Card;
  anchor: number;
  periods: Period[];
  renews: number | null;
  isCancelled: boolean;
  cancelledAt: number;
  issue: number | null;
  graceEnd: number | null;
  hasLapsed: boolean;
  isOver: boolean;
  next: string | null;
  /** A payment waits for its owner. */
  isWaiting: boolean;
}

export interface Checkout {
  product: string;
  owner: Customer;
  isTrial: boolean;
  startedAt: number;
  intent: string | null;
  isDone: boolean;
  /** Confirmed at the provider, whether anybody here knows it or not. */
  paid: { card: Card; charge: Charge | null } | null;
}

export interface Customer {
  ids: string[];
  isKnown: boolean;
  bornAt: number;
  subscriptions: Subscription[];
  periods: Period[];
  presents: { entitlement: string; end: number }[];
  gold: number;
}

const minute = 60_000;
const checkoutMs = 12 * 60 * minute;
const triesOnDays = [1, 3, 7, 14, 21, 29];
const givenUpMs = 30 * dayMs;
/** While a renewal is tried, unless it was called off before it was due; it shows a little early. */
const leewayMs = dayMs;
const leewayShowsBeforeMs = 10_000;

/** What is true of a few customers, kept by following the commands: which commands may work is said by the service. */
export class Model {
  customers: Customer[] = [];
  checkouts: Checkout[] = [];
  charges: Charge[] = [];
  now: number;

  constructor(ids: readonly string[], now: number) {
    this.now = now;
    for (const id of ids) {
      const isKnown = !id.startsWith("$RCAnonymousID:");
      this.customers.push({ ids: [id], isKnown, bornAt: now, subscriptions: [], periods: [], presents: [], gold: 0 });
    }
  }

  who(id: string): Customer {
    return this.customers.find((it) => it.ids.includes(id))!;
  }

  /** What all cards were charged with, less what went back. */
  get taken(): number {
    return this.charges.reduce((sum, it) => sum + it.units - it.returned, 0);
  }

  has(id: string, entitlement: string): boolean {
    const { subscriptions, periods, presents } = this.who(id);
    return (
      subscriptions.some((it) => !it.isOver && opensUntil(it, entitlement) > this.now) ||
      // Until the next renewal somebody has what they paid for, whatever comes then.
      periods.some(
        (it) => !it.subscription && !it.isRefunded && modelProducts[it.product]!.opens.includes(entitlement),
      ) ||
      presents.some((it) => it.entitlement === entitlement && it.end > this.now)
    );
  }

  live(id: string): string[] {
    return this.who(id)
      .subscriptions.filter((it) => !it.isOver)
      .map((it) => it.product)
      .sort();
  }

  running(id: string, product: string): Subscription | undefined {
    return this.who(id).subscriptions.find((it) => it.product === product && !it.isOver);
  }

  /** Whether somebody has a product that nobody can have twice. */
  holds(customer: Customer, product: string): boolean {
    const { kind } = modelProducts[product]!;
    if (kind === "used up") return false;
    if (kind === "kept") return customer.periods.some((it) => it.product === product && !it.isRefunded);
    return customer.subscriptions.some(
      (it) =>
        it.product === product &&
        !it.isOver &&
        !it.hasLapsed &&
        (it.renews !== null || accessEnd(it) > this.now || it.isWaiting),
    );
  }

  isOpen(checkout: Checkout): boolean {
    return !checkout.isDone && this.now < checkout.startedAt + checkoutMs;
  }

  /** Somebody confirms at the provider. */
  confirms(checkout: Checkout, card: Card): void {
    const price = modelProducts[checkout.product]!.price;
    const charge = checkout.isTrial ? null : this.charged(checkout.intent!, price, card);
    checkout.paid = { card, charge };
  }

  charged(intent: string, units: number, card: Card): Charge {
    const charge: Charge = {
      intent,
      units,
      returned: 0,
      disputedAt: card === "disputes" ? this.now + minute : null,
      isDisputed: false,
      heard: { returned: 0, isDisputed: false },
      period: null,
    };
    this.charges.push(charge);
    return charge;
  }

  /** Somebody here looks how a checkout stands. */
  looksAt(checkout: Checkout): void {
    if (checkout.isDone) return;
    if (checkout.paid) this.handsOver(checkout);
    else if (!this.isOpen(checkout)) checkout.isDone = true;
  }

  private handsOver(checkout: Checkout): void {
    const { owner, product, paid } = checkout;
    checkout.isDone = true;
    for (const it of owner.subscriptions.filter((one) => one.product === product && !one.isOver)) {
      this.endIfOver(it);
      if (it.hasLapsed) over(it);
    }
    if (this.holds(owner, product)) {
      if (paid!.charge) this.sendsBack(paid!.charge, paid!.charge.units - paid!.charge.returned);
      return;
    }
    this.begins(checkout, paid!);
    this.takesBackRivals(checkout);
  }

  /** What somebody has, by a checkout or by an upgrade, they can no longer pay for elsewhere. */
  private takesBackRivals({ owner, product }: Pick<Checkout, "owner" | "product">): void {
    if (modelProducts[product]!.kind === "used up") return;
    const rivals = this.checkouts.filter((it) => it.owner === owner && it.product === product && it.intent);
    for (const rival of rivals.filter((it) => !it.isDone)) {
      if (rival.paid) this.handsOver(rival);
      else rival.isDone = true;
    }
  }

  begins({ owner, product, isTrial }: Pick<Checkout, "owner" | "product" | "isTrial">, paid: Checkout["paid"]): void {
    const { kind, trialDays, months } = modelProducts[product]!;
    const end =
      kind !== "subscription"
        ? Number.POSITIVE_INFINITY
        : isTrial
          ? this.now + trialDays * dayMs
          : monthsOn(this.now, this.now, months);
    if (kind !== "subscription") {
      this.opensPeriod(owner, product, null, paid!.charge, this.now, end);
      return;
    }
    const subscription: Subscription = {
      product,
      card: paid!.card,
      anchor: isTrial ? end : this.now,
      periods: [],
      renews: end,
      isCancelled: false,
      cancelledAt: 0,
      issue: null,
      graceEnd: null,
      hasLapsed: false,
      isOver: false,
      next: null,
      isWaiting: false,
    };
    owner.subscriptions.push(subscription);
    this.opensPeriod(owner, product, subscription, paid!.charge, this.now, end);
  }

  private opensPeriod(
    owner: Customer,
    product: string,
    subscription: Subscription | null,
    charge: Charge | null,
    start: number,
    end: number,
  ): void {
    const gold = charge ? modelProducts[product]!.gold : 0;
    const period: Period = { product, owner, subscription, charge, start, end, isRefunded: false, gold, goldTaken: 0 };
    if (charge) charge.period = period;
    owner.periods.push(period);
    subscription?.periods.push(period);
    owner.gold += gold;
  }

  /** Money goes back, as the service wishes it; not what a bank has taken already, of which it may not have heard. */
  sendsBack(charge: Charge, units: number): void {
    if (charge.isDisputed) return;
    charge.returned += units;
    this.hearsReturned(charge);
  }

  hearsReturned(charge: Charge): void {
    const { period } = charge;
    if (charge.heard.returned === charge.returned) return;
    charge.heard.returned = charge.returned;
    if (!period) return;
    this.takesGold(period, Math.ceil((period.gold * charge.returned) / charge.units));
    if (charge.returned < charge.units || period.isRefunded) return;
    this.isRefunded(period, false);
  }

  hearsDispute(charge: Charge): void {
    const { period } = charge;
    if (charge.heard.isDisputed) return;
    charge.heard.isDisputed = true;
    if (!period) return;
    this.takesGold(period, period.gold);
    this.isRefunded(period, true);
  }

  private isRefunded(period: Period, byBank: boolean): void {
    period.isRefunded = true;
    const { subscription } = period;
    if (!subscription || subscription.isOver) return;
    if (byBank || subscription.periods.at(-1) === period) over(subscription);
  }

  private takesGold(period: Period, upTo: number): void {
    const due = upTo - period.goldTaken;
    if (due <= 0) return;
    period.goldTaken = upTo;
    period.owner.gold = Math.max(0, period.owner.gold - due);
  }

  /** What a sweep of the service does now. */
  ticks(newIntent: (subscription: Subscription) => string): void {
    for (const it of this.checkouts.filter((one) => one.intent || one.startedAt + checkoutMs <= this.now)) {
      this.looksAt(it);
    }
    const all = this.customers.flatMap((it) => it.subscriptions.map((one) => ({ owner: it, one })));
    for (const { one } of all) {
      const isGivenUp = one.issue !== null && one.issue < this.now - givenUpMs;
      if (one.isWaiting && (isDue(one.renews, this.now) || one.isCancelled || one.isOver || isGivenUp))
        one.isWaiting = false;
    }
    const due = all.filter(({ one }) => !one.isOver && !one.isWaiting && isDue(one.renews, this.now));
    for (const { owner, one } of due.sort((a, b) => a.one.renews! - b.one.renews!)) this.renews(owner, one, newIntent);
    for (const { one } of all) this.endIfOver(one);
  }

  /** A renewal is due and asked for. */
  renews(owner: Customer, it: Subscription, newIntent: (subscription: Subscription) => string): void {
    if (it.next && !owner.subscriptions.some((one) => one !== it && !one.isOver && one.product === it.next)) {
      it.product = it.next;
    }
    it.next = null;
    const { price, months } = modelProducts[it.product]!;
    if (it.card === "fails later" || it.card === "asks each time") {
      this.meetsTrouble(it);
      it.isWaiting = it.card === "asks each time";
      return;
    }
    this.lapses(it);
    const charge = this.charged(newIntent(it), price, it.card);
    const last = it.periods.at(-1)!;
    let [start, end] = [last.end, monthsOn(it.anchor, last.end, months)];
    if (it.hasLapsed || end <= this.now) {
      [start, end] = [this.now, monthsOn(this.now, this.now, months)];
      it.anchor = this.now;
    }
    this.opensPeriod(owner, it.product, it, charge, start, end);
    Object.assign(it, { renews: end, issue: null, graceEnd: null, hasLapsed: false });
  }

  private meetsTrouble(it: Subscription): void {
    const { graceDays } = modelProducts[it.product]!;
    if (it.issue === null) {
      it.issue = this.now;
      it.graceEnd = graceDays > 0 ? this.now + graceDays * dayMs : null;
    }
    const next = triesOnDays.map((days) => it.issue! + days * dayMs).find((at) => at > this.now);
    it.renews = next ?? null;
    this.lapses(it);
  }

  private lapses(it: Subscription): void {
    if (it.issue !== null && !it.isCancelled && !it.isOver && accessEnd(it) <= this.now) it.hasLapsed = true;
  }

  private endIfOver(it: Subscription): void {
    if (it.isOver) return;
    this.lapses(it);
    if (it.renews !== null || it.isWaiting || accessEnd(it) > this.now) return;
    const isUnpaid = it.issue !== null && !it.isCancelled;
    if (isUnpaid && it.issue! + givenUpMs > this.now) return;
    it.isOver = true;
  }

  cancels(it: Subscription): void {
    if (!it.isCancelled) it.cancelledAt = this.now;
    it.isCancelled = true;
    it.renews = null;
  }

  resumes(it: Subscription): void {
    if (!it.isCancelled) return;
    it.isCancelled = false;
    it.renews = it.issue === null ? it.periods.at(-1)!.end : this.now;
  }

  /** A paid upgrade: the old plan ends, and what is left of its last payment goes back. */
  upgrades(owner: Customer, it: Subscription, intent: string): void {
    const to = modelProducts[it.product]!.upgradesTo!;
    const last = it.periods.at(-1)!;
    const seconds = (at: number) => Math.floor(at / 1000);
    const whole = seconds(last.end) - seconds(last.start);
    const left = Math.min(whole, Math.max(0, seconds(last.end) - seconds(this.now)));
    const { charge } = last;
    const credit = charge && !last.isRefunded ? Math.floor((charge.units * left) / whole) : 0;
    const paid = { card: it.card, charge: this.charged(intent, modelProducts[to]!.price, it.card) };
    last.end = Math.min(last.end, Math.max(this.now, last.start + 1));
    over(it);
    if (charge) {
      const back = Math.min(credit, charge.units - charge.returned);
      if (back > 0) this.sendsBack(charge, back);
    }
    this.begins({ owner, product: to, isTrial: false }, paid);
    this.takesBackRivals({ owner, product: to });
  }

  /** Two ids turn out to be one person's; of what both have, one goes on. */
  merges(stays: Customer, goes: Customer): void {
    for (const mine of stays.subscriptions.filter((it) => !it.isOver)) {
      const theirs = goes.subscriptions.find((it) => !it.isOver && it.product === mine.product);
      if (theirs) this.endsDouble(lastsLonger(mine, theirs) ? theirs : mine);
    }
    for (const mine of stays.periods.filter((it) => modelProducts[it.product]!.kind === "kept" && !it.isRefunded)) {
      const theirs = goes.periods.find((it) => it.product === mine.product && !it.isRefunded);
      if (!theirs) continue;
      const { charge } = mine.start <= theirs.start ? theirs : mine;
      if (charge) this.sendsBack(charge, charge.units - charge.returned);
    }
    for (const it of goes.periods) it.owner = stays;
    for (const it of this.checkouts.filter((one) => one.owner === goes)) it.owner = stays;
    stays.ids.push(...goes.ids);
    stays.subscriptions.push(...goes.subscriptions);
    stays.periods.push(...goes.periods);
    stays.presents.push(...goes.presents);
    stays.gold += goes.gold;
    stays.isKnown ||= goes.isKnown;
    this.customers.splice(this.customers.indexOf(goes), 1);
  }

  private endsDouble(it: Subscription): void {
    const last = it.periods.at(-1)!;
    over(it);
    const { charge } = last;
    if (!charge) return;
    const at = Math.min(Math.max(this.now, last.start), last.end);
    const unused = Math.round((charge.units * (last.end - at)) / (last.end - last.start));
    const back = Math.min(unused, charge.units - charge.returned);
    if (back > 0) this.sendsBack(charge, back);
  }
}

function over(it: Subscription): void {
  Object.assign(it, { isOver: true, renews: null, next: null, issue: null, graceEnd: null, hasLapsed: false });
}

export function accessEnd(it: Subscription): number {
  const paidUntil = it.periods.at(-1)!.end;
  const isCalledOff = it.isCancelled && it.cancelledAt < paidUntil - leewayShowsBeforeMs;
  const leewayEnd = isCalledOff ? paidUntil : paidUntil + leewayMs;
  return it.issue === null ? leewayEnd : Math.max(leewayEnd, it.graceEnd ?? 0);
}

/** Whether its next period is due, or about to be: until it is paid the plan stays as it is. */
export function isDueSoon(it: Subscription, now: number): boolean {
  return it.periods.at(-1)!.end - leewayShowsBeforeMs <= now;
}

/** What was paid for last is open; past its end only what the next period's plan opens too. */
function opensUntil(it: Subscription, entitlement: string): number {
  const { product, end } = it.periods.at(-1)!;
  if (!modelProducts[product]!.opens.includes(entitlement)) return 0;
  return modelProducts[it.next ?? it.product]!.opens.includes(entitlement)
    ? accessEnd(it)
    : Math.min(accessEnd(it), end);
}

function isDue(at: number | null, now: number): boolean {
  return at !== null && at <= now;
}

function lastsLonger(one: Subscription, other: Subscription): boolean {
  if (one.isWaiting !== other.isWaiting) return one.isWaiting;
  const renews = (it: Subscription) => it.renews !== null && it.issue === null;
  if (renews(one) !== renews(other)) return renews(one);
  return accessEnd(one) >= accessEnd(other);
}
