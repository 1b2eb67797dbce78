import {
  bullets,
  divider,
  figure,
  heading,
  type PlannedEntry,
  pair,
  paragraph,
  pullQuote,
  steps,
  teaserEnd,
} from "./planned-entry.ts";

export const theExpensiveCoat: PlannedEntry = {
  title: "The coat nobody wears is the expensive one",
  excerpt: "I logged a whole winter. What I paid at the till turned out to be the least interesting number.",
  ...{ by: "tilda-rask", categories: ["wardrobe-arithmetic"], allowed: "subscribers", daysAgo: 6 },
  cover: "cover-home.webp",
  blocks: [
    paragraph(
      "On the first of October I wrote down every coat I own. There were seven. I would have said four. Three of them hung behind the door of the spare room, in a garment bag I hadn’t opened since we moved, and one of those three had cost more than my bicycle.",
    ),
    paragraph(
      "The rule for the winter was simple. _Every wear gets a mark._ Not a photo, not a verdict, only a mark and a date. By Christmas the coat by the door had twenty-six marks and the expensive one had two, both of them weddings.",
    ),
    paragraph(
      "I kept the list on the inside of the cupboard door, with a pencil on a string, because a pencil on a string is the only tool in our house that is always where it should be. My husband thought it was about the moths. My daughter, who is nine, began a list of her own beside it. It has one entry, a cape, and so many marks that they run into each other.",
    ),
    heading("What a mark does"),
    paragraph(
      "A price is a fact about one afternoon. A wear count is a fact about a life. Divide the first by the second and the numbers change places: the coat from the flea market cost me ninety cents a day, and the bargain from the sale cost forty-one euros each time I remembered it.",
    ),
    pullQuote("A price is a fact about one afternoon. A wear count is a fact about a life."),
    paragraph(
      "I don’t think the lesson is to buy cheap things. Maren’s camel coat, which I have envied in public since her first frost, was not cheap. It is warm, it has pockets that a hand fits into, and it goes with the trousers she already had.",
    ),
    { kind: "look", look: "camel-coat-first-frost" },
    teaserEnd,
    heading("Ten minutes on a Sunday"),
    paragraph(
      "People ask how I keep it up. I don’t log every morning; nobody does for long. On Sunday evening I go through the week with the calendar open, because I remember Tuesdays by where I was and not by what I had on.",
    ),
    steps(
      "Open the calendar and read each day aloud. The clothes come back with the place.",
      "Log the outer layer first. Coats and shoes are what people lie to themselves about.",
      "If you can’t remember, it doesn’t count. A guess is worse than a gap.",
      "Once a month, sort by _never worn_ and look at the top three for a full minute.",
    ),
    { kind: "item", of: "tilda-rask", name: "Expensive grey jumper" },
    paragraph(
      "That jumper is my control group. It cost as much as all my other knitwear together, and in its first year I wore it four times, because I was afraid of it. In its second year I stopped being afraid and wore it to the allotment. It has paid its rent ever since.",
    ),
    heading("What the marks can’t see"),
    paragraph(
      "A number has no idea about the weather. We had a soft winter; the long down coat, which I’d trust with my life, was out for nine days and would have been out for sixty in a proper one. So I don’t sort by the total any more. I sort by wears on days that were cold enough, which I take from the thermometer at the allotment, and the down coat goes to the top, where it belongs.",
    ),
    paragraph(
      "It can’t see borrowing, either. The navy one was on somebody else’s shoulders for half of January. I first gave those days a mark of their own and then thought better of it. A coat that is warm on my sister is a coat that is working.",
    ),
    paragraph(
      "And it doesn’t know about joy. There is a yellow raincoat in the hall with four marks on it, and each of those four was the best day of its month. If somebody sorts my list after I’m gone, I’d like them to leave that one be.",
    ),
    figure("full", "brand-norr-sund.webp", "Two coats that would do, and a scarf. I have a hook for one."),
    heading("Three coats, one hook"),
    bullets(
      "The brown one stays. It has earned the hook by the door.",
      "The navy one went to my sister, who has worn it nine times since. I asked.",
      "The expensive one is for sale, with its two marks.",
    ),
    divider,
    paragraph(
      "There will be an empty hook in the hall this winter. I thought that would bother me. It turns out to be the best-looking thing I own.",
    ),
  ],
};

export const howManyWhiteShirts: PlannedEntry = {
  title: "How many white shirts does a person need",
  excerpt: "The answer is three, but the working is worth seeing.",
  ...{ by: "samir-haddad", categories: ["wardrobe-arithmetic"], allowed: "everyone", daysAgo: 34 },
  cover: "item-white-shirt.webp",
  blocks: [
    paragraph(
      "I own eleven shirts, and I wash on Saturdays. For years I believed these two facts had nothing to do with each other. Then, one Friday in March, I wore the last clean one, and it was the pink one from a wedding, and I had a meeting about a bridge.",
    ),
    heading("The formula"),
    paragraph(
      "Shirts needed = days between washes, plus one for the day you spill, plus one that is drying or waiting for the iron. I wash weekly and work from home on Wednesdays, so: four days in a shirt, one spill, one on the line. *Six.* Half of them can be blue, since nobody has ever asked me to be formal two days running. That leaves three white ones.",
    ),
    pair(["item-sky-shirt.webp", "item-white-shirt.webp"], "The blue that forgives, and the white that doesn’t."),
    paragraph(
      "The other five shirts in my wardrobe aren’t shirts, then. They are opinions I used to hold: about slim fits, about checks, about a man who goes sailing.",
    ),
    { kind: "look", look: "the-weeks-last-clean-shirt" },
    heading("What wears out first"),
    paragraph(
      "Collars, then cuffs, then nothing. I looked at eleven collars under the kitchen lamp. The three that I wear have a soft grey line where the neck folds; the others are as crisp as the day I was talked into them. A tailor will turn a collar for the price of two coffees, once. Ask before the cloth is through, not after.",
    ),
    paragraph(
      "The ironing is part of the price. Seven minutes a shirt, timed on a Sunday with the radio on, so that eleven shirts once took me longer than the film. Three take the length of the news. I count this as a pay rise.",
    ),
    heading("Objections from the family"),
    paragraph(
      "I read the sum out at dinner. My wife: _You’re assuming that you never get ill._ True, but I’ve found that ill people don’t wear shirts. My son: _You’re assuming you’ll always have this job._ Also true. If I change it, I’ll do the sum again, which takes less time than choosing a tie. My mother, by telephone: _And if somebody dies?_ One of the three is kept ironed for that. It has been a good year. It’s still ironed.",
    ),
    paragraph(
      "A friend who runs a restaurant needs fourteen, because she spills for a living. A neighbour who flies needs four and a sink. The formula isn’t about owning little. It’s about knowing which of your shirts does the work. Mine turned out to be the one with the mended cuff.",
    ),
    pullQuote("The other five shirts aren’t shirts. They are opinions I used to hold."),
    paragraph(
      "So I gave five away, and kept a note of which ones I missed. It has been eight months. The note is empty. If you try the sum for yourself, [tell us your number](/discussions); I’d love to hear from someone with a uniform.",
    ),
  ],
};

export const nothingButLaces: PlannedEntry = {
  title: "The year I bought nothing but laces",
  excerpt: "Twelve months, €9.40, and a very short diary.",
  ...{ by: "kofi-mensah", categories: ["wardrobe-arithmetic", "letters"], allowed: "everyone", daysAgo: 76 },
  cover: "item-black-trousers.webp",
  blocks: [
    paragraph(
      "It wasn’t a vow. My landlord raised the rent in January and I stopped buying clothes the way one stops going to the cinema: for now. In March I noticed that I hadn’t, and by then it had become interesting.",
    ),
    heading("January to April"),
    paragraph(
      "Nothing happens. You already own trousers. The shops send letters, then discounts, then a card for your birthday, and after that they fall silent, and you find out how much of your post they were.",
    ),
    heading("May"),
    paragraph(
      "A lace breaks on the left penny loafer, which is remarkable, because penny loafers have no laces. It was the running shoe. €4.70 for two pairs, and I bought them with the solemnity of a man buying a house.",
    ),
    { kind: "product", product: "okla-penny-loafers" },
    heading("June to September"),
    paragraph(
      "I start to repeat myself and nobody minds. I wear the same trousers to three Monday meetings and wait for somebody to say so. On the fourth I ask. My colleague thinks about it and says: _I always thought you had several._",
    ),
    pullQuote("My colleague thinks about it and says: I always thought you had several."),
    paragraph(
      "What I did instead of shopping, since people ask: I had two pairs of shoes resoled, a lining mended and every missing button sewn back on. That was repairs and didn’t count, but I’ll confess to the sum, which was €112. It is a good deal less than the year before.",
    ),
    { kind: "look", look: "running-late-running-anyway" },
    heading("October"),
    paragraph(
      "The winter coat goes to the cleaner’s and comes back with a note pinned to it that says _lining tired_. I’ve felt that way myself. The man there offers to replace it for sixty euros, and I hear myself ask how long it would last if he only sewed up the worst of it. He looks at me with new respect. Until April, he says. It’s still in.",
    ),
    heading("What nobody tells you"),
    paragraph(
      "It’s dull. That’s the honest review. There’s no glow and no lightness in the chest; you are a man with the same shirts. What changes is Saturday. I used to go into town for nothing in particular and come back with a bag, and it took me until August to find out that I had liked the walk. I still go. I look into the windows the way one looks at other people’s dogs.",
    ),
    paragraph(
      "The other change is that things get a biography. When nothing new comes in, you learn what you have: which trousers are for rain, which shirt makes me argue, that the grey jumper is warmest in its second hour. I’d owned that jumper for five years, and we had hardly met.",
    ),
    figure("inset", "product-oxblood-penny-loafers.webp", "No laces. I’ve checked since."),
    heading("December"),
    paragraph(
      "Another pair of laces, to be safe. On New Year’s Eve I could have bought anything. I stood in front of a very good navy coat for a while and then went home, not out of virtue, but because I couldn’t think of a single day in the past year on which I’d have worn it.",
    ),
    divider,
    paragraph("I’ve bought things since. Four, in eleven months. I can tell you where I was each time I wore them."),
  ],
};
