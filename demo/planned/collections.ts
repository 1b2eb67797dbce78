import { collectionsOf, type PlannedCollection } from "./planned-collection.ts";

/** As the brands order them, the present one first. */
export const plannedCollections: readonly PlannedCollection[] = [
  ...collectionsOf("norr-sund", [
    {
      ...{ name: "Autumn 2026", season: "autumn", year: 2026, cover: "look-31.webp" },
      description: "Coats first. The camel is a shade redder than last year, because the sheep were.",
      products: [
        ...["wool-coat", "wide-wool-trousers-charcoal", "lambswool-v-neck", "checked-scarf", "glen-check-coat"],
        ...["town-coat", "guernsey-crew", "lambswool-scarf-forest"],
      ],
    },
    {
      ...{ name: "Rain, 2026", season: "spring", year: 2026, cover: "look-42.webp" },
      description: "Two trenches and what goes under them.",
      products: ["gabardine-trench", "travelling-trench", "striped-poplin-shirt", "wide-wool-trousers-navy"],
    },
    {
      ...{ name: "Twelve shirts a week", season: null, year: 2025, cover: "look-05.webp" },
      description: "What the office downstairs wears from Monday to Friday.",
      products: ["poplin-shirt", "striped-poplin-shirt", "wide-wool-trousers-black", "flannel-trousers"],
    },
    {
      ...{ name: "Winter 2025", season: "winter", year: 2025, cover: "look-46.webp" },
      description: "The coldest January since the looms were electric.",
      products: [
        ...["double-breasted-coat", "wool-coat", "lambswool-scarf-burgundy", "travel-rug-scarf"],
        ...["flannel-trousers", "guernsey-crew"],
      ],
    },
  ]),
  ...collectionsOf("halden", [
    {
      ...{ name: "Quay, spring", season: "spring", year: 2026, cover: "look-10.webp" },
      description: "Denim in three washes and one yellow coat.",
      products: ["denim-jacket-bleached", "turn-up-jeans", "straight-jeans-light", "denim-skirt", "oilskin"],
    },
    {
      ...{ name: "Allotment", season: "autumn", year: 2025, cover: "look-12.webp" },
      description: "Clothes for digging, or for looking as if you had.",
      products: ["leaf-sweatshirt", "sun-sweatshirt", "straight-jeans-indigo", "waxed-trench"],
    },
    {
      ...{ name: "1974 again", season: null, year: 2024, cover: "look-28.webp" },
      description: "Fifty years of one pattern.",
      products: ["straight-jeans-indigo", "wide-jeans", "straight-jeans-ink", "denim-jacket", "chambray-shirt"],
    },
  ]),
  ...collectionsOf("atelier-vey", [
    {
      ...{ name: "Interviews", season: "autumn", year: 2026, cover: "look-39.webp" },
      description: "Five blazers for rooms with too many chairs.",
      products: ["glen-check-blazer", "forest-blazer", "travel-blazer", "double-breasted-blazer", "pressed-trousers"],
    },
    {
      ...{ name: "Pleats, resort", season: "spring", year: 2026, cover: "look-01.webp" },
      description: "Steamed in paper by Madame Rochat, who retires in May. We have been promised that before.",
      products: ["pleated-skirt-red", "pleated-skirt-taupe", "bow-blouse", "silk-bow-blouse"],
    },
    {
      ...{ name: "One dress a year", season: "summer", year: 2025, cover: "look-15.webp" },
      description: "All of them, because people kept asking for the old ones.",
      products: ["plum-dress", "floral-dress", "dotted-dress"],
    },
  ]),
  ...collectionsOf("loof-daughters", [
    {
      ...{ name: "Winter boots", season: "winter", year: 2026, cover: "look-31-3.webp" },
      description: "One boot, four colours.",
      products: ["ankle-boot-black", "ankle-boot-chestnut", "ankle-boot-espresso", "ankle-boot-cognac"],
    },
    {
      ...{ name: "Hand-sewn", season: null, year: 2025, cover: "look-32.webp" },
      description: "Everything with a needle in it for more than half an hour.",
      products: [
        ...["apron-loafer-chestnut", "apron-loafer-espresso", "apron-loafer-cognac", "horsebit-loafer-cognac"],
        ...["horsebit-loafer-black", "plain-loafer"],
      ],
    },
    {
      ...{ name: "Seven bags", season: null, year: 2024, cover: "look-02-2.webp" },
      description: "There have always been seven. When one comes, one goes.",
      products: [
        ...["handbag-black", "handbag-tan", "handbag-chestnut", "shoulder-bag-chestnut", "shoulder-bag-espresso"],
        ...["shoulder-bag-black", "shoulder-bag-oxblood"],
      ],
    },
  ]),
  ...collectionsOf("marin", [
    {
      ...{ name: "Summer 2026", season: "summer", year: 2026, cover: "look-30.webp" },
      description: "Photographed on the steps behind the workshop, by the neighbour, before lunch.",
      products: ["breton-tee", "sailor-trousers", "ballet-flats-navy", "sail-tote", "travel-dress", "mary-janes-red"],
    },
    {
      ...{ name: "Linen, washed", season: "spring", year: 2026, cover: "look-11.webp" },
      description: "Iron it if you must.",
      products: ["linen-shirt", "linen-trousers", "silk-camisole", "canvas-sneakers", "cat-eye-sunglasses"],
    },
    {
      ...{ name: "After seven", season: "winter", year: 2025, cover: "look-45-2.webp" },
      description: "Low heels for long tables.",
      products: [
        ...["slingback-black", "slingback-navy", "slingback-tan", "evening-slingback", "mary-janes-black"],
        "ballet-flats-coral",
      ],
    },
  ]),
  ...collectionsOf("knitted-by-else", [
    {
      ...{ name: "Winter 2026", season: "winter", year: 2026, cover: "look-56.webp" },
      description: "Two hundred and eleven pieces. The list is on the door.",
      products: ["camel-roll-neck", "grey-roll-neck", "oat-cardigan"],
    },
    {
      ...{ name: "Coloured wool", season: "autumn", year: 2025, cover: "look-38.webp" },
      description: "Weld, madder, indigo, and whatever Inger had on the stove.",
      products: ["petrol-cardigan", "mustard-cardigan"],
    },
  ]),
  ...collectionsOf("okla", [
    {
      ...{ name: "Bare ankles", season: "summer", year: 2026, cover: "look-20.webp" },
      description: "Four sandals from one pattern.",
      products: ["sandals-tan", "sandals-cognac", "sandals-chestnut", "sandals-espresso", "ballet-flats"],
    },
    {
      ...{ name: "On the last of 1932", season: "autumn", year: 2025, cover: "look-35.webp" },
      description: "Shoes that can go back to the bench.",
      products: ["penny-loafers", "work-boot", "slingback", "belt-tan", "belt-chestnut"],
    },
  ]),
  ...collectionsOf("koszeg-knit", [
    {
      ...{ name: "Winter yarns", season: "winter", year: 2026, cover: "look-48.webp" },
      description: "Cables, mostly.",
      products: ["aran-jumper", "cable-roll-neck", "cable-vest", "ribbed-beanie"],
    },
    {
      ...{ name: "The colour vote", season: "spring", year: 2026, cover: "look-06.webp" },
      description: "Nineteen members, four colours. Lilac won by one.",
      products: ["lilac-cardigan", "cotton-cardigan", "crew-neck-jumper", "striped-roll-neck"],
    },
  ]),
  ...collectionsOf("ourcq", [
    {
      ...{ name: "Slips since 1994", season: null, year: 2026, cover: "look-47.webp" },
      description: "One pattern, three colours, thirty-two years.",
      products: ["bias-slip-burgundy", "bias-slip-forest", "bias-slip-apricot"],
    },
    {
      ...{ name: "From the waist", season: "spring", year: 2026, cover: "look-24.webp" },
      description: "Half of a slip at a time.",
      products: [
        "bias-skirt-camel",
        "bias-skirt-espresso",
        "bias-skirt-apricot",
        "camisole-forest",
        "camisole-apricot",
      ],
    },
  ]),
  ...collectionsOf("tey-hollis", [
    {
      ...{ name: "Cloth from up the road", season: "autumn", year: 2026, cover: "look-40.webp" },
      description: "Eleven miles from loom to cutting table.",
      products: ["herringbone-blazer", "glen-check-trousers", "pressed-trousers", "kilt-skirt", "saddle-blazer"],
    },
    {
      ...{ name: "Shirting 7", season: "spring", year: 2025, cover: "look-03.webp" },
      description: "The seventh book of stripes, and the last one that Mr Garside chose.",
      products: ["bengal-stripe-shirt", "oxford-stripe-shirt", "pinstriped-trousers", "pleated-skirt"],
    },
  ]),
  ...collectionsOf("sipkova", [
    {
      ...{ name: "Uncle Karel’s dots", season: null, year: 2026, cover: "look-17-2.webp" },
      description: "Five colours, printed by eye.",
      products: [
        ...["dotted-square-red", "dotted-square-rust", "dotted-square-coral", "dotted-square-saffron"],
        "dotted-square-apricot",
      ],
    },
    {
      ...{ name: "Balcony", season: "summer", year: 2025, cover: "look-29.webp" },
      description: "What grows there, and one black blouse for the evening.",
      products: ["garden-dress", "black-silk-blouse", "dotted-square-coral"],
    },
  ]),
  ...collectionsOf("taller-grau", [
    {
      ...{ name: "Before the heat", season: "summer", year: 2026, cover: "look-26.webp" },
      description: "Sewn by May. In June we swim.",
      products: ["button-through-dress", "white-trousers", "olive-trousers", "straw-hat"],
    },
    {
      ...{ name: "Half trousers", season: "summer", year: 2025, cover: "look-16.webp" },
      description: "Two shorts, one argument about pockets.",
      products: ["sand-shorts", "cream-shorts"],
    },
  ]),
  ...collectionsOf("nitka-i-syn", [
    {
      ...{ name: "Every day", season: null, year: 2026, cover: "look-21.webp" },
      description: "The things you only notice when they are in the wash.",
      products: ["white-tee", "black-tee", "striped-tee", "slim-jeans", "white-jeans", "school-trousers"],
    },
    {
      ...{ name: "Cord", season: "autumn", year: 2025, cover: "look-34.webp" },
      description: "You will be heard.",
      products: ["cord-skirt-rust", "cord-skirt-moss", "barrel-trousers"],
    },
  ]),
  ...collectionsOf("plimmer", [
    {
      ...{ name: "Two sets", season: "summer", year: 2026, cover: "look-25.webp" },
      description: "For losing in.",
      products: ["court-skirt", "club-tee", "court-shoe", "club-cap"],
    },
    {
      ...{ name: "Warm up", season: "winter", year: 2025, cover: "look-14.webp" },
      description: "And then pastry.",
      products: [...["navy-joggers", "plum-joggers", "warm-up-sweatshirt-grey", "warm-up-sweatshirt-navy", "rust-cap"]],
    },
  ]),
  ...collectionsOf("vanchiglia", [
    {
      ...{ name: "Small things", season: null, year: 2026, cover: "look-19-3.webp" },
      description: "Everything we make fits into one drawer.",
      products: [...["gold-hoops", "round-sunglasses", "square-sunglasses", "plain-watch-tan", "plain-watch-oxblood"]],
    },
  ]),
];
