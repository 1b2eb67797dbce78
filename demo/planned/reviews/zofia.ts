import type { PlannedReview } from "./planned-review.ts";

export const zofiaReviews: readonly PlannedReview[] = [
  {
    ...{ product: "marin-sail-tote", stars: 2.5, quality: 2, daysAgo: 19 },
    text: "The print’s fine. The handles are glued where they ought to be sewn; mine let go in Sopot with a melon in it. I’ve since sewn them on myself with whipping twine, and it’ll now outlast the canvas.",
    photos: ["look-30-2.webp"],
    answer: {
      text: "We’re sorry about the melon. All totes cut since June have the handles sewn through to the bottom. If you’ll tell us which twine you used, we’d like to try it.",
      daysLater: 2,
    },
    votes: { helpful: 25, unhelpful: 0 },
  },
  {
    ...{ product: "marin-breton-tee", stars: 5, fit: "true", size: "M", quality: 5, daysAgo: 56 },
    text: "Five summers of salt. The red has gone to brick, evenly, and the neck hasn’t stretched although I pull it over wet hair. Stripes meet at the sides to within a thread. I count stripes, it calms me.",
    votes: { helpful: 15, unhelpful: 0 },
  },
  {
    ...{ product: "marin-sailor-trousers", stars: 4, fit: "small", size: "M", quality: 5, daysAgo: 102 },
    text: "From a second-hand shop in Gdynia, original buttons gone. High, and no mercy after lunch. You stand up straight in them whether you’d planned to or not.",
    photos: ["look-30.webp"],
  },
  {
    ...{ product: "marin-ballet-flats-navy", stars: 3, fit: "true", size: "40", quality: 3, daysAgo: 138 },
    text: "The rubber tread peels off when it meets a wet jetty. Superglue, a brick on top, one night.",
  },
  {
    ...{ product: "halden-oilskin", stars: 5, fit: "true", size: "L", quality: 5, daysAgo: 29 },
    text: "It smelled of the harbour for a week and then of me, exactly as advertised, and I *am* from the harbour, so.",
    votes: { helpful: 21, unhelpful: 0 },
  },
  {
    ...{ product: "halden-denim-skirt", stars: 4, fit: "true", size: "M", quality: 4, daysAgo: 174 },
    text: "No stretch means no stretch. Climb into the boat backwards.",
  },
  {
    ...{ product: "tey-hollis-bengal-stripe-shirt", stars: 5, fit: "large", size: "L", quality: 5, daysAgo: 90 },
    text: "My father bought it in Hull, in 1991, waiting for a part for an engine. He wore it until it was too small and then I wore it until it was big again. The cuffs have been turned. I sent them a photo and someone called Maureen wrote back that she remembered the stripe.",
    photos: ["look-23.webp"],
    answer: {
      text: "Maureen has retired since, but we showed her this. She’d like your father to know the part would have arrived sooner if he’d ordered it on a Tuesday.",
      daysLater: 7,
    },
    votes: { helpful: 25, unhelpful: 0 },
  },
  {
    ...{ product: "okla-sandals-espresso", stars: 4, fit: "true", size: "40", quality: 4, daysAgo: 206 },
    text: "Waxed, and they mean it: in and out of the Baltic all of July. Rinse the salt off or the buckle goes green.",
  },
  {
    ...{ product: "nitka-i-syn-striped-tee", stars: 4.5, fit: "true", size: "M", quality: 4, daysAgo: 224 },
    text: "Same lake since 2016, same T-shirt. One of us has faded.",
  },
];
