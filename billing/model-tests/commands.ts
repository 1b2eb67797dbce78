import fc from "fast-check";
import { dayMs, modelProducts } from "./model/model-products.ts";

const nth = fc.nat({ max: 11 });
/** Mostly the same person, so that much comes together. */
const who = fc.constantFrom(0, 0, 0, 0, 0, 1, 2, 2, 3);
const product = fc.constantFrom(...Object.keys(modelProducts), "atelier_monthly", "studio", "studio_plus");
const anHour = 3_600_000;

/** Something that goes wrong while a command is carried out, at the `at`-th opportunity. */
export interface Trouble {
  kind: "dies" | "lost before" | "lost after" | "too many requests" | "error after";
  at: number;
}

/** What people do, by numbers that are taken modulo what there is. */
export type Command =
  | { does: "nothing" }
  | { does: "starts"; who: number; product: string }
  | { does: "asks for taxes" | "completes" | "polls"; nth: number }
  | {
      does: "confirms";
      nth: number;
      card: "good" | "declined" | "fails later" | "asks each time" | "disputes";
      passes: boolean;
    }
  | { does: "buys"; who: number; product: string; card: "good" | "fails later" | "asks each time" | "disputes" }
  | { does: "webhooks"; which: "next" | "last" | "all" | "backwards" | "again"; nth: number }
  | { does: "ticks" }
  | { does: "waits"; ms: number }
  | { does: "cancels" | "resumes" | "calls off"; who: number; nth: number }
  | { does: "refunds"; who: number; nth: number; part: boolean }
  | { does: "refunds at the provider"; nth: number }
  | { does: "upgrades" | "downgrades"; who: number; nth: number }
  | { does: "is given" | "loses"; who: number; entitlement: "pro" | "lookbook" }
  | { does: "spends"; who: number; amount: number }
  | { does: "logs in as"; who: number; other: number };

/** A command, and what goes wrong with it. */
export interface Step {
  command: Command;
  trouble: Trouble | null;
}

const does = <D extends Command["does"]>(name: D) => fc.constant(name);
const card = fc.oneof(
  { weight: 7, arbitrary: fc.constant("good" as const) },
  { weight: 3, arbitrary: fc.constantFrom("fails later", "asks each time", "disputes") },
);
const waits = fc.constantFrom(
  5 * 60_000,
  anHour,
  13 * anHour,
  dayMs + 17_000,
  3 * dayMs,
  8 * dayMs,
  30 * dayMs,
  32 * dayMs,
  395 * dayMs,
);

const command: fc.Arbitrary<Command> = fc.oneof(
  { withCrossShrink: true },
  { weight: 0, arbitrary: fc.record({ does: does("nothing") }) },
  { weight: 4, arbitrary: fc.record({ does: does("starts"), who, product }) },
  { weight: 1, arbitrary: fc.record({ does: does("asks for taxes"), nth }) },
  { weight: 4, arbitrary: fc.record({ does: does("completes"), nth }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: does("confirms"),
      nth,
      card: fc.oneof({ weight: 5, arbitrary: card }, { weight: 1, arbitrary: fc.constant("declined" as const) }),
      passes: fc.boolean(),
    }),
  },
  { weight: 8, arbitrary: fc.record({ does: does("buys"), who, product, card }) },
  { weight: 4, arbitrary: fc.record({ does: does("polls"), nth }) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: does("webhooks"),
      which: fc.constantFrom("next", "last", "all", "backwards", "again"),
      nth,
    }),
  },
  { weight: 6, arbitrary: fc.record({ does: does("ticks") }) },
  { weight: 5, arbitrary: fc.record({ does: does("waits"), ms: waits }) },
  { weight: 2, arbitrary: fc.record({ does: does("cancels"), who, nth }) },
  { weight: 2, arbitrary: fc.record({ does: does("resumes"), who, nth }) },
  { weight: 1, arbitrary: fc.record({ does: does("calls off"), who, nth }) },
  { weight: 2, arbitrary: fc.record({ does: does("refunds"), who, nth, part: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: does("refunds at the provider"), nth }) },
  { weight: 3, arbitrary: fc.record({ does: does("upgrades"), who, nth }) },
  { weight: 3, arbitrary: fc.record({ does: does("downgrades"), who, nth }) },
  { weight: 1, arbitrary: fc.record({ does: does("is given"), who, entitlement: fc.constantFrom("pro", "lookbook") }) },
  { weight: 1, arbitrary: fc.record({ does: does("loses"), who, entitlement: fc.constantFrom("pro", "lookbook") }) },
  { weight: 2, arbitrary: fc.record({ does: does("spends"), who, amount: fc.integer({ min: 1, max: 60 }) }) },
  { weight: 1, arbitrary: fc.record({ does: does("logs in as"), who, other: who }) },
);

const trouble: fc.Arbitrary<Trouble> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("dies" as const), at: fc.integer({ min: 1, max: 16 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom("lost before", "lost after", "too many requests", "error after"),
      at: fc.integer({ min: 1, max: 4 }),
    }),
  },
);

const step: fc.Arbitrary<Step> = fc.record({
  command,
  trouble: fc.oneof(
    { withCrossShrink: true },
    { weight: 7, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: trouble },
  ),
});

/** So many steps; what fails is made shorter by doing nothing instead. */
export const steps = (count: number): fc.Arbitrary<Step[]> => fc.array(step, { minLength: count, maxLength: count });
