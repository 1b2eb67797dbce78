// Without zod, unlike look.ts: a page may import it.

export const occasions = ["everyday", "work", "evening", "weekend", "travel", "celebration", "sport"] as const;
export type Occasion = (typeof occasions)[number];
export const seasons = ["spring", "summer", "autumn", "winter"] as const;
export type Season = (typeof seasons)[number];
