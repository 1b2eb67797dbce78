// Apart from look.ts, so that a page may name them without bringing the drafts' validation into the browser.

export const occasions = ["everyday", "work", "evening", "weekend", "travel", "celebration", "sport"] as const;
export type Occasion = (typeof occasions)[number];
export const seasons = ["spring", "summer", "autumn", "winter"] as const;
export type Season = (typeof seasons)[number];

export const lookLimits = { photos: 10, tags: 20, title: 120, text: 4000 } as const;
