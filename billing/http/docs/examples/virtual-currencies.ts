import type { VirtualCurrenciesAnswer } from "@hemline/protocol";

const balanceOf = (balance: number): VirtualCurrenciesAnswer => ({
  virtual_currencies: {
    GEM: { balance, name: "Gems", code: "GEM", description: "Buys extras in the app." },
  },
});

export const balances = balanceOf(250);
/** After 100 more. */
export const balancesAfterGrant = balanceOf(350);
