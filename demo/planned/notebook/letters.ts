import { bullets, figure, heading, type PlannedEntry, pair, paragraph, pullQuote, steps } from "./planned-entry.ts";

export const noStarsYet: PlannedEntry = {
  title: "Why there are no stars before the first review",
  excerpt: "And why a product with one perfect review doesn’t come first. A letter about how we count.",
  ...{ by: "ida-lindqvist", categories: ["letters"], allowed: "everyone", daysAgo: 48 },
  cover: "item-tan-belt.webp",
  blocks: [
    paragraph(
      "A member wrote to ask why her favourite boots show no stars at all when every shop she knows would show five empty ones. It’s a fair question, and it has a short answer: five empty stars look like a bad mark, and nobody has given one.",
    ),
    paragraph(
      "The longer answer is about what we do once the first review is in. We don’t simply take the average. Suppose one person gives five stars and forty people, taken together, give 4.6. Most of us would trust the forty. So does our sum: it starts every product with a handful of imaginary, middling reviews, and real ones have to outweigh them. One enthusiast can’t; forty can.",
    ),
    heading("What counts for more than stars"),
    bullets(
      "*Wears.* If the thing is in your wardrobe, your review says how often you had worn it when you wrote, and how often you have by now.",
      "*Fit.* Small, true or large, and of the garment, never of you.",
      "*Disagreement.* The histogram is there because an average of three can be made of all threes, or of ones and fives, and those are different shoes.",
    ),
    { kind: "product", product: "loof-daughters-ankle-boot-chestnut" },
    heading("The sum, for those who want it"),
    paragraph(
      "We pretend that every product begins with seven reviews of three and a half stars. One real review of five makes that 3.7. Ten of them make it 4.4, which is where forty-one reviews with an average of 4.6 end up as well. The imaginary ones never leave, but they get quieter: after a few hundred you’d need a magnifying glass to find them.",
    ),
    paragraph(
      "A brand once asked whether the seven could be fours. We’d asked ourselves that, too. Three and a half is roughly what people give to clothes they’ve worn for a year. It isn’t an insult. It’s a Tuesday.",
    ),
    figure(
      "inset",
      "item-chestnut-boots.webp",
      "Her boots, more or less. They have three reviews by now, and an average.",
    ),
    heading("What doesn’t count"),
    paragraph(
      "Money. Brands can respond to a review, once, under their own name. They can’t remove it, move it or pay for a better place, and members who work for a brand are named as such. We have said no to this more than once, and it was never difficult.",
    ),
    pullQuote("Five empty stars look like a bad mark, and nobody has given one."),
    paragraph(
      "If you find a sum on Hemline that you don’t believe, write to us from the [contact page](/contact). I answer those letters on Fridays, with tea.",
    ),
  ],
};

export const tenDays: PlannedEntry = {
  title: "One bag, ten days: the whole list",
  excerpt: "Fourteen things, what each was for, and the two that never left the bag.",
  ...{ by: "hanna-brandt", categories: ["letters"], allowed: "everyone", daysAgo: -4 },
  cover: "item-oat-trench.webp",
  blocks: [
    paragraph(
      "I pack on the evening before, with a list that I’ve been changing for nine years. It’s on the inside of the wardrobe door, in pencil, and it has never been longer than the door handle is high.",
    ),
    heading("The list"),
    bullets(
      "The travelling trench, worn, not packed. Pockets: passport, pen, plaster.",
      "One dress that dries overnight. It has been washed in four sinks in one week and looks it only from very near.",
      "Ink jeans and light jeans. The light ones are for hope.",
      "Three tees, one of them striped, because stripes don’t show coffee.",
      "A navy blazer that has been slept in.",
      "Boots on, sneakers in. Socks in the sneakers.",
      "A scarf that is also a pillow, a blanket, and once a curtain.",
    ),
    { kind: "look", look: "packed-for-three-days" },
    { kind: "item", of: "hanna-brandt", name: "Four-sinks dress" },
    heading("How I choose"),
    steps(
      "Everything has to go with everything. If it needs a partner, it stays at home.",
      "Two layers of the day must be wearable at night.",
      "Nothing new. A journey is no place to find out about a seam.",
    ),
    paragraph(
      "The whole of it weighs six kilos. I don’t count that out of virtue; I change trains in Cologne, where there are a great many steps and a lift that is always somebody else’s.",
    ),
    heading("The pouch"),
    paragraph(
      "One thing isn’t on the list, because it lives in the bag. A needle, already threaded with black; three buttons; a safety pin; a strip of the tape that holds a hem without an iron. In nine years it has saved a hotel curtain, a stranger’s interview and a tent. It has never once been for me.",
    ),
    pullQuote("A journey is no place to find out about a seam."),
    paragraph(
      "The rest is laundry. I wash something every evening, whatever I wore next to my skin, and hang it up where the window is. On the fourth day you’ve understood that the bag isn’t small. The week is.",
    ),
    pair(
      ["item-navy-blazer.webp", "item-striped-tee.webp"],
      "Ten days, and nobody noticed. I asked the whole carriage.",
    ),
    { kind: "look", look: "night-train-to-ghent" },
    paragraph(
      "What never left the bag: the second jeans, again, and a book. I’ve taken the book off the list. The jeans stay. One has to have something to be wrong about.",
    ),
  ],
};
