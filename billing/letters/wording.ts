import { formatMoney } from "@hemline/protocol/money";
import { type Period, parsePeriod } from "@hemline/protocol/period";
import { readPeriod } from "../rules/periods.ts";
import type { LetterFacts, LetterType, Terms } from "./facts.ts";

/** A letter in words, before it has a shape. */
export interface Worded {
  subject: string;
  paragraphs: string[];
  /** What to do next, as one link. */
  action: { label: string; url: string } | null;
}

/** What every letter may speak of. */
export interface Desk {
  /** The app's name. */
  app: string;
  /** Where customers look after what they pay for. */
  portalUrl: string;
}

type Words = { [Type in LetterType]: (facts: LetterFacts[Type], desk: Desk) => Worded };

const manage = ({ portalUrl }: Desk) => ({ label: "See what you pay for", url: portalUrl });

/** The letters' words, in one place and one tone: what it is about, the amounts, the dates, what comes next. */
const words: Words = {
  trial_started: ({ title, endsAt, terms, intro }, desk) => ({
    subject: `${desk.app}: ${title}`,
    paragraphs: [
      `Your free trial of ${title} has begun; nothing was charged.`,
      intro?.price
        ? `It ends on ${day(endsAt)}. Then ${introWords(intro)} and after that it renews for ${price(terms)} until you cancel.`
        : `Unless you cancel before, it renews on ${day(endsAt)} for ${price(terms)}, and goes on until you cancel.`,
    ],
    action: { label: "Manage or cancel", url: desk.portalUrl },
  }),
  purchase: ({ title, amountMicros, currency, next }, desk) => ({
    subject: `${desk.app}: ${title}`,
    paragraphs: [
      `Thank you for your purchase of ${title}. You paid ${money(amountMicros, currency)}.`,
      ...(next ? [renewal(next)] : []),
    ],
    action: next ? { label: "Manage or cancel", url: desk.portalUrl } : manage(desk),
  }),
  renewal: ({ title, amountMicros, currency, paidUntil, afterTrial, next }, desk) => ({
    subject: `${desk.app}: your payment for ${title}`,
    paragraphs: [
      afterTrial
        ? `Your free trial of ${title} is over, and your subscription has begun. You paid ${money(amountMicros, currency)}.`
        : `${title} was renewed. You paid ${money(amountMicros, currency)}.`,
      `It is paid until ${day(paidUntil)}.`,
      ...(next ? [renewal({ ...next, intro: null })] : []),
    ],
    action: { label: "Manage or cancel", url: desk.portalUrl },
  }),
  payment_failed: ({ title, terms, accessUntil }, desk) => ({
    subject: `${desk.app}: your payment for ${title} did not work`,
    paragraphs: [
      `We could not charge your card for ${title} (${price(terms)}).`,
      accessUntil
        ? `You keep access until ${day(accessUntil)}, and we will try again. To be sure, please pay with another card before then.`
        : "Until it is paid there is no access. We will try again; with another card it opens at once.",
      "If you would rather stop, you can cancel in the same place, and nothing more is charged.",
    ],
    action: { label: "Pay with another card", url: desk.portalUrl },
  }),
  authentication_needed: ({ title, amountMicros, currency, accessUntil }, desk) => ({
    subject: `${desk.app}: your bank asks you to confirm a payment`,
    paragraphs: [
      `Your bank wants you to confirm the payment of ${money(amountMicros, currency)} for ${title}. Nothing was charged so far.`,
      accessUntil
        ? `You keep access until ${day(accessUntil)}. Please confirm it before then.`
        : "As soon as it is confirmed, you have access again.",
      "If you would rather stop, you can cancel in the same place.",
    ],
    action: { label: "Confirm the payment", url: desk.portalUrl },
  }),
  cancelled: ({ title, endsAt }, desk) => ({
    subject: `${desk.app}: ${title} is cancelled`,
    paragraphs: [
      `${title} is cancelled and nothing more will be charged. You keep access until ${day(endsAt)}.`,
      "If you change your mind before that day, you can resume it.",
    ],
    action: { label: "Resume", url: desk.portalUrl },
  }),
  resumed: ({ title, next }, desk) => ({
    subject: `${desk.app}: ${title} goes on`,
    paragraphs: [`${title} goes on as before.`, renewal({ ...next, intro: null })],
    action: { label: "Manage or cancel", url: desk.portalUrl },
  }),
  expired: ({ title, endedAt, isUnpaid }, desk) => ({
    subject: `${desk.app}: ${title} has ended`,
    paragraphs: isUnpaid
      ? [
          `${title} ended on ${day(endedAt)} because it could not be paid.`,
          "With another card you can open it again. If you do nothing, that was all.",
        ]
      : [`${title} ended on ${day(endedAt)}. Nothing more will be charged.`, "You are welcome back at any time."],
    action: isUnpaid ? { label: "Pay with another card", url: desk.portalUrl } : manage(desk),
  }),
  plan_change: ({ title, newTitle, at, terms }, desk) => ({
    subject: `${desk.app}: your plan changes on ${day(at)}`,
    paragraphs: [
      `You keep ${title} until ${day(at)}. From then on you have ${newTitle} for ${price(terms)}.`,
      "Until that day you can call the change off.",
    ],
    action: { label: "See your plan", url: desk.portalUrl },
  }),
  plan_change_cancelled: ({ title }, desk) => ({
    subject: `${desk.app}: you keep ${title}`,
    paragraphs: [`The change of your plan was called off. ${title} goes on as before.`],
    action: { label: "See your plan", url: desk.portalUrl },
  }),
  refund: ({ title, amountMicros, currency, isAccessOver }, desk) => ({
    subject: `${desk.app}: your refund for ${title}`,
    paragraphs: [
      `We have sent ${money(amountMicros, currency)} for ${title} back to the card you paid with. Banks take up to ten days to show it.`,
      ...(isAccessOver ? ["With that, what it was paid for has ended."] : []),
    ],
    action: manage(desk),
  }),
  chargeback: ({ title, amountMicros, currency }, desk) => ({
    subject: `${desk.app}: a disputed payment for ${title}`,
    paragraphs: [
      `Your bank tells us that the payment of ${money(amountMicros, currency)} for ${title} is disputed. We have ended what it was paid for, and nothing more will be charged.`,
      "If this is a mistake, please tell your bank, and us.",
    ],
    action: manage(desk),
  }),
  trial_ending: ({ title, endsAt, terms }, desk) => ({
    subject: `${desk.app}: your free trial ends on ${day(endsAt)}`,
    paragraphs: [
      `Your free trial of ${title} ends on ${day(endsAt)}. Then it renews for ${price(terms)} until you cancel.`,
      "If you do not want that, cancel before that day, and nothing is charged.",
    ],
    action: { label: "Manage or cancel", url: desk.portalUrl },
  }),
  renewal_reminder: ({ title, at, terms }, desk) => ({
    subject: `${desk.app}: ${title} renews on ${day(at)}`,
    paragraphs: [
      `${title} renews on ${day(at)} for ${price(terms)}.`,
      "If you do not want that, cancel before that day, and nothing is charged.",
    ],
    action: { label: "Manage or cancel", url: desk.portalUrl },
  }),
  intro_ending: ({ title, endsAt, terms }, desk) => ({
    subject: `${desk.app}: the price of ${title} changes on ${day(endsAt)}`,
    paragraphs: [
      `Your introductory price for ${title} ends on ${day(endsAt)}. From then on it is ${price(terms)} until you cancel.`,
      "If you do not want that, cancel before that day.",
    ],
    action: { label: "Manage or cancel", url: desk.portalUrl },
  }),
  endpoint_disabled: ({ project, identifier, url, lastAnswer }) => ({
    subject: `${project}: the webhook endpoint ${identifier} was switched off`,
    paragraphs: [
      `The webhook endpoint ${identifier} (${url}) did not accept several events, one after the other, each in ten tries over eleven hours. It was switched off.`,
      `The last answer was: ${lastAnswer}`,
      "Events that happen from now on are kept. When the endpoint works again, switch it on, and they are sent in their order.",
    ],
    action: null,
  }),
};

export function worded<Type extends LetterType>(type: Type, facts: LetterFacts[Type], desk: Desk): Worded {
  return words[type](facts, desk);
}

function renewal({ at, terms, intro }: { at: string; terms: Terms; intro: LetterFacts["trial_started"]["intro"] }) {
  const leave = "You can cancel at any time before that day.";
  return intro?.price
    ? `That is the introductory price: ${introWords(intro)}, then ${price(terms)}. The next payment is on ${day(at)}. ${leave}`
    : `It renews on ${day(at)} for ${price(terms)} until you cancel. ${leave}`;
}

function introWords(intro: NonNullable<LetterFacts["trial_started"]["intro"]>): string {
  const { amount_micros, currency } = intro.price!;
  const period = readPeriod(intro.period_duration);
  const whole = { ...period, number: period.number * intro.cycle_count };
  return intro.cycle_count === 1
    ? `${money(amount_micros, currency)} for ${length(whole)}`
    : `${money(amount_micros, currency)} ${every(period)} for ${length(whole)}`;
}

function price({ amountMicros, currency, period, isPlusTax }: Terms): string {
  const length = parsePeriod(period);
  return `${money(amountMicros, currency)}${length ? ` ${every(length)}` : ""}${isPlusTax ? ", plus tax" : ""}`;
}

function money(amount_micros: number, currency: string): string {
  return formatMoney({ amount_micros, currency }, "en");
}

function every({ number, unit }: Period): string {
  return number === 1 ? `a ${unit}` : `every ${number} ${unit}s`;
}

function length({ number, unit }: Period): string {
  return number === 1 ? `one ${unit}` : `${number} ${unit}s`;
}

const days = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

function day(iso: string): string {
  return days.format(new Date(iso));
}
