import type { PlannedReview } from "./planned-review.ts";

export const noorReviews: readonly PlannedReview[] = [
  {
    ...{ product: "atelier-vey-pleated-skirt-red", stars: 5, fit: "true", size: "38", quality: 5, daysAgo: 9 },
    text: "Sixteen wears, two spills (one copper sulphate, one soup) and the pleats are where they were. Steam it hanging, from the inside, and let it dry before you sit down. Don’t let anybody near it with an iron, even if they mean well.\n\nThe waistband has no give whatsoever, so a 38 is a 38 and not a 38 after Christmas.",
    photos: ["look-01-2.webp"],
    votes: { helpful: 21, unhelpful: 0 },
  },
  {
    ...{ product: "atelier-vey-bow-blouse", stars: 4, fit: "true", size: "38", quality: 4, daysAgo: 71 },
    text: "I teach in it. It washes at forty, it doesn’t show anything under strip lights, and it survived a whole year of Year 9. It did not survive dilute nitric acid, which is on me. The bow comes undone about twice a day.",
  },
  {
    ...{ product: "loof-daughters-plain-loafer", stars: 4.5, fit: "true", size: "38", quality: 5, daysAgo: 132 },
    text: "No blisters, from the first morning. Silent on lino, and my pupils consider that unfair.",
  },
  {
    ...{ product: "marin-slingback-tan", stars: 2.5, fit: "large", size: "38", quality: 2, daysAgo: 54 },
    text: "Very nice for as long as I’m sitting. The elastic in the strap had given up after one spring, so now I walk out of the left one on stairs. Marin did send new elastics, free, in an envelope. You still need a cobbler to put them in: €18 in Rotterdam.",
    answer: {
      text: "You’re right, and the envelope was a poor answer. Pairs sold since March have a longer elastic that is sewn, not glued. Send us the receipt from your cobbler and we’ll pay it.",
      daysLater: 6,
    },
    votes: { helpful: 17, unhelpful: 1 },
  },
  {
    ...{ product: "atelier-vey-dotted-dress", stars: 5, fit: "true", size: "38", quality: 4, daysAgo: 160 },
    text: "Worn to one wedding, two garden parties and a parents’ evening that was held outdoors for some reason. Grass stains come out with cold water if you’re quick. The sash is long enough to sit on, so tie it at the side.",
    photos: ["look-17.webp"],
  },
  {
    ...{ product: "nitka-i-syn-cord-skirt-rust", stars: 3.5, fit: "small", size: "38", quality: 3, daysAgo: 33 },
    text: "It’s loud. I knew that. What I didn’t know is that the cord goes bald where you lean against a bench, in my case at hip height after about a year. Small at the waist as well.",
  },
  {
    ...{ product: "nitka-i-syn-white-tee", stars: 3, fit: "true", size: "M", quality: 2, daysAgo: 101 },
    text: "I own three and have bought eleven. Mine go at the collar after roughly thirty washes; the cloth itself would be good for twice that. At nineteen euros I keep forgiving them.",
    answer: {
      text: "The collar has had a double rib since January and it should now last as long as the rest. Thank you for counting; we only guessed.",
      daysLater: 11,
    },
  },
  {
    ...{ product: "koszeg-knit-cotton-cardigan", stars: 3.5, fit: "large", size: "M", quality: 4, daysAgo: 187 },
    text: "Grows during the day. By four o’clock the sleeves reach my knuckles, and after a wash they’re back. As an effect it’s quite interesting. As a cardigan I’d take an S.",
  },
  {
    ...{ product: "knitted-by-else-camel-roll-neck", stars: 4.5, fit: "true", size: "M", quality: 5, daysAgo: 22 },
    text: "My skin objects to most wool and doesn’t object to this, apart from the seam under the chin on the first two days. Signed “Birthe” on the inside. I’d like Birthe to know that it has been in a room with forty teenagers and a fume cupboard every week for five winters.",
    answer: { text: "Birthe has read this aloud to everybody, twice. She asks what a fume cupboard is.", daysLater: 2 },
    votes: { helpful: 19, unhelpful: 0 },
  },
];
