import { fullPaywall } from "../paywall/testing/full-paywall.ts";

const coat = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><path fill="#d9cdb8" d="M0 0h300v200H0z"/><path fill="#28646a" d="M120 30h60l40 40-18 22-14-10v98H112V82L98 92 80 70z"/></svg>`;
const drawn = `data:image/svg+xml,${encodeURIComponent(coat)}`;

/** The full paywall, with drawings in place of photos. */
export const samplePaywall: Record<string, unknown> = JSON.parse(
  JSON.stringify(fullPaywall).replaceAll(/"\/pictures\/[^"]*"/g, JSON.stringify(drawn)),
);
