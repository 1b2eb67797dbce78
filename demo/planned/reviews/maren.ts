import type { PlannedReview } from "./planned-review.ts";

export const marenReviews: readonly PlannedReview[] = [
  {
    ...{ product: "norr-sund-wool-coat", stars: 4.5, fit: "true", size: "M", quality: 5, daysAgo: 6 },
    text: "Three winters. The lining went at the vent in the second one and I had the whole of it replaced in October: €46, because I wanted oxblood again and they keep it on a roll in Borås.\n\nOne button is hanging by two threads and needs doing before January. I’m 168 cm and the hem ends a hand below the knee. Warm enough down to minus five with a jumper, and I’ve stood at enough bus stops to say so.",
    photos: ["look-31-2.webp", "look-31-3.webp"],
    answer: {
      text: "The vent has had a second row of stitching since last autumn’s coats. If your tailor has no oxblood thread, write to us: we post it.",
      daysLater: 3,
    },
    votes: { helpful: 22, unhelpful: 0 },
  },
  {
    ...{ product: "norr-sund-gabardine-trench", stars: 4, fit: "small", size: "38", quality: 5, daysAgo: 88 },
    text: "Sleeves too short by a centimetre, which they know, because there is spare in the hem and it took me an evening to let it down. Otherwise very good. Showerproof for about twenty-five minutes.",
  },
  {
    ...{ product: "atelier-vey-glen-check-blazer", stars: 5, fit: "true", size: "38", quality: 5, daysAgo: 120 },
    text: "I paid €320 in 2019 and winced. Eight wears a year, so cost per wear is only now approaching what I’d call decent. But: three interviews, two jobs. Brush it, don’t clean it.",
    photos: ["look-05.webp"],
  },
  {
    ...{ product: "loof-daughters-ankle-boot-black", stars: 4.5, fit: "true", size: "39", quality: 5, daysAgo: 44 },
    text: "Resoled twice by post. The second time they also replaced an elastic I hadn’t complained about and didn’t charge for it. Uppers from 2020 and still the original creases.",
    votes: { helpful: 15, unhelpful: 0 },
  },
  {
    ...{
      product: "loof-daughters-apron-loafer-espresso",
      stars: 3.5,
      fit: "large",
      size: "39",
      quality: 4,
      daysAgo: 147,
    },
    text: "I own these in three colours, so believe me: the espresso pair is wider than the other two. Insoles solved it. Somebody changed the last and didn’t say so on the box.",
    answer: {
      text: "We did, in 2022, and we should have said so. The product page says it now. If your insoles wear out, ask for the cork ones; they’re free for pairs from that year.",
      daysLater: 9,
    },
  },
  {
    ...{ product: "halden-straight-jeans-indigo", stars: 5, fit: "true", size: "29/32", quality: 5, daysAgo: 15 },
    text: "Bought in 2017. Both knees mended: left with the spare patch that comes in the pocket, right with a piece of somebody’s blue shirt. The denim around the mends is still strong, which is what you want to know about denim.\n\n- Shrinks about 2 cm in length the first time\n- Bleeds onto pale sofas for a month\n- The copper buttons outlive the cloth",
    photos: ["look-12.webp"],
    votes: { helpful: 23, unhelpful: 1 },
  },
  {
    ...{ product: "halden-waxed-trench", stars: 3, fit: "large", size: "M", quality: 4, daysAgo: 205 },
    text: "Keeps water out, smells like a garage, marks car seats. All of that is wax and none of it is a fault. The hood that is missing, on the other hand, is.",
  },
  {
    ...{ product: "atelier-vey-suit-jacket-2016", stars: 2, fit: "large", size: "40", quality: 4, daysAgo: 250 },
    text: "Nothing wrong with the making. It was simply two sizes of shoulder on one size of person, and I wore it three times in its last year before I sold it to a colleague. It fits her. She gets compliments and I have to listen to them.",
  },
  {
    ...{ product: "marin-cat-eye-sunglasses", stars: 2, quality: 3, daysAgo: 66 },
    text: "“They sink”, it says on the page. They do. Third pair. I’ve tied a cork to these.",
  },
  {
    ...{ product: "knitted-by-else-oat-cardigan", stars: 4.5, fit: "true", size: "M", quality: 5, daysAgo: 30 },
    text: "One button came off and rolled under a tram. The replacement from my tin is a size larger and holds better, which I mention because all six are carved by hand and two of the remaining five are a little too small for their holes. Wool excellent. No moths so far, touch wood. Touch buttons.",
    photos: ["look-55-2.webp"],
    answer: {
      text: "We checked the drill. It was worn. New buttons are on their way to you, with the right diameter and one to spare.",
      daysLater: 4,
    },
  },
];
