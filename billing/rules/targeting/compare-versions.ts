import { defined } from "../defined.ts";

const shape = /^v?(\d{1,9}(?:\.\d{1,9}){0,3})(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/;

export function isVersion(text: string): boolean {
  return shape.test(text);
}

/**
 * Orders two versions as semver does: missing numbers are 0, pre-releases come before their release, build metadata
 * does not count.
 * @returns below, above or 0; null when one is no version.
 */
export function compareVersions(one: string, other: string): number | null {
  const [a, b] = [shape.exec(one), shape.exec(other)];
  if (!a || !b) return null;
  const [numbers, others] = [defined(a[1], "a").split(".").map(Number), defined(b[1], "b").split(".").map(Number)];
  for (let at = 0; at < 4; at++) {
    const difference = (numbers[at] ?? 0) - (others[at] ?? 0);
    if (difference !== 0) return difference;
  }
  if (a[2] === undefined || b[2] === undefined) return Number(b[2] !== undefined) - Number(a[2] !== undefined);
  return comparePreReleases(a[2].split("."), b[2].split("."));
}

function comparePreReleases(one: string[], other: string[]): number {
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const [a, b] = [one[at], other[at]];
    if (a === b) continue;
    if (a === undefined) return -1;
    if (b === undefined) return 1;
    const [isNumber, isOtherNumber] = [/^\d+$/.test(a), /^\d+$/.test(b)];
    if (isNumber && isOtherNumber && Number(a) !== Number(b)) return Number(a) - Number(b);
    if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
    return a < b ? -1 : 1;
  }
  return 0;
}
