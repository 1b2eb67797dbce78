/** A fictional brand. Its logo and cover are `logo-{slug}.webp` and `brand-{slug}.webp` in `demo/pictures/`. */
export interface PlannedBrand {
  slug: string;
  name: string;
  description: string;
  foundedIn: number;
  links: readonly string[];
  /** Slugs of people who may answer its reviews. */
  members?: readonly string[];
}

/** The one who first came last: the newest are at the end. */
export const plannedBrands: readonly PlannedBrand[] = [
  {
    ...{ slug: "norr-sund", name: "Norr & Sund", foundedIn: 1931, members: ["mikkel"] },
    description:
      "Outerwear and tailoring from a mill town. Few colours, long runs, and a repair counter in Borås that answers letters.",
    links: ["https://norr-sund.example/", "https://norr-sund.example/repairs"],
  },
  {
    ...{ slug: "halden", name: "Halden", foundedIn: 1974 },
    description:
      "Denim and work clothes from the last sewing room on the quay. The patterns have hardly changed since the ferries were steel blue.",
    links: ["https://halden.example/"],
  },
  {
    ...{ slug: "atelier-vey", name: "Atelier Vey", foundedIn: 1998 },
    description:
      "Blazers, pleats and one dress a year, cut above a bakery in Vevey. Every size is fitted on somebody who has to climb stairs in it.",
    links: ["https://atelier-vey.example/", "https://atelier-vey.example/fittings"],
  },
  {
    ...{ slug: "loof-daughters", name: "Loof & Daughters", foundedIn: 1957 },
    description:
      "Boots, loafers and bags in vegetable-tanned leather. Three daughters, two of whom agree on heels. Resoling in Antwerp, by post or over the counter.",
    links: ["https://loof-daughters.example/", "https://loof-daughters.example/resoling"],
  },
  {
    ...{ slug: "marin", name: "Marin", foundedIn: 2004 },
    description: "Linen, stripes and flat shoes for a town with more steps than streets. Made in Marseille and Porto.",
    links: ["https://marin.example/"],
  },
  {
    ...{ slug: "knitted-by-else", name: "Knitted by Else", foundedIn: 2009, members: ["mikkel"] },
    description:
      "Else and six neighbours on Samsø knit about four hundred pieces a year. The name of the knitter is sewn into the side seam. When the wool is gone, it is gone.",
    links: ["https://knitted-by-else.example/"],
  },
  {
    ...{ slug: "okla", name: "Okla", foundedIn: 1894 },
    description:
      "Shoes and belts from Zlín, on lasts that survived four governments. Plain, wide enough, and sold with a brush.",
    links: ["https://okla.example/", "https://okla.example/lasts"],
  },
  {
    ...{ slug: "koszeg-knit", name: "Kőszeg Knit", foundedIn: 1968 },
    description:
      "A knitting cooperative near the Austrian border. Cables, Arans and beanies on machines that are older than most of the people who mend them.",
    links: ["https://koszeg-knit.example/"],
  },
  {
    ...{ slug: "ourcq", name: "Ourcq", foundedIn: 1986 },
    description:
      "Silk on the bias from a courtyard in Pantin. Slips, skirts and camisoles, in colours that are dyed when the weather is dry.",
    links: ["https://ourcq.example/"],
  },
  {
    ...{ slug: "tey-hollis", name: "Tey & Hollis", foundedIn: 1902 },
    description:
      "Shirts, tweed and trousers with a proper crease. Cut in Leeds from cloth that comes up the road from Huddersfield.",
    links: ["https://tey-hollis.example/", "https://tey-hollis.example/alterations"],
  },
  {
    ...{ slug: "sipkova", name: "Šípková", foundedIn: 2012 },
    description:
      "Silk squares and blouses, screen-printed in Prague by three sisters and an uncle. Named after the rose hip, which is also the first thing they ever printed.",
    links: ["https://sipkova.example/"],
  },
  {
    ...{ slug: "taller-grau", name: "Taller Grau", foundedIn: 2015 },
    description:
      "Linen and straw from the harbour quarter of Valencia. Sewn from October to May, because the workshop has no air conditioning.",
    links: ["https://taller-grau.example/"],
  },
  {
    ...{ slug: "nitka-i-syn", name: "Nitka i Syn", foundedIn: 1989 },
    description:
      "Everyday clothes from Łódź: T-shirts, jeans, cord. Nitka is a surname and also means thread. The son does the accounts.",
    links: ["https://nitka-i-syn.example/"],
  },
  {
    ...{ slug: "plimmer", name: "Plimmer", foundedIn: 2011 },
    description:
      "Court shoes and cotton for people who play once a week and mean it. From a railway arch in south London.",
    links: ["https://plimmer.example/"],
  },
  {
    ...{ slug: "vanchiglia", name: "Vanchiglia", foundedIn: 2008 },
    description:
      "Glasses, hoops and plain watches from a former button workshop in Turin. Spare screws are free, also for other people’s glasses.",
    links: ["https://vanchiglia.example/"],
  },
];

/** Members proposed them, and no admin has answered yet. */
export const proposedBrands: readonly { name: string; by: string; item: string }[] = [
  // “Šípková” exists: a proposal to merge.
  { name: "Sipkova Praha", by: "elif-demir", item: "Rose hip scarf" },
  { name: "Żuraw", by: "marta-nowak", item: "Crane jumper" },
];
