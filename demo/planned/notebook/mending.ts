import {
  bullets,
  figure,
  heading,
  type PlannedEntry,
  paragraph,
  pullQuote,
  quote,
  steps,
  teaserEnd,
} from "./planned-entry.ts";

export const theLeftSleeve: PlannedEntry = {
  title: "The back is my grandmother’s, the left sleeve is not",
  excerpt: "How to finish what somebody else started, and why you should leave the join in plain sight.",
  ...{ by: "jonas-weil", categories: ["the-mending-basket"], allowed: "everyone", daysAgo: 13 },
  cover: "product-aran-jumper.webp",
  blocks: [
    paragraph(
      "When my grandmother died there was a jumper on her needles. The back was done, and the right sleeve, and about a hand’s width of the front. It lay in its basket for two years because nobody in the family wanted to be the one who finished it, and nobody wanted to be the one who didn’t.",
    ),
    paragraph(
      "In the end my aunt picked it up. She is fast; she was done in three weeks. But her tension is tighter than my grandmother’s was, and she had to guess the cable, because the pattern was only ever in one head. You can see exactly where the hands change.",
    ),
    { kind: "look", look: "the-sweater-my-aunt-finished" },
    heading("Don’t match it"),
    paragraph(
      "My aunt could have unravelled the front and begun again, so that it would look like one jumper. I asked her why she hadn’t. _Because it isn’t one,_ she said.",
    ),
    pullQuote("She could have made it look like one jumper. It isn’t one."),
    paragraph("If you have something half-made in a basket, this is what she told me, and I have written it down:"),
    steps(
      "Knit a square first, as big as your palm, and lay it on theirs. Count the stitches. Know the difference before you hide or show it.",
      "Start your part at an edge that makes sense: a shoulder, a cuff, the end of a pattern repeat. Never in the middle of a row, even if they stopped there. Go back to the row’s start.",
      "Use their yarn to the last metre, then yours. A change of colour is honest and a near miss looks like a mistake.",
      "Sew a thread through the last row that was theirs. On the inside. For whoever gets it next.",
    ),
    figure("inset", "look-32-2.webp", "The left sleeve is the one that’s a shade too sure of itself."),
    heading("The woman near Marburg"),
    paragraph(
      "I wrote to three people who do this for money. One of them has finished forty-one jumpers for families in two years. She asks for the basket as it is, needles and all, because the needles tell her more than a pattern does: how tightly somebody held them, which hand led, where they stopped in the middle of a row to answer the door. Once there was a shopping list in the ball of yarn. She sewed it into the side seam, where it still is.",
    ),
    paragraph(
      "She also says no. If the wool is already brittle, or two sisters send two letters that contradict each other, the basket goes back with a biscuit in it, and she waits until they’ve agreed.",
    ),
    heading("What it’s like to wear"),
    paragraph(
      "Warm. A little tight in one arm. Strangers on trains see it, knitters especially; they look at the left sleeve, then the right one, and then at me, and they never say anything. Once a woman reached over and touched the place where the cable changes. Then she got out at Halle.",
    ),
    { kind: "brand", brand: "knitted-by-else" },
    paragraph(
      "People who can’t knit can do this too. Somewhere near you there is a workshop that finishes things. Bring the basket. Don’t apologise for it.",
    ),
  ],
};

export const aKnee: PlannedEntry = {
  title: "A knee is not a tragedy",
  excerpt: "Running stitch for people with one evening and no patience.",
  ...{ by: "olu-adeyemi", categories: ["the-mending-basket"], allowed: "everyone", daysAgo: 27 },
  cover: "item-slim-jeans.webp",
  blocks: [
    paragraph(
      "I started darning because of socks. Twelve socks in, somebody from the [Mending](/discussions?group=mending) group asked whether I’d do a knee, and I said no, and then I looked at my own jeans and there was the knee.",
    ),
    paragraph(
      "A hole in a knee has two parts: the hole, which is dramatic, and the thin grey cloth all around it, which is the real trouble. If you only close the hole it’ll tear again beside the mend within a month. So the patch has to be bigger than your pride: three fingers wider than the damage on every side.",
    ),
    heading("You need"),
    bullets(
      "A piece of old denim or any firm cotton, thinner than the jeans. Pocket lining is perfect.",
      "Strong cotton thread, doubled. White looks deliberate. Blue looks like hope.",
      "A long needle, a thimble if you own one, and something hard to put inside the leg so you don’t sew it shut. I use a paperback.",
    ),
    heading("You do"),
    steps(
      "Trim nothing. The threads across the hole will hold the patch down.",
      "Pin the patch inside, right side towards the hole, and sew around it once with big stitches. They come out at the end.",
      "Now rows: small, even running stitches from left to right across the whole patch, a finger’s width apart. Then go back between them. Every third row, look at it from a metre away.",
      "Stop before you are bored. Bored stitches are crooked.",
    ),
    figure(
      "inset",
      "item-indigo-jeans.webp",
      "Before the knee. Nobody photographs them after, so I have to insist on it.",
    ),
    paragraph(
      "Mine took one evening and two episodes of something. I’ve knelt on it in a garden since, which is the only test there is. Maren’s have gone further than mine; hers have been mended on the mend.",
    ),
    heading("What goes wrong the first time"),
    bullets(
      "*It puckers.* You pulled. The thread should lie in the cloth, not hold it together. Leave a loop at each turn, smaller than a grain of rice.",
      "*It’s a board.* The patch is too thick, or the rows are too close. You can thin it from the inside even now, and nobody will know.",
      "*The edge tears.* The patch was too small. Sew a bigger one over it and call it depth.",
      "*It looks home-made.* It is. Wash it twice. After that it looks like yours.",
    ),
    paragraph(
      "We count, in the group. At the last count there were eighty-three knees, and six of them had torn again. All six had been patched with stretch denim, which gives way where the trousers don’t. So this is the one rule that I’d write in capitals if I wrote in capitals: a patch is never stretchier than what it mends.",
    ),
    { kind: "item", of: "maren-holt", name: "Mended jeans" },
    quote(
      "When do you give up on them?",
      "When there’s more thread than denim. And then you’ve made a pair of trousers.",
    ),
  ],
};

export const moths: PlannedEntry = {
  title: "Moths, without the panic",
  excerpt: "Freezer, brush, patience. In that order, and not the lavender.",
  ...{ by: "chidi", categories: ["the-mending-basket", "cloth"], allowed: "members", daysAgo: 41 },
  cover: "item-sage-cardigan.webp",
  blocks: [
    paragraph(
      "You find one hole. It’s about as big as a lentil, it has a clean edge, and it’s on the front. Then you find a second, and then you are sitting on the floor at eleven at night with every jumper you own, and you have decided to move.",
    ),
    paragraph(
      "Don’t move. Here is what helped me, in the order in which it helped, with the parts that didn’t help left in so that you can skip them.",
    ),
    teaserEnd,
    heading("What it is"),
    paragraph(
      "It isn’t the moth that eats. The small golden one that flutters up is on its way to lay eggs, or already has. The larva eats, for weeks, in the dark, and it likes wool best where you have been: collars, cuffs, the front where the soup went. Clean wool is much less interesting to it. That’s the whole secret, and it’s why this can happen to anybody and mostly happens to things put away unwashed.",
    ),
    heading("Tonight"),
    steps(
      "Put everything made of wool, cashmere, silk or fur into bags and close them. One bag each if you have enough.",
      "The worst ones go into the freezer, at −18 °C, for two weeks. Not two days. If they’re thick, squeeze the air out.",
      "Vacuum the wardrobe: corners, the rail, the gap behind the drawer. Then empty the vacuum outside.",
    ),
    paragraph(
      "Put dates on all of it. The bags in our freezer have tape on them with the day they went in, because after a week nobody knows, and a jumper that was frozen for two days is only a cold jumper with eggs in it. It took our household nineteen days. We wore sweatshirts and looked like a rowing club.",
    ),
    heading("This month"),
    bullets(
      "Brush what doesn’t fit into the freezer, outdoors, along the seams. Eggs hold on badly.",
      "Wash what can be washed before it goes back. A wool programme is enough.",
      "Hang up one pheromone trap. It won’t save you; it counts for you. Nothing on it for eight weeks is the all-clear.",
    ),
    { kind: "product", product: "koszeg-knit-cable-roll-neck" },
    heading("What didn’t help"),
    paragraph(
      "Lavender. I love lavender. My grandmother’s cupboards smelled of it and so did her moths. Cedar helps a little while it’s fresh, and after that it’s a nice box.",
    ),
    pullQuote("Lavender doesn’t help. My grandmother’s cupboards smelled of it and so did her moths."),
    figure("full", "brand-koszeg-knit.webp", "Out of the freezer, counted, and going back clean."),
    heading("So that it doesn’t come back"),
    paragraph(
      "Wash before you store; that’s nine tenths of it. The last tenth is light and disturbance. Once a month I take everything woollen out, shake it and put it back in another order. It takes ten minutes, and it’s good for the ones at the bottom, which otherwise begin to feel that they’re being kept for somebody else.",
    ),
    paragraph(
      "As for the hole: pull nothing. Put a safety pin in beside it so that you find it again, and wait until the traps are empty. Then mend it on purpose, in a colour you like. I did mine in yellow. You can see it from across a street.",
    ),
    { kind: "look", look: "snow-forecast-wool-answer" },
  ],
};
