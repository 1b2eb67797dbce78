/** "999", "2,314". Without `Intl`, whose first use takes a phone as long as drawing a screen. */
export function formatNumber(count: number): string {
  const [whole = "", ...decimals] = `${count}`.split(".");
  return [whole.replace(/\B(?=(\d{3})+$)/g, ","), ...decimals].join(".");
}
