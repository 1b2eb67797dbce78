import type { Phase } from "@hemline/protocol";
import type { Catalogue } from "../../rules/catalogue/catalogue.ts";
import { omitDefaults } from "../../rules/catalogue/omit-defaults.ts";
import { firstOf } from "../../rules/defined.ts";
import type { CatalogueRows } from "../../store/catalogue/catalogue-rows.ts";

type Exported = Catalogue["products"][number];
type OptionRow = CatalogueRows["options"][number];

/** A product as a catalogue describes it. The options of all its prices differ in nothing but amounts. */
export function exportedProduct(product: CatalogueRows["products"][number], rows: CatalogueRows): Exported {
  const { id, type } = product;
  const own = <T extends { productId: string }>(list: readonly T[]) => list.filter((it) => it.productId === id);
  const described = {
    identifier: product.identifier,
    title: product.title,
    description: product.description,
    entitlements: own(rows.opened).map((it) => it.entitlement),
    tax_code: product.taxCode,
    virtual_currencies: rows.grants
      .filter(({ grant }) => grant.productId === id)
      .map(({ grant, code }) =>
        omitDefaults(
          { code, amount: grant.amount, trial_amount: grant.trialAmount, expires_after: grant.expiresAfter },
          { trial_amount: 0 },
        ),
      ),
  };
  const prices = own(rows.prices);
  const usual = { tax_code: "txcd_10000000" };
  if (type !== "subscription") {
    const amounts = prices.map((it) => ({ amount_micros: it.amountMicros, currency: it.currency }));
    return omitDefaults({ ...described, type, prices: amounts }, usual);
  }
  const options = Map.groupBy(own(rows.options), (it) => it.option.identifier);
  const base = options.get("base_option") ?? [];
  const { trial, intro, eligibility } = firstOf(base, "base").option;
  const changes = (kind: string) => rows.changes.filter((it) => it.from === id && it.kind === kind).map((it) => it.to);
  return omitDefaults(
    {
      ...described,
      type,
      period: firstOf(prices, "prices").period!,
      prices: prices.map((it) => ({
        amount_micros: it.amountMicros,
        currency: it.currency,
        ...introAmount(base.find((option) => option.currency === it.currency)),
      })),
      eligibility,
      ...(trial ? { trial: phase(trial) } : {}),
      ...(intro ? { intro: phase(intro) } : {}),
      options: [...options].filter(([name]) => name !== "base_option").map(([, all]) => exportedOption(all)),
      default_option: product.defaultOption,
      grace_period: product.gracePeriod,
      upgrades_to: changes("upgrade"),
      downgrades_to: changes("downgrade"),
    },
    { ...usual, eligibility: "never_this_product", default_option: "base_option" },
  );
}

function exportedOption(all: readonly OptionRow[]) {
  const { identifier, eligibility, trial, intro } = firstOf(all, "all").option;
  const amounts = Object.fromEntries(all.map((it) => [it.currency, it.option.intro?.price?.amount_micros ?? 0]));
  return omitDefaults(
    {
      identifier,
      eligibility,
      ...(trial ? { trial: phase(trial) } : {}),
      ...(intro ? { intro: { ...phase(intro), amounts } } : {}),
    },
    { eligibility: "never_this_product" },
  );
}

function introAmount(row: OptionRow | undefined): { intro_amount_micros?: number } {
  const amount = row?.option.intro?.price?.amount_micros;
  return amount === undefined ? {} : { intro_amount_micros: amount };
}

function phase({ period_duration, cycle_count }: Phase): { period: string; cycles?: number } {
  const period = period_duration!;
  return cycle_count === 1 ? { period } : { period, cycles: cycle_count };
}
