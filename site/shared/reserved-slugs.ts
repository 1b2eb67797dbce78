import { routeIds, routes } from "./routes.ts";

/** Words that sound official, and addresses that other services of this server answer. */
const words = `account accounts administrator api assets blog brand builds delete demo faq fonts gateway healthz help
  hemline logout mailbox me media moderation moderator news null official pages password pay photos portal press readyz
  reports root security sessions staff status success support system team terms undefined user users www`;

const segments = routeIds.flatMap((id) => routes[id].path.split("/")).filter((segment) => /^[a-z]/.test(segment));

const reserved = new Set([...words.split(/\s+/), ...segments]);

/** True for every word in the address of a page, and for words that would pass for Hemline's own. */
export const isReserved = (slug: string): boolean => reserved.has(slug);
