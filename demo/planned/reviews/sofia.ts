import type { PlannedReview } from "./planned-review.ts";

export const sofiaReviews: readonly PlannedReview[] = [
  {
    ...{ product: "taller-grau-button-through-dress", stars: 4.5, fit: "true", size: "42", quality: 5, daysAgo: 23 },
    text: "Eleven coconut buttons, sewn on with a cross and a shank. I’ve replaced the third and the seventh with my mother’s, because I replace buttons; nobody should conclude anything from it. Leave two open below the knee for the bicycle. Which two depends on the bicycle.",
    photos: ["look-26.webp"],
    votes: { helpful: 16, unhelpful: 0 },
  },
  {
    ...{ product: "okla-sandals-chestnut", stars: 4, fit: "true", size: "38", quality: 4, daysAgo: 97 },
    text: "The footbed took my shape on the ninth day rather than the tenth. Dark patches where the toes go, and that’s leather for you.",
  },
  {
    ...{ product: "sipkova-dotted-square-coral", stars: 5, quality: 5, daysAgo: 130 },
    text: "On the neck, on the bag, over the hair on a scooter, and for two hours in Bra as a bandage. It washed out.",
  },
  {
    ...{ product: "vanchiglia-round-sunglasses", stars: 4.5, quality: 4, daysAgo: 61 },
    text: "They’re around the corner from me and it’s true about the screws. An old man comes in every week for a screw, I think mainly to talk. Forty euros, real hinges, and my optician put my own lenses in without swearing.",
    votes: { helpful: 14, unhelpful: 0 },
  },
  {
    ...{ product: "vanchiglia-gold-hoops", stars: 3.5, quality: 3, daysAgo: 158 },
    text: "The plating went at the hinge after two years. They did offer to do it again “after five”. I have not got the patience to wear silver hinges until then.",
    answer: {
      text: "Five years is when we do it without being asked. Come in on any Thursday with the other pair you’re wearing, and it’ll take as long as a coffee.",
      daysLater: 2,
    },
  },
  {
    ...{ product: "norr-sund-glen-check-coat", stars: 4, fit: "large", size: "44", quality: 5, daysAgo: 29 },
    text: "Tried it in a shop in Milan between two trains and missed one of them. Heavier than my mother’s loden. If you’re used to Italian coats, know that a Swedish shoulder is a shelf.",
  },
  {
    ...{ product: "tey-hollis-saddle-blazer", stars: 3, fit: "large", size: "44", quality: 4, daysAgo: 216 },
    text: "A good colour, but they’ve glued the front where it ought to be canvassed, and you can hear it when you tap it. For £220 I want horsehair.",
    votes: { helpful: 12, unhelpful: 1 },
  },
  {
    ...{ collection: "sipkova/uncle-karel-s-dots", stars: 4.5, quality: 5, daysAgo: 74 },
    text: "All five are out on my bed. The saffron is the difficult one and the one I’d keep.",
  },
];
