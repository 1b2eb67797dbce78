/** The fields of the registration form, and the profile. */
export interface DemoPerson {
  first_name: string;
  last_name?: string;
  slug: string;
  email: string;
  bio: string;
  city: string;
  /** File name in `demo/pictures/`. */
  avatar: string;
  role: "member" | "admin";
  /** Seeded with an active subscription. */
  subscriber: boolean;
}

/** The slug of the one whose looks only followers see. */
export const privatePerson = "lotte";

export const demoPassword = "threadbare and loved";

interface Portrait {
  name: [first: string, last?: string];
  city: string;
  bio: string;
  role?: "admin";
  subscriber?: true;
}

const portraits: Portrait[] = [
  {
    name: ["Noor", "Aziz"],
    city: "Rotterdam",
    bio: "Teaches chemistry in wool. Three coats, one for each kind of rain.",
  },
  {
    name: ["Maren", "Holt"],
    city: "Aarhus",
    bio: "Has logged every wear since 2019. Mends on Sundays, complains on Mondays.",
    subscriber: true,
  },
  {
    name: ["Ida", "Lindqvist"],
    city: "Malmö",
    bio: "Keeps things tidy around here. Ask me about buttons.",
    role: "admin",
    subscriber: true,
  },
  { name: ["Jonas", "Weil"], city: "Leipzig", bio: "Wears what his aunt knits. She’s fast." },
  { name: ["Camille", "Roy"], city: "Lyon", bio: "Silk in spring, silk in winter, never an iron.", subscriber: true },
  { name: ["Ana", "Prado"], city: "Porto", bio: "Dresses with pockets or none at all." },
  {
    name: ["Tilda", "Rask"],
    city: "Oslo",
    bio: "Writes about what clothes cost after you’ve paid for them.",
    subscriber: true,
  },
  { name: ["Kofi", "Mensah"], city: "Hamburg", bio: "Tailored by day, joggers by five past six." },
  { name: ["Yuki", "Tanaka"], city: "Berlin", bio: "Grey, navy, and one yellow thing a year." },
  { name: ["Elif", "Demir"], city: "Vienna", bio: "Second-hand first. Third-hand is fine too." },
  { name: ["Lotte"], city: "Ghent", bio: "Small wardrobe, large scarf." },
  { name: ["Tomás", "Vidal"], city: "Valencia", bio: "Linen apologist. The creases are the point." },
  { name: ["Agnes", "Okafor"], city: "Leeds", bio: "Retired nurse. Comfortable shoes, excellent lapels." },
  { name: ["Priya", "Nair"], city: "London", bio: "Counts wears the way other people count steps." },
  { name: ["Mikkel"], city: "Copenhagen", bio: "Bicycle, raincoat, bicycle, raincoat." },
  { name: ["Sofia", "Conti"], city: "Turin", bio: "My mother’s coats, my own buttons.", subscriber: true },
  { name: ["Hanna", "Brandt"], city: "Zürich", bio: "Packs one bag for ten days and writes the list down." },
  { name: ["Samir", "Haddad"], city: "Brussels", bio: "Shirts, mostly. Ironed, sometimes." },
  { name: ["Edith", "Marlow"], city: "Bath", bio: "Seventy-one. Some of these clothes are older than your manager." },
  { name: ["Chidi"], city: "Dublin", bio: "Knitwear and opinions about knitwear." },
  { name: ["Linnea", "Berg"], city: "Gothenburg", bio: "Colour first, then weather, then sense." },
  { name: ["Olu", "Adeyemi"], city: "Manchester", bio: "Learning to darn. Twelve socks in." },
  { name: ["Marta", "Nowak"], city: "Kraków", bio: "Swaps more than she buys." },
  { name: ["Felix", "Arnaud"], city: "Nantes", bio: "Sews badly, often, with joy." },
  { name: ["Zofia"], city: "Gdańsk", bio: "Sea, stripes, repeat." },
  { name: ["Ama", "Boateng"], city: "Basel", bio: "Trousers with a crease, and nothing to prove." },
];

/** The first three are the member, the subscriber and the admin that the server prints at its start. */
export const people: readonly DemoPerson[] = portraits.map(({ name, city, bio, role, subscriber }, i) => {
  const [first, last] = name;
  const slug = plainLetters([first, last].filter(Boolean).join("-"));
  return {
    first_name: first,
    ...(last ? { last_name: last } : {}),
    slug,
    email: `${slug.replace("-", ".")}@example.org`,
    bio,
    city,
    avatar: `avatar-${String(i + 1).padStart(2, "0")}.webp`,
    role: role ?? "member",
    subscriber: subscriber ?? false,
  };
});

/** Printed at the start, one for each role. */
export const namedPeople = { member: people[0]!, subscriber: people[1]!, admin: people[2]! } as const;

function plainLetters(name: string): string {
  return name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
