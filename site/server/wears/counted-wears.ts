/** “Wear logged”, “3 wears logged” */
export const countedWears = (count: number, what: "logged" | "deleted"): string =>
  count > 1 ? `${count} wears ${what}` : `Wear ${what}`;
