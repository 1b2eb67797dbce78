import { bullets, figure, heading, type PlannedEntry, pair, paragraph, pullQuote } from "./planned-entry.ts";

export const readTheLabel: PlannedEntry = {
  title: "Read the label before the price",
  excerpt: "Five small pictures and a list of percentages, explained by somebody who teaches chemistry in wool.",
  ...{ by: "noor-aziz", categories: ["cloth"], allowed: "everyone", daysAgo: 20 },
  cover: "item-petrol-cardigan.webp",
  blocks: [
    paragraph(
      "Every September I hand my new class a box of cut-off care labels and ask them to sort it. They sort by colour, then by language, then by size. Nobody has ever sorted by what the garment is made of. It’s the only thing on there that will still be true in ten years.",
    ),
    heading("The percentages"),
    paragraph(
      "They’re by weight, the largest first, and they leave out trimmings, linings of sleeves and everything decorative. So *80% wool, 20% polyamide* is a sock that will last; it isn’t a trick. The one to look at twice is the small number. Five per cent of elastane makes jeans comfortable and gives them an age. Five per cent of cashmere is on the label for the label.",
    ),
    bullets(
      "*Wool and polyamide*: fine, for anything that gets rubbed.",
      "*Cotton and polyester*: dries fast, keeps smells. Good for sheets, bad for armpits.",
      "*Viscose, modal, lyocell*: wood, dissolved and spun. Weak when wet. Agnes has [more to say about that](/notebook/viscose-honestly).",
      "*Acrylic*: looks like wool in the shop. Touch it again after a month.",
    ),
    heading("The five pictures"),
    paragraph(
      "Tub, triangle, square, iron, circle: wash, bleach, dry, iron, and what a professional may do. A bar under the tub means gently. Two bars mean very gently. A hand in the tub means you. The number is the _most_ it will take, not what it needs; nearly everything I own is washed at thirty and has never complained.",
    ),
    pullQuote("The number is the most it will take, not what it needs."),
    figure("inset", "item-plum-jumper.webp", "Lambswool. Hand in a tub, no triangle, flat square. Seven years."),
    paragraph(
      "The circle is where makers protect themselves. _Dry clean only_ on a plain wool skirt often means that nobody tested anything else. I test on the hem, inside, with a wet white cloth. If colour comes off, I believe the circle.",
    ),
    { kind: "item", of: "noor-aziz", name: "Petrol cardigan" },
    paragraph(
      "It helps to know who wrote what. In Europe the percentages are the law and the pictures are manners: a maker has to name the fibres, and may be wrong by three per cent, while the symbols belong to an association and are there because we’d complain without them. So when the two disagree, I believe the fibres and ask about the tub.",
    ),
    heading("If the label is gone"),
    paragraph(
      "You can find out most of it with a match, but please don’t. Wet a corner instead and press it between two fingers. Wool feels warmer, cotton feels colder, viscose goes limp at once, and polyester feels exactly as it did. My students get four scraps and three minutes, and they’re right more often than the websites of the shops that sold them.",
    ),
    figure(
      "full",
      "cover-subscription.webp",
      "Eight of ours on the classroom table. Five are wool all the way through, and every class finds them.",
    ),
    heading("What isn’t on it"),
    paragraph(
      "Length of fibre, twist of yarn, density of cloth: the three things that decide whether a jumper pills. No law asks for them. You can feel two of them, though. Rub the cloth against itself for the time it takes to count to twenty, there in the shop, and look at it from the side. If it’s already fuzzy, that was the best it will ever look.",
    ),
    { kind: "look", look: "tea-coloured-everything" },
    paragraph("Then read the price. By now you know what it’s for, and sometimes that makes it cheap."),
  ],
};

export const viscose: PlannedEntry = {
  title: "Viscose, honestly",
  excerpt: "It drapes like silk, costs like cotton and hates the washing machine. A nurse’s report.",
  ...{ by: "agnes-okafor", categories: ["cloth"], allowed: "everyone", daysAgo: 55 },
  cover: "product-black-silk-blouse.webp",
  blocks: [
    paragraph(
      "I spent thirty-eight years in uniforms that could be boiled. When I retired I bought, in one afternoon, five blouses that couldn’t, because they moved when I moved. Four of them were viscose. Two of those are still with me, and I’d like to tell you about the other two.",
    ),
    heading("What it is"),
    paragraph(
      "Wood pulp, dissolved, pressed through a sort of shower head, and turned back into thread. Not plastic, not quite a plant any more either. It takes dye beautifully, it’s cool on a hot day, and it hangs. For the money, nothing hangs better.",
    ),
    heading("What it does"),
    paragraph(
      "It shrinks, and then, out of spite, it stretches. Wet viscose has about half the strength of dry viscose, so a washing machine is a tumble down the stairs for it. The first blouse came out of a forty-degree wash a size smaller. The second I wrung out by hand, as one does with a flannel, and one shoulder has been longer ever since.",
    ),
    pullQuote("It shrinks, and then, out of spite, it stretches."),
    heading("So"),
    bullets(
      "Buy it one size looser than you think and wash it once before you shorten anything.",
      "Cold water, a little shampoo, five minutes, no wringing. Roll it up in a towel and kneel on the towel.",
      "Dry it on a hanger, out of the sun, and iron it while it’s still damp, on the inside.",
      "If the label says _lyocell_, relax a little. Same wood, better made, and it forgives a gentle machine.",
    ),
    pair(
      ["product-black-silk-blouse.webp", "product-camel-bias-skirt.webp"],
      "Silk above, viscose satin below. From two metres nobody can tell, and I’m always two metres away.",
    ),
    heading("In the shop"),
    paragraph(
      "I hold it up to the window first. If I can see the weave like a sieve, it’ll go at the seams, however well it hangs. Then I scrunch up a handful and count to five. It will crease, it’s viscose; what I want to know is whether the creases have sharp edges. Sharp ones mean a stiff, cheap finish. The first wash takes that away, and with it the drape you were paying for.",
    ),
    paragraph(
      "A word about the forest. Wood pulp sounds kinder than it always is: the trees can come from anywhere, and the old process leaves its solvents in a river. The good mills keep theirs in a closed loop and put their name on the label, because it cost them a fortune. Where there’s no name, there’s usually no loop. I’m a nurse and no inspector, but I do read what it says on the bottle.",
    ),
    { kind: "product", product: "ourcq-bias-skirt-camel" },
    { kind: "look", look: "gallery-opening-flat-shoes" },
    paragraph(
      "Would I buy it again? I have. It’s a lovely cloth for people who have time on a Thursday. If you don’t, buy cotton, and be happy, and boil it.",
    ),
  ],
};
