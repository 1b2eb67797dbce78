import type { OpenGraphNoun } from "../open-graph.ts";
import type { HomeList } from "./home-lists.ts";

export const homePaths = {
  home: "/",
  homeOf: (show: HomeList) => (show === "everything" ? "/" : `/?show=${show}`),
  about: "/about",
  contact: "/contact",
  privacy: "/privacy",
  terms: "/terms-and-conditions",
  questions: "/frequently-asked-questions",
  components: "/components",
  /** @param version differs once the picture may: those who show it keep it by its address */
  openGraph: (noun: OpenGraphNoun, name: string, version: string) => `/og/${noun}/${name}.jpg?v=${version}`,
} as const;

export const homeApi = { contact: "/api/contact" } as const;
