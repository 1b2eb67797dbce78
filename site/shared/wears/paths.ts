export const wearsApi = {
  wears: "/api/wears",
  /** All wears of one press. */
  wearPress: (press: string) => `/api/wears/${press}`,
  /** The last logged wear of an item on a day. */
  itemWear: (id: string, on: string) => `/api/items/${id}/wears/${on}`,
  /** Logs a wear of all items that a look names. */
  lookWears: (slug: string) => `/api/looks/${slug}/wears`,
} as const;
