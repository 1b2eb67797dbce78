import type { Language } from "../../i18n/language.ts";
import type { LabelKey } from "../../i18n/locales/labels-file.ts";
import { defined } from "../../rules/defined.ts";
import { readPeriod } from "../../rules/periods/periods.ts";
import type { EmailFacts, EmailType, Terms } from "./email-types.ts";

/** The text of an email, before its layout. */
export interface EmailText {
  subject: string;
  title: string | null;
  paragraphs: string[];
  action: { label: string; url: string } | null;
}

/** What every email to a customer may mention. */
export interface EmailSender {
  app: string;
  portalUrl: string;
}

export type CustomerEmailType = Exclude<EmailType, "endpoint_disabled">;

type Words = {
  [Type in CustomerEmailType]: (facts: EmailFacts[Type], language: Language) => Body;
};

/** Titles are not part of the sentences, because some languages would have to inflect them there. */
interface Body {
  subject: string;
  paragraphs: string[];
  button: Extract<LabelKey, `email.button.${string}`>;
}

type Next = { at: string; terms: Terms; intro: EmailFacts["trial_started"]["intro"] };

const texts: Words = {
  trial_started: ({ title, endsAt, terms, intro }, language) => ({
    subject: language.t("email.trial_started.subject", { title }),
    paragraphs: [
      language.t("email.trial_until", { date: language.day(endsAt) }),
      intro?.price ? introSentence(language, intro, terms) : afterThatSentence(language, terms),
    ],
    button: "email.button.manage",
  }),
  purchase: ({ title, amountMicros, currency, next }, language) => ({
    subject: language.t("email.purchase.subject", { title }),
    paragraphs: [paidSentence(language, amountMicros, currency), ...(next ? renewalSentences(language, next) : [])],
    button: next ? "email.button.manage" : "email.button.purchases",
  }),
  renewal: ({ title, amountMicros, currency, afterTrial, regainsAccess, next }, language) => ({
    subject: language.t("email.payment.subject", { title }),
    paragraphs: [
      ...(afterTrial ? [language.t("email.trial_over")] : []),
      ...(regainsAccess ? [language.t("email.access_back")] : []),
      paidSentence(language, amountMicros, currency),
      ...(next ? renewalSentences(language, { ...next, intro: null }) : []),
    ],
    button: "email.button.manage",
  }),
  payment_failed: ({ title, terms, accessUntil }, language) => ({
    subject: language.t("email.payment_failed.subject", { title }),
    paragraphs: [
      language.t("email.payment_failed", { price: language.money(terms.amountMicros, terms.currency) }),
      accessUntil
        ? language.t("email.retrying_with_access", { date: language.day(accessUntil) })
        : language.t("email.retrying_without_access"),
      language.t("email.or_cancel"),
    ],
    button: "email.button.another_card",
  }),
  authentication_needed: ({ title, amountMicros, currency, accessUntil }, language) => ({
    subject: language.t("email.confirm_payment.subject", { title }),
    paragraphs: [
      language.t("email.confirm_payment", { price: language.money(amountMicros, currency) }),
      accessUntil
        ? language.t("email.confirm_before", { date: language.day(accessUntil) })
        : language.t("email.confirm_for_access"),
      language.t("email.or_cancel"),
    ],
    button: "email.button.confirm_payment",
  }),
  cancelled: ({ title, endsAt }, language) => ({
    subject: language.t("email.cancelled.subject", { title }),
    paragraphs: [language.t("email.cancelled", { date: language.day(endsAt) }), language.t("email.changed_your_mind")],
    button: "email.button.keep",
  }),
  resumed: ({ title, next }, language) => ({
    subject: language.t("email.resumed.subject", { title }),
    paragraphs: [language.t("email.resumed"), ...renewalSentences(language, { ...next, intro: null })],
    button: "email.button.manage",
  }),
  expired: ({ title, endedAt, isUnpaid }, language) => {
    const date = language.day(endedAt);
    return {
      subject: language.t("email.ended.subject", { title }),
      paragraphs: isUnpaid
        ? [language.t("email.ended_unpaid", { date }), language.t("email.start_again")]
        : [language.t("email.ended_on", { date })],
      button: isUnpaid ? "email.button.another_card" : "email.button.purchases",
    };
  },
  plan_change: ({ newTitle, at, terms }, language) => {
    const date = language.day(at);
    return {
      subject: language.t("email.plan_change.subject", { date }),
      paragraphs: [language.t("email.plan_change", { date, newTitle, terms: price(language, terms) })],
      button: "email.button.manage",
    };
  },
  plan_change_cancelled: ({ title }, language) => ({
    subject: language.t("email.plan_kept.subject", { title }),
    paragraphs: [language.t("email.plan_kept")],
    button: "email.button.manage",
  }),
  refund: ({ title, amountMicros, currency, isAccessOver }, language) => ({
    subject: language.t("email.refund.subject", { title }),
    paragraphs: [
      language.t("email.refund", { price: language.money(amountMicros, currency) }),
      ...(isAccessOver ? [language.t("email.access_ended")] : []),
    ],
    button: "email.button.purchases",
  }),
  chargeback: ({ title, amountMicros, currency }, language) => ({
    subject: language.t("email.dispute.subject", { title }),
    paragraphs: [
      language.t("email.dispute", { price: language.money(amountMicros, currency) }),
      language.t("email.dispute_mistake"),
    ],
    button: "email.button.purchases",
  }),
  trial_ending: ({ endsAt, terms }, language) => {
    const date = language.day(endsAt);
    return {
      subject: language.t("email.trial_ending.subject", { date }),
      paragraphs: [language.t("email.trial_until", { date }), afterThatSentence(language, terms)],
      button: "email.button.manage",
    };
  },
  renewal_reminder: ({ at, terms }, language) => ({
    subject: language.t("email.renewal.subject", { date: language.day(at) }),
    paragraphs: renewalSentences(language, { at, terms, intro: null }),
    button: "email.button.manage",
  }),
  intro_ending: ({ endsAt, terms }, language) => {
    const date = language.day(endsAt);
    return {
      subject: language.t("email.price_change.subject", { date }),
      paragraphs: [language.t("email.intro_ends", { date }), afterThatSentence(language, terms)],
      button: "email.button.manage",
    };
  },
};

export function emailText<Type extends CustomerEmailType>(
  type: Type,
  facts: EmailFacts[Type],
  { portalUrl }: EmailSender,
  language: Language,
): EmailText {
  const { subject, paragraphs, button } = texts[type](facts, language);
  return { subject, title: facts.title, paragraphs, action: { label: language.t(button), url: portalUrl } };
}

function paidSentence(language: Language, amountMicros: number, currency: string): string {
  return language.t("email.you_paid", { price: language.money(amountMicros, currency) });
}

function afterThatSentence(language: Language, terms: Terms): string {
  return language.t("email.after_that", { terms: price(language, terms) });
}

function renewalSentences(language: Language, { at, terms, intro }: Next): string[] {
  const date = language.day(at);
  return intro?.price
    ? [introSentence(language, intro, terms), language.t("email.next_payment", { date })]
    : [language.t("email.renews", { date, terms: price(language, terms) })];
}

function introSentence(language: Language, intro: NonNullable<Next["intro"]>, terms: Terms): string {
  const { amount_micros, currency } = defined(intro.price, "price");
  const period = readPeriod(intro.period_duration);
  const length = language.length({ ...period, number: period.number * intro.cycle_count });
  const amount = language.money(amount_micros, currency);
  const often = intro.cycle_count === 1 ? amount : language.perPeriod(amount, period);
  return language.t("email.introductory_price", { intro: `${often} (${length})`, terms: price(language, terms) });
}

/** `€4.00 per month, plus tax` */
function price(language: Language, { amountMicros, currency, period, isPlusTax }: Terms): string {
  const terms = language.perPeriod(language.money(amountMicros, currency), period);
  return isPlusTax ? language.t("terms.plus_tax", { terms }) : terms;
}
