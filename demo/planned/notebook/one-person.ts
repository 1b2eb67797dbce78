import {
  divider,
  figure,
  heading,
  type PlannedEntry,
  pair,
  paragraph,
  pullQuote,
  quote,
  teaserEnd,
} from "./planned-entry.ts";

export const elevenWinters: PlannedEntry = {
  title: "A year in one coat",
  excerpt:
    "Edith Marlow is seventy-one and keeps the buttons of everything she has ever worn out. We went through the tin.",
  ...{ by: "ida-lindqvist", categories: ["one-person-one-coat"], allowed: "everyone", daysAgo: 9 },
  cover: "product-navy-wool-coat.webp",
  blocks: [
    paragraph(
      "The tin once held shortbread. It has a castle on the lid. Edith puts it on the table between us, next to the coat, and says that we may look at one of them first, and that the other will make more sense afterwards. I choose the tin.",
    ),
    paragraph(
      "There are, by her count, four hundred and six buttons in it. Each is from something that she wore until it couldn’t be worn. _You cut them off before you let it go,_ she says. _They’re what’s left of the manners._",
    ),
    { kind: "look", look: "eleven-winters-one-coat" },
    heading("January"),
    paragraph(
      "The coat is navy, double-breasted, and was bought in Bath on a Saturday in November, eleven winters ago. She had gone out for fish. She had not planned on a coat, and she didn’t have the money, and she went back on Monday with it.",
    ),
    heading("April"),
    paragraph(
      "It’s too warm for it by now and she wears it anyway, open, to the post. In the left pocket: a pencil, a ticket from 2019, a conker. In the right one a hole, which has been there for three years. _That pocket’s for things I want to lose._",
    ),
    pullQuote("They’re what’s left of the manners."),
    heading("June"),
    paragraph(
      "She lends it out, but not in June; in June she tells me about it. A niece had it for an interview in Leeds, in the rain. The niece got the post and came back with the coat over her arm, brushed, and in the right pocket, the one with the hole, a thank-you note that had already begun to leave. It’s the only thing in the tin that isn’t a button.",
    ),
    heading("August"),
    paragraph(
      "It hangs in the hall under a bedsheet, brushed, with its pockets empty. She brushes it on the first Sunday of every month whether it needs it or not. There’s no product, no spray. A brush made of pig’s bristle, from her mother, downwards, twenty strokes.",
    ),
    figure(
      "inset",
      "product-navy-wool-coat.webp",
      "Button four isn’t original. She’ll tell you which one is if you ask.",
    ),
    heading("November"),
    paragraph(
      "The lining gave out in the seventh winter and was replaced by a man in Walcot Street, who asked whether she wanted it plain. She wanted it red. Nobody sees it, apart from her, and from whoever holds the coat for her, and there’s hardly anybody left who does that, she says, so it’s really for the hook.",
    ),
    heading("The sum"),
    paragraph(
      "Since Hemline likes a number, I asked for some. The coat was two hundred and ten pounds, on the Monday. Buttons, lining, one shoulder pad: a hundred and thirty-five. She wears it from October to the end of April, six days in seven, which makes about two thousand days so far. I did the sum aloud. Seventeen pence. Edith thought about it. _That’s less than the bus,_ she said, _and you can sit down in it._",
    ),
    { kind: "product", product: "norr-sund-double-breasted-coat" },
    quote(
      "And when it goes?",
      "Then there’ll be ten buttons in the tin. And somebody will have to explain the odd one.",
    ),
  ],
};

export const sameSilk: PlannedEntry = {
  title: "Twelve years of the same silk",
  excerpt: "Camille Roy owns three slip dresses and no iron. Notes on wearing something delicate as if it weren’t.",
  ...{ by: "camille-roy", categories: ["one-person-one-coat", "cloth"], allowed: "subscribers", daysAgo: 62 },
  cover: "item-burgundy-slip-dress.webp",
  blocks: [
    paragraph(
      "The first one was burgundy, and it was second-hand when I was twenty-two, from a shop on the slopes of the Croix-Rousse that smelled of dust and oranges. The woman who sold it looked at my boots and said: _Good. Don’t be careful with it._",
    ),
    paragraph(
      "I’ve thought about that sentence for twelve years. Silk was made for parachutes. It was made for sails, and for the threads in wounds. It’s only since we put it behind glass that we’re afraid of it.",
    ),
    { kind: "item", of: "camille-roy", name: "The good slip" },
    teaserEnd,
    heading("Winter"),
    paragraph(
      "A slip is the warmest thin thing there is. Under a jumper, over a long-sleeved vest, with wool tights: it moves where wool would catch, and the air between the two does the rest. I’ve worn the good one at eleven below, on a roof, at New Year, and what froze was my champagne.",
    ),
    { kind: "look", look: "new-year-in-the-good-slip" },
    heading("Water"),
    paragraph(
      "I wash it in the basin with shampoo, since silk is hair, more or less. Cool water, two minutes, no twisting. I hang it up dripping in the shower, and by morning it’s dry and flat. That’s why I don’t own an iron. The creases that stay are mine; they’re where I sit.",
    ),
    pullQuote("The creases that stay are mine. They’re where I sit."),
    heading("Company"),
    paragraph(
      "What I wear them with has changed more than the dresses have. At twenty-two it was boots and a man’s cardigan. At twenty-eight it was a blazer, because I’d begun to be listened to. Now, from October to May, it’s a big grey jumper, so that only a hand’s width of silk shows below, and people who know me can tell by that strip which of the three it is and how the day is going.",
    ),
    paragraph(
      "A friend asked what I’ll do when I’m too old for a slip. I’ve been told the same about fringes, motorbikes and this city. Silk doesn’t know how old anybody is. It only knows how warm.",
    ),
    heading("Damage"),
    paragraph(
      "Three stains and one tear, in twelve years. The tear was a rose bush and is mended with a thread of the same silk, pulled from the hem. Of the stains, one was wine, which left. One was oil, which didn’t, and became a small embroidered leaf. The third I’m not going to explain.",
    ),
    pair(
      ["item-forest-slip-dress.webp", "item-apricot-slip-dress.webp"],
      "The second and the third. Green for weekdays, apricot for being looked at.",
    ),
    { kind: "look", look: "green-slip-dress-twice-this-week" },
    divider,
    paragraph(
      "I went back to the shop last spring to tell her. It sells telephone covers now. I stood in the doorway in the dress for a moment, so that they’d at least met.",
    ),
  ],
};
