/** What the model knows of the products; it asks the service nothing. Money in the provider's units. */
export interface ModelProduct {
  kind: "subscription" | "kept" | "used up";
  price: number;
  months: number;
  trialDays: number;
  graceDays: number;
  opens: readonly string[];
  gold: number;
  upgradesTo: string | null;
  downgradesTo: string | null;
}

const ware = (it: Partial<ModelProduct>): ModelProduct => ({
  kind: "subscription",
  price: 0,
  months: 1,
  trialDays: 0,
  graceDays: 0,
  opens: ["pro"],
  gold: 0,
  upgradesTo: null,
  downgradesTo: null,
  ...it,
});

export const modelProducts: Record<string, ModelProduct> = {
  atelier_monthly: ware({ price: 400, graceDays: 3, gold: 100 }),
  atelier_yearly: ware({ price: 3_600, months: 12, trialDays: 7 }),
  studio: ware({ price: 1_000, upgradesTo: "studio_plus" }),
  studio_trial: ware({ price: 1_000, trialDays: 7, upgradesTo: "studio_plus" }),
  studio_plus: ware({ price: 12_000, months: 12, opens: ["pro", "lookbook"], downgradesTo: "studio" }),
  lookbook: ware({ kind: "kept", price: 2_500, opens: ["lookbook"] }),
  pins: ware({ kind: "used up", price: 500, opens: [], gold: 10 }),
};

export const dayMs = 86_400_000;

/** The end of the period from `start`, on the anchor's day of the month or the month's last. */
export function monthsOn(anchor: number, start: number, months: number): number {
  const [a, s] = [new Date(anchor), new Date(start)];
  const end = new Date(anchor);
  end.setUTCFullYear(s.getUTCFullYear(), s.getUTCMonth() + months, 1);
  const next = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 1));
  const days = Math.round((next.getTime() - dayMs - Date.UTC(end.getUTCFullYear(), end.getUTCMonth(), 1)) / dayMs) + 1;
  end.setUTCDate(Math.min(a.getUTCDate(), days));
  return end.getTime();
}
