import type { PlannedDiscussion } from "./planned-discussion.ts";

export const mendingDiscussions: readonly PlannedDiscussion[] = [
  {
    group: "mending",
    title: "My darned heels feel like gravel",
    tags: ["darning", "socks"],
    daysAgo: 96,
    messages: [
      {
        by: "olu-adeyemi",
        text: "Twelve socks in and every heel I darn comes out as a hard little plate. Looks all right, weave’s even, but by lunchtime I’m walking on gravel. Wool socks, 4-ply darning wool from the market (£1.20 a card), wooden mushroom, blunt needle. What am I doing wrong?",
        likedBy: ["felix-arnaud", "marta-nowak"],
      },
      {
        by: "chidi",
        text: "Your yarn’s too thick. A sock knitted in 4-ply has been worn thin by the time it has a hole, so the darn is twice what’s around it. Split the strand and use two of the four plies. And leave the loops at the turns, don’t pull them snug: the darn shrinks in the first wash and needs somewhere to go.",
        likedBy: ["olu-adeyemi", "maren-holt", "edith-marlow", "jonas-weil"],
      },
      {
        by: "agnes-okafor",
        text: "Are you knotting the ends, love? Never a knot in a sock. You weave the end in and trust it.",
      },
      { by: "olu-adeyemi", text: "I’m knotting the ends." },
      {
        by: "edith-marlow",
        text: "There we are, then.",
        likedBy: ["olu-adeyemi", "agnes-okafor", "samir-haddad", "priya-nair", "felix-arnaud"],
      },
      {
        by: "hanna-brandt",
        text: "I timed both ways last winter, on the same pair:\n\n- left, full 4-ply, pulled snug: 35 minutes, hole beside the darn after 11 wears\n- right, split yarn, loops left: 50 minutes, still fine at 26 wears\n\nThe extra quarter of an hour is all in the splitting.",
        likedBy: ["olu-adeyemi", "chidi", "priya-nair"],
      },
      {
        by: "felix-arnaud",
        text: "I use sewing thread, six strands of it, in whatever colour is on the machine. It’s soft, it’s ugly, it lasts a month. I’m not recommending it. I just want it on record.",
      },
      {
        by: "chidi",
        quote: { number: 7, text: "six strands of it, in whatever colour is on the machine" },
        text: "I read that with my hand over one eye.",
        likedBy: ["felix-arnaud", "edith-marlow", "olu-adeyemi"],
      },
      {
        by: "jonas-weil",
        text: "My aunt doesn’t darn heels at all. She unravels to above the hole and knits the foot again. She says it takes her “one detective film”. I’ve seen it happen and I still don’t know how she gets the stitches back on.",
      },
      {
        by: "tilda-rask",
        text: "What do these socks cost new? I’m not being mean, I’d like to know where the line is for people. Mine is about 12 euros. Under that I wear them in boots until nobody could call them socks.",
      },
      {
        by: "olu-adeyemi",
        quote: { number: 10, text: "What do these socks cost new?" },
        text: "@tilda-rask £14, and these were a present from my nan, so the line’s wherever she says it is.",
        likedBy: ["tilda-rask", "agnes-okafor"],
      },
      {
        by: "linnea-berg",
        text: "Off topic, sorry, but does anyone know where to get darning wool in a real orange? All I find is rust. I have five pairs of grey socks and they deserve better.",
      },
      {
        by: "maren-holt",
        text: "@linnea-berg tapestry wool, any craft shop, by the skein. Four plies, so it splits nicely. Which brings us back to Olu’s heels: how did it go?",
      },
      {
        by: "olu-adeyemi",
        text: "Right. Split yarn, no knots, loops left at the turns. Took me all of a Sunday match. I tried it. It worked on the left sock.",
        likedBy: ["hanna-brandt", "chidi", "jonas-weil"],
      },
      { by: "agnes-okafor", text: "And the right?" },
      {
        by: "olu-adeyemi",
        text: "I’d done the right one first, full thickness, before I read all of this. So I’m now walking on one cloud and one pebble, and I can report the difference is **massive**.",
        likedBy: ["agnes-okafor", "chidi", "felix-arnaud", "linnea-berg", "kofi-mensah"],
      },
      {
        by: "noor-aziz",
        quote: { number: 16, text: "one cloud and one pebble" },
        text: "A control group! My third-years never think of a control group.",
      },
      {
        by: "edith-marlow",
        quote: { number: 2, text: "leave the loops at the turns" },
        text: "My mother called these the ears. If the sock had no ears, you did it again. I unpicked more heels before I was ten than most people own, and I’m glad to see the ears have survived.",
        likedBy: ["chidi", "olu-adeyemi", "maren-holt"],
      },
      {
        by: "olu-adeyemi",
        text: "Unpicked the right one last night, did it again with ears. Nine wears, one wash at 30, no gravel. Thirteen socks in, if you count that one twice. I do.",
        likedBy: ["edith-marlow", "agnes-okafor", "hanna-brandt", "chidi"],
      },
    ],
  },
  {
    group: "mending",
    title: "New lining for a winter coat: what did you pay?",
    tags: ["relining", "coats"],
    daysAgo: 143,
    messages: [
      {
        by: "sofia-conti",
        text: "One of my mother’s coats, from 1981, needs a new lining. The wool is perfect, the satin is ribbons. The tailor near Porta Palazzo says 140 euros with his fabric, 110 if I bring mine. Is that normal? The coat itself cost me nothing, so I have nothing to compare it with.",
      },
      {
        by: "elif-demir",
        text: "Vienna, last autumn: 125 with viscose twill, full length, two inside pockets moved over from the old lining. He wanted two weeks and took five. So yes, normal.",
        likedBy: ["sofia-conti", "tilda-rask"],
      },
      {
        by: "tilda-rask",
        text: "Oslo would be 260, so I’d take the train to Turin and still have money for lunch. More seriously: what fabric? Acetate is about 6 euros a metre and gives up at the armholes after four or five winters. Cupro is 14 to 18 and outlives the buttons. For a coat you need roughly two and a half metres. The difference is 25 euros on something you’ll wear for ten years.",
        likedBy: ["sofia-conti", "elif-demir", "camille-roy", "hanna-brandt"],
      },
      {
        by: "camille-roy",
        quote: { number: 3, text: "Cupro is 14 to 18" },
        text: "I disagree a little. Cupro is lovely until it gets wet at the cuff, and then it goes like paper. For a coat that’s really worn in the rain I’d take viscose twill and keep the cupro for jackets.",
      },
      {
        by: "felix-arnaud",
        text: "I relined one myself! Nine evenings. I cut the pieces from the old lining, which was torn, so I cut the tears too. Do iron the old pieces flat before you use them as a pattern. It hangs two centimetres low at the back, and I tell people it’s a detail.",
        likedBy: ["edith-marlow", "sofia-conti", "olu-adeyemi"],
      },
      {
        by: "mikkel",
        text: "For what it’s worth, the repair counter at Norr & Sund only relines its own coats. I answer the letters, so I have to say no about twice a week. If anyone has one of those: it’s cheaper in June than in October, because nobody thinks of it in June.",
      },
      {
        by: "edith-marlow",
        text: "@sofia-conti ask him to put in a pleat down the centre back. A lining without one tears at the shoulders, and then you’ll be asking us again in five years. Mine had it done in the eighth year and nothing has moved since.",
        likedBy: ["sofia-conti", "mikkel", "maren-holt"],
      },
      {
        by: "sofia-conti",
        quote: { number: 3, text: "outlives the buttons" },
        text: "Nothing outlives my buttons. But I’ve listened to all of you: viscose twill, 9.50 a metre, dark red, my own fabric, pleat at the back. He raised one eyebrow at the red.",
        likedBy: ["linnea-berg", "ida-lindqvist", "edith-marlow"],
      },
      {
        by: "linnea-berg",
        text: "RED. With a navy coat? Say it’s navy.",
      },
      {
        by: "sofia-conti",
        text: "Grey, with a big collar. Collected on Saturday: 110 for the work, 24 for the fabric. He’d found a tram ticket from 1986 inside the hem and pinned it to the receipt. My mother remembers the day.",
        likedBy: ["linnea-berg", "edith-marlow", "elif-demir", "agnes-okafor", "tilda-rask", "ana-prado"],
      },
    ],
  },
  {
    group: "mending",
    title: "Moths. I have a drawer and a deadline",
    tags: ["moths", "wool"],
    daysAgo: 31,
    messages: [
      {
        by: "kofi-mensah",
        text: "Found two holes in a jumper on Monday and something that walked away on Tuesday. One drawer, about eleven woollens, and I fly on the 20th for two weeks. Freezer, lavender, fire? (Not fire, it’s a rented flat.)",
        likedBy: ["samir-haddad", "olu-adeyemi"],
      },
      {
        by: "noor-aziz",
        text: "Freezer. But cold enough and long enough: −18 for **72 hours** at the least, in closed bags with the air pressed out, and the bags not stacked like bricks. Let them thaw closed too, or the water settles on the wool. Lavender smells nice. To a larva it’s a smell in the room where it eats.",
        likedBy: ["kofi-mensah", "chidi", "hanna-brandt", "yuki-tanaka"],
      },
      {
        by: "agnes-okafor",
        quote: { number: 2, text: "72 hours" },
        text: "A fortnight, I was always told. Not three days.",
      },
      {
        by: "noor-aziz",
        text: "@agnes-okafor a fortnight is safer for a fridge freezer that gets opened every evening for ice cream, so we’re both right. Mine’s a chest freezer in a cellar that nobody visits.",
      },
      {
        by: "chidi",
        text: "Whatever you freeze, empty the drawer and **hoover the joints**. They don’t live in the jumper, they live in the fluff in the corner, and they come out for dinner. Then brush every piece outdoors, seams especially. I lost a Guernsey to a drawer I’d only wiped.",
        likedBy: ["kofi-mensah", "maren-holt", "marta-nowak", "jonas-weil"],
      },
      {
        by: "kofi-mensah",
        text: "My freezer has three shelves and one of them is my brother’s jollof. It will take four jumpers, if I’m firm with him.",
      },
      { by: "ama-boateng", text: "What’s in the jollof?" },
      {
        by: "ida-lindqvist",
        text: "@ama-boateng start a discussion about rice in another group and I’ll read it. Kofi, batches: 3 × 72 hours is nine days. Today’s the 8th. You make it with three days in hand.",
        likedBy: ["ama-boateng", "kofi-mensah", "hanna-brandt"],
      },
      {
        by: "yuki-tanaka",
        text: "Pheromone trap, 7 euros. It doesn’t solve anything. It tells you whether you have solved it.",
        likedBy: ["kofi-mensah", "noor-aziz", "tilda-rask"],
      },
      {
        by: "kofi-mensah",
        quote: { number: 5, text: "hoover the joints" },
        text: "Did this. I’d rather not describe it. Three batches frozen, drawer scrubbed, trap up on the 18th, back on the 4th: one moth, male, stuck, alone. I’ve mended one of the two holes and left the other because it’s under the arm and I’m tired.",
        likedBy: ["chidi", "noor-aziz", "yuki-tanaka", "agnes-okafor"],
      },
      {
        by: "agnes-okafor",
        text: "Mend it. They’ll think you’re keeping the place warm for them.",
        likedBy: ["kofi-mensah", "edith-marlow", "olu-adeyemi"],
      },
    ],
  },
  {
    group: "mending",
    title: "Turmeric on a cream silk blouse",
    tags: ["stains", "silk"],
    daysAgo: 7,
    messages: [
      {
        by: "priya-nair",
        text: "Wear 34, and a spoon of dal went down the front of it. Cream silk, spot about the size of a £2 coin. I’ve done nothing yet except cold water and swearing. It happened an hour ago. What’s next?",
      },
      {
        by: "camille-roy",
        text: "Do NOT rub. Silk loses its face where you rub it and that part never comes back, whatever happens to the yellow. A drop of mild shampoo, lukewarm, press from behind with a cloth.",
        likedBy: ["priya-nair", "noor-aziz", "agnes-okafor"],
      },
      {
        by: "noor-aziz",
        text: "Two things to know about turmeric. It doesn’t care much about water, so soap first, to get the oil off. And it can’t stand light: the yellow breaks down in daylight. After the soap, lay it damp by a bright window, stain upwards, for a day. No bleach and nothing alkaline. Washing soda turns it **red**, which is a wonderful lesson and a terrible afternoon.",
        likedBy: ["priya-nair", "camille-roy", "felix-arnaud", "samir-haddad", "linnea-berg"],
      },
      {
        by: "samir-haddad",
        text: "Can confirm the red. Sofa cover, 2023. We said it was the light.",
      },
      {
        by: "camille-roy",
        quote: { number: 3, text: "lay it damp by a bright window" },
        text: "By the window, yes, but not in full sun, please. Silk yellows in the sun by itself, and then you’ve exchanged a small yellow spot for a large one.",
      },
      {
        by: "priya-nair",
        text: "Shampoo twice, then two days on a chair at a north window. After day one: lemon. After day two: I have to know where it was. Wear 35 is tomorrow, with a napkin the size of a tablecloth. Thank you both, you should open a clinic.",
        likedBy: ["noor-aziz", "camille-roy", "hanna-brandt"],
      },
    ],
  },
  {
    group: "mending",
    title: "A patch that matches, or one that doesn’t?",
    tags: ["patching", "dyeing"],
    daysAgo: 58,
    messages: [
      {
        by: "ana-prado",
        text: "The left pocket of my favourite dress has torn off and taken a triangle of the skirt with it. (Phone, keys, two lemons. I know.) It’s faded olive cotton. I have a scrap that was the same green eight years ago. Do I try to match it, or do I put something loud there and call it a decision?",
        likedBy: ["linnea-berg", "zofia"],
      },
      {
        by: "linnea-berg",
        text: "Loud! Pink! Nobody ever said “what a nicely matched patch”.",
      },
      {
        by: "yuki-tanaka",
        quote: { number: 2, text: "Nobody ever said" },
        text: "Nobody ever said it because they didn’t see it. That was the idea.",
        likedBy: ["edith-marlow", "ama-boateng", "marta-nowak", "camille-roy", "hanna-brandt"],
      },
      {
        by: "marta-nowak",
        text: "You can age a scrap. Wash it hot five or six times with something that needs a wash anyway, then two weeks on the balcony rail, turn it every other day. If it’s still too fresh, a bath in black tea: four bags to a litre, ten minutes, rinse with a little vinegar. Test a corner first. Tea makes green go a bit brown, which is the direction sun takes it too.",
        likedBy: ["ana-prado", "yuki-tanaka", "olu-adeyemi", "noor-aziz"],
      },
      {
        by: "zofia",
        text: "Whichever colour: the patch goes _behind_ the hole, larger by two fingers all round, and the pocket gets sewn through both. Then it can hold lemons.",
        likedBy: ["ana-prado", "marta-nowak"],
      },
      {
        by: "ana-prado",
        quote: { number: 4, text: "Test a corner first." },
        text: "I didn’t. It’s fine, I got away with it, it’s now the colour of an olive that has had a long life, which is the colour of the dress. Patch behind, as @zofia said, pocket through both layers.\n\nAnd then I embroidered one very small pink lemon on it. For @linnea-berg.",
        likedBy: ["linnea-berg", "zofia", "yuki-tanaka", "felix-arnaud", "ida-lindqvist"],
      },
      {
        by: "yuki-tanaka",
        text: "One yellow thing a year. Pink is outside my allowance, but well done.",
      },
      {
        by: "felix-arnaud",
        text: "How many lemons so far? Load tests, please.",
      },
      {
        by: "ana-prado",
        text: "Three, plus the phone. It’s held for 12 wears.",
      },
    ],
  },
];
