import type { PlannedReview } from "./planned-review.ts";

export const martaReviews: readonly PlannedReview[] = [
  {
    ...{ product: "ourcq-camisole-forest", stars: 4, fit: "true", size: "38", quality: 4, daysAgo: 34 },
    text: "I swapped a kettle for it. Better than the kettle. It goes with the skirt I made from a curtain, and that’s the highest test I have: nothing bought goes with that skirt.",
    photos: ["look-24.webp"],
  },
  {
    ...{ product: "okla-sandals-tan", stars: 3.5, fit: "true", size: "39", quality: 4, daysAgo: 86 },
    text: "First to stain, they write, and it’s the truth: sun cream, cherries, rain from a gutter. I oiled the whole sandal darker in the end, so now I have the cognac ones, more or less.",
  },
  {
    ...{ product: "halden-denim-shorts", stars: 4, fit: "small", size: "30/30", quality: 5, daysAgo: 141 },
    text: "Long enough to sit on a car bonnet in July and get off again without leaving anything behind. Very strong hem. Waist small for the number.",
  },
  {
    ...{ product: "nitka-i-syn-striped-tee", stars: 5, fit: "true", size: "M", quality: 5, daysAgo: 190 },
    text: "My friend Lidia sews these in Łódź and I’ve seen her do the stripes at the side seam, pin by pin, while talking about something else entirely. So I’m not neutral. But look at the side seam.",
    votes: { helpful: 18, unhelpful: 1 },
  },
  {
    ...{ product: "taller-grau-button-through-dress", stars: 3.5, fit: "large", size: "40", quality: 4, daysAgo: 210 },
    text: "Bought to share with my sister, who’s a size smaller. That way it’s too large for one of us and slightly too large for the other.",
  },
  {
    ...{
      product: "norr-sund-wide-wool-trousers-charcoal",
      stars: 4.5,
      fit: "true",
      size: "38",
      quality: 5,
      daysAgo: 17,
    },
    text: "Second-hand, hem already let down by somebody taller. If you turn the waistband over you’ll find the date of cutting in pencil. Mine: 9 X 21. I find that strangely touching.",
    votes: { helpful: 16, unhelpful: 0 },
  },
  {
    ...{ product: "nitka-i-syn-school-trousers", stars: 3, fit: "true", size: "40", quality: 2, daysAgo: 119 },
    text: "I *did* graduate in them. Would I again? With a different zip.",
  },
  {
    ...{ product: "vanchiglia-gold-hoops", stars: 4, quality: 4, daysAgo: 56 },
    text: "Lost one on the tram to Nowa Huta. They sell singles for half the price; you only have to ask.",
    votes: { helpful: 20, unhelpful: 0 },
  },
];
