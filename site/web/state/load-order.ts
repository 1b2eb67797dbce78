/** Counts loads and changes in their order. */
let now = 0;
let latestLoad = 0;
const loads = new WeakMap<object, number>();

/** The next moment in the order of loads and changes. */
export const nextMoment = (): number => ++now;

/** To be called before a page's data is requested, and the result when it has arrived. */
export function startLoad(): () => void {
  const startedAt = nextMoment();
  return () => {
    latestLoad = startedAt;
  };
}

/**
 * When the request for a part of a page's data was started; to be asked when the part is first rendered. Parts of
 * earlier pages, as in a list that the back button restores, keep their moment.
 */
export function loadedAt(part: object): number {
  const known = loads.get(part);
  if (known !== undefined) return known;
  loads.set(part, latestLoad);
  return latestLoad;
}
