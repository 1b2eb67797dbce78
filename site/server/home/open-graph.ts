import { listedLooks } from "../looks/lists/look-lists.ts";
import { plainWords, type ReadOpenGraph } from "../open-graph/open-graph-subject.ts";
import { notFound } from "../problems.ts";

const pages = {
  /** Also of pages that have no picture of their own. */
  home: { title: "Looks, and the people who wear them", line: "For people who like their clothes enough to keep them" },
  looks: { title: "Looks", line: "What members wear" },
  members: { title: "Members", line: "And what they wear" },
  brands: { title: "Brands", line: "That members own, wear and review" },
  notebook: { title: "The notebook", line: "Long reads about short lists of clothes" },
  discussions: { title: "Discussions", line: "By people who own the clothes" },
} as const;

const isPage = (name: string): name is keyof typeof pages => Object.hasOwn(pages, name);

/** Of pages of the site itself. */
export const pageOpenGraph: ReadOpenGraph = async (site, name) => {
  if (!isPage(name)) throw notFound("photo");
  const { title, line } = pages[name];
  const photos = name === "looks" || name === "members" ? (await listedLooks(site, null)).items : [];
  return { words: plainWords([title], line), photos: photos.map(({ photo }) => photo) };
};
