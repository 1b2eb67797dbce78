import type { PlannedReview } from "./planned-review.ts";

export const hannaReviews: readonly PlannedReview[] = [
  {
    ...{ product: "marin-travel-dress", stars: 5, fit: "true", size: "40", quality: 4, daysAgo: 14 },
    text: "Test conditions: hotel sink, hand soap, 22:40. Wrung in a towel (stand on it). Hung on the shower rail.\n\n1. 02:00: damp at the hem.\n2. 06:50: dry, apart from the side seams.\n3. 07:00: dry.\n\nFour hotels, same result, except in Bergen, where nothing dries. Weighs 240 g. I no longer pack a second dress.",
    photos: ["look-18.webp"],
    votes: { helpful: 25, unhelpful: 0 },
  },
  {
    ...{ product: "atelier-vey-travel-blazer", stars: 4.5, fit: "true", size: "40", quality: 5, daysAgo: 76 },
    text: "Rolls, sleeves inside, into a shoe bag. Twenty minutes in a bathroom with the shower running and nobody can tell. The inside pocket fits a passport *with* a boarding pass folded in it. Six years old; the lining has gone at one armpit.",
  },
  {
    ...{ product: "norr-sund-travelling-trench", stars: 4.5, fit: "large", size: "40", quality: 5, daysAgo: 37 },
    text: "Also a blanket. On the night train to Ghent it was also a curtain.",
    votes: { helpful: 19, unhelpful: 0 },
  },
  {
    ...{ product: "halden-straight-jeans-ink", stars: 4, fit: "true", size: "30/32", quality: 4, daysAgo: 144 },
    text: "I wear these where jeans aren’t allowed. So far one head waiter has noticed, and he winked.",
  },
  {
    ...{ product: "halden-straight-jeans-light", stars: 3.5, fit: "true", size: "30/32", quality: 4, daysAgo: 200 },
    text: "Good jeans, bad travellers: 680 g and a day and a half to dry.",
  },
  {
    ...{ product: "nitka-i-syn-striped-tee", stars: 4.5, fit: "true", size: "M", quality: 4, daysAgo: 59 },
    text: "I have two and pack both. They’re long enough to be slept in. After three years the navy has faded to the same blue on both, which I’d been hoping for, since I’d bought them a year apart.",
  },
  {
    ...{ product: "norr-sund-lambswool-scarf-forest", stars: 5, quality: 5, daysAgo: 123 },
    text: "Folded in four inside its own end, it’s a pillow. I’ve slept on it in six countries and one departure gate.",
  },
  {
    ...{ product: "loof-daughters-ankle-boot-cognac", stars: 4, fit: "true", size: "40", quality: 5, daysAgo: 171 },
    text: "The only boots I take, so they have to do funerals as well, and they do if I use the dark cream. Heel taps every fourteen months or so. I know that because I book it together with the dentist.",
  },
  {
    ...{ product: "marin-canvas-sneakers", stars: 3, fit: "small", size: "40", quality: 3, daysAgo: 233 },
    text: "Take a size up. Dry in a day in summer and never in winter. Stuff them with newspaper, and replace the newspaper.",
  },
];
