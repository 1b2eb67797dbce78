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
