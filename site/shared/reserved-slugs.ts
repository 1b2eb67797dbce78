import { api } from "./paths.ts";
import { routeIds, routes } from "./routes.ts";

/** Words that sound official, addresses of this server's other services, and nouns that the site is going to have. */
const words = `account accounts admin administrator assets blog brand brands build builds categories collections comments
  console  create delete demo discussions faq fonts gateway groups healthz help home hemline mailbox me media member moderation moderator news
  notebook notifications null official pages pay portal press products readyz reports reviews root saved search security
  staff status success support system team terms undefined users wardrobe www`;

const addresses = [
  ...routeIds.map((id) => routes[id].path),
  ...Object.values(api).map((path) => (typeof path === "function" ? path("", "") : path)),
];
const segments = addresses.flatMap((path) => path.split("/")).filter((segment) => /^[a-z]/.test(segment));

const reserved = new Set([...words.split(/\s+/), ...segments]);

/** True for every word in the address of a page or a call, and for words that would pass for Hemline's own. */
export const isReserved = (slug: string): boolean => reserved.has(slug);
