export const draftsApi = {
  /** @param place a `DraftPlace` */
  draft: (place: string) => `/api/drafts/${place}`,
} as const;
