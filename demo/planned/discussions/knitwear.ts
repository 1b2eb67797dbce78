import type { PlannedDiscussion } from "./planned-discussion.ts";

export const knitwearDiscussions: readonly PlannedDiscussion[] = [
  {
    group: "knitwear",
    title: "Pilling: comb it, shave it or leave it?",
    tags: ["pilling", "care"],
    daysAgo: 127,
    messages: [
      {
        by: "priya-nair",
        text: "Lambswool V-neck, bought in October, 19 wears, and it looks like a peach under both arms and where my bag strap goes. I own a battery shaver (£11), a little comb (£4) and no patience. Which one won’t ruin it?",
        likedBy: ["hanna-brandt", "olu-adeyemi"],
      },
      {
        by: "chidi",
        text: "Comb. Every time. A pill is loose fibre that has worked its way out and tied itself in a knot. The comb pulls the knot off. The shaver cuts it, plus the fibre that’s still holding on to the yarn, so there’s more loose fibre next week. You’re mowing a lawn and wondering why it grows.",
        likedBy: ["priya-nair", "jonas-weil", "maren-holt", "yuki-tanaka", "edith-marlow"],
      },
      {
        by: "kofi-mensah",
        text: "Counterpoint: I have shaved the same jumper twice a year since 2018, it’s got thinner at the elbows and it still looks like a jumper. Life is short and the shaver takes four minutes.",
      },
      {
        by: "chidi",
        quote: { number: 3, text: "thinner at the elbows" },
        text: "The prosecution thanks the witness.",
        likedBy: ["kofi-mensah", "priya-nair", "agnes-okafor", "ama-boateng", "olu-adeyemi"],
      },
      {
        by: "agnes-okafor",
        text: "A strip of sticking plaster, the fabric kind. You dab. It’s slow and you can do it during the news.",
      },
      {
        by: "tilda-rask",
        text: "It depends on the fibre, so “always” and “never” won’t do. Short, soft fibres pill more and stop sooner. A worsted yarn hardly pills at all. Anything with 30% polyamide pills for ever, because the plastic is strong enough to hold on to its little balls. @priya-nair, what does the label say?",
        likedBy: ["chidi", "hanna-brandt", "priya-nair"],
      },
      {
        by: "priya-nair",
        quote: { number: 6, text: "what does the label say?" },
        text: "100% lambswool. Norr & Sund. It came with darning yarn, which felt like a warning.",
      },
      {
        by: "mikkel",
        text: "It’s a promise! But yes, that one pills until about the fifth wash and then it’s done. People write to the repair counter in November and never in March. Wash it more often than you think, air it in between, comb when it’s dry.",
        likedBy: ["priya-nair", "chidi", "noor-aziz"],
      },
      {
        by: "edith-marlow",
        quote: { number: 8, text: "Wash it more often than you think" },
        text: "Wash it _more_ often? I’ve been told for ten years to wash wool less.",
      },
      {
        by: "mikkel",
        text: "@edith-marlow only in the first winter, to get the loose fibre out. After that you may go back to what you’ve always done, which I assume is correct.",
      },
      {
        by: "felix-arnaud",
        text: "I used my beard trimmer. There’s a hole now. It’s a neat hole.",
        likedBy: ["olu-adeyemi", "kofi-mensah", "marta-nowak"],
      },
      {
        by: "olu-adeyemi",
        text: "@felix-arnaud send it over. I’m short of holes to practise on.",
      },
      {
        by: "linnea-berg",
        text: "Does anybody keep the fluff? I have a jar. It’s a gorgeous colour by now. I’m not asking for advice, I just want to know if I’m the only one.",
      },
      {
        by: "jonas-weil",
        text: "My aunt stuffs pin cushions with it, the wool keeps the needles from rusting. So you’re the second. Back to the strap, though: is the bag canvas or leather? Mine only pilled on the side of a canvas strap.",
        likedBy: ["linnea-berg", "felix-arnaud", "priya-nair"],
      },
      {
        by: "priya-nair",
        text: "Canvas! And always the right shoulder. I’ll start swapping sides.",
      },
      {
        by: "hanna-brandt",
        text: "Small test, since nobody has numbers. Same jumper, left half combed, right half shaved, three months:\n\n- combed: 9 minutes each time, needed it 3 times, weight lost 2 g\n- shaved: 4 minutes each time, needed it 5 times, weight lost 5 g\n\nKitchen scales, so give or take a gram. I know which half I prefer to touch.",
        likedBy: ["chidi", "priya-nair", "tilda-rask", "noor-aziz", "ama-boateng"],
      },
      {
        by: "kofi-mensah",
        quote: { number: 16, text: "needed it 3 times" },
        text: "3 × 9 is 27 minutes and 5 × 4 is 20. I’d like it noted that I’m still ahead. I’ve also ordered a comb.",
        likedBy: ["hanna-brandt", "chidi", "ama-boateng"],
      },
      {
        by: "priya-nair",
        text: "Follow-up at 31 wears and six washes: combed four times, strap on alternate shoulders, and the last time I had the comb out there was nothing to do. The shaver has gone to a neighbour who has a sofa.",
        likedBy: ["chidi", "mikkel", "hanna-brandt", "agnes-okafor"],
      },
    ],
  },
  {
    group: "knitwear",
    title: "Superwash wool: sensible or cheating?",
    tags: ["wool", "washing"],
    daysAgo: 44,
    messages: [
      {
        by: "samir-haddad",
        text: "Three children, one machine, no afternoon free until about 2034. Is superwash wool real wool? I’d like a jumper I can wash at 40 with the rest, and I’d also like you all to keep talking to me.",
        likedBy: ["kofi-mensah", "ana-prado"],
      },
      {
        by: "noor-aziz",
        text: "It’s real wool with its scales smoothed off, or coated with a thin polymer, or both. The scales are what catch on each other when wool felts, so without them it can’t. You lose some spring and some of the ability to shrug off rain. Cheating, no. A trade.",
        likedBy: ["samir-haddad", "chidi", "tilda-rask", "yuki-tanaka"],
      },
      {
        by: "chidi",
        text: "I’ll keep talking to you, but I’ll sigh first. It drops. A superwash jumper in a heavy gauge gets longer every month because nothing in it grips. Fine gauge, knitted tight, grand. Big cables, no.",
      },
      {
        by: "maren-holt",
        text: "My log says otherwise for one piece: superwash crew neck, fine gauge, 88 wears, 21 machine washes at 30, and it’s 1.5 cm longer than when I bought it. I’ve had hand-washed ones do worse.",
        likedBy: ["samir-haddad", "priya-nair", "hanna-brandt"],
      },
      {
        by: "chidi",
        quote: { number: 4, text: "fine gauge, 88 wears" },
        text: "That’s exactly the case I allowed! I’ll take it as agreement.",
      },
      {
        by: "marta-nowak",
        text: "For children’s things yes, I swap them on within a year anyway. For mine no. The wool programme on the machine does everything I need: cold, 18 minutes, no softener, flat on a towel. Nothing has felted since 2016.",
      },
      {
        by: "felix-arnaud",
        quote: { number: 6, text: "The wool programme on the machine does everything I need" },
        text: "I have used “the wool programme”. The lilac cardigan would like a word.",
        likedBy: ["marta-nowak", "chidi", "samir-haddad", "olu-adeyemi"],
      },
      {
        by: "samir-haddad",
        text: "Bought a fine-gauge one, navy, second-hand, 28 euros. Five washes at 40 so far, one of them with a crayon in the pocket. The jumper’s fine. The white sheet it shared a drum with is now _sky_.",
        likedBy: ["chidi", "noor-aziz", "linnea-berg", "zofia", "kofi-mensah"],
      },
    ],
  },
  {
    group: "knitwear",
    title: "My cotton cardigan now reaches my knees",
    tags: ["cotton"],
    daysAgo: 88,
    messages: [
      {
        by: "zofia",
        text: "Kőszeg Knit, the cotton one, sage. Bought in May, 22 wears, washed four times and hung on the line in the sea wind like everything I own. It has grown 9 centimetres. The sleeves have gone on without me. Can it be brought back?",
        likedBy: ["chidi", "tomas-vidal"],
      },
      {
        by: "chidi",
        text: "It’s the line. Wet cotton weighs three times what dry cotton does, and it has no spring to pull itself up again. Wash it once more, spin it properly, then twenty minutes in the dryer on warm and finish it **flat**, patted to the measurements you want. You’ll get back about two thirds.",
        likedBy: ["zofia", "hanna-brandt", "linnea-berg"],
      },
      { by: "tomas-vidal", text: "Or wear it as a coat. In linen this doesn’t happen. I’m only saying." },
      {
        by: "zofia",
        text: "@tomas-vidal your linen has grown as well. You call it drape.",
        likedBy: ["tomas-vidal", "chidi", "camille-roy", "ama-boateng"],
      },
      {
        by: "yuki-tanaka",
        quote: { number: 2, text: "You’ll get back about two thirds." },
        text: "Measure before and after, please: length at the centre back, sleeve from the underarm. “About two thirds” is not a number.",
      },
      {
        by: "zofia",
        quote: { number: 2, text: "twenty minutes in the dryer on warm" },
        text: "For @yuki-tanaka, and with the neighbour’s dryer:\n\n- back: 64 cm new, 73 before, 66 now\n- sleeve: 44 new, 50 before, 45 now\n\nSo more than two thirds. It gets a shelf now and the line gets the stripes.",
        likedBy: ["yuki-tanaka", "chidi", "hanna-brandt", "tilda-rask"],
      },
      {
        by: "yuki-tanaka",
        text: "Seventy-eight per cent at the back. Thank you.",
      },
    ],
  },
  {
    group: "knitwear",
    title: "Itchy necks, and what you wear under them",
    tags: ["wool", "layers"],
    daysAgo: 19,
    messages: [
      {
        by: "ama-boateng",
        text: "I’ve inherited a grey roll-neck, Knitted by Else, name of the knitter in the seam, beautiful thing. I can stand it for 40 minutes. Then I’m only a neck. What do you do? I’m not selling it.",
        likedBy: ["jonas-weil", "mikkel"],
      },
      {
        by: "camille-roy",
        text: "A silk square, folded small, inside the roll. You’ve paid for the wool to be outside, so let it be outside.",
        likedBy: ["ama-boateng", "sofia-conti", "edith-marlow", "linnea-berg"],
      },
      {
        by: "agnes-okafor",
        text: "A cotton polo neck underneath. Not elegant. Warm as toast.",
      },
      {
        by: "noor-aziz",
        text: "Wash it with a spoonful of hair conditioner in the last rinse, lukewarm, twenty minutes, squeeze, dry flat. It’s a coarse fibre and the ends stick out. Conditioner lays them down for a few wears. It really does help, and it’s not permanent.",
        likedBy: ["ama-boateng", "hanna-brandt", "chidi"],
      },
      {
        by: "chidi",
        text: "Seconded, with less conditioner than you think. Too much and it loses the thing that keeps the rain out. And wear it. A neck softens with use; mine took about fifteen outings and after that I stopped noticing.",
      },
      {
        by: "ama-boateng",
        text: "The jumper’s neck or mine?",
        likedBy: ["chidi", "agnes-okafor", "samir-haddad", "kofi-mensah"],
      },
      { by: "chidi", text: "I’ve never been sure." },
      {
        by: "mikkel",
        text: "I can ask who knitted it, if you tell me the name. Some of the neighbours turn the neck double and some don’t, and a single neck can be lined with a strip of soft jersey in half an hour. Else does it for about 150 kroner plus the post.",
        likedBy: ["ama-boateng", "jonas-weil", "chidi"],
      },
      {
        by: "jonas-weil",
        text: "My aunt says to line it with the inside of an old T-shirt, cut crossways, sewn by hand with a long stitch. Then she asked whether the ribbing is twisted. I said I’d find out. Please tell me, or I can’t go there on Sunday.",
        cards: [{ look: "the-sweater-my-aunt-finished" }],
      },
      {
        by: "ama-boateng",
        quote: { number: 4, text: "It really does help, and it’s not permanent." },
        text: "Correct on both counts. Conditioner: four hours instead of 40 minutes, for three wears. Then the silk square, which gets me through a full audit. And @jonas-weil yes, it’s twisted, every other stitch. Give her my regards.",
        likedBy: ["noor-aziz", "camille-roy", "jonas-weil", "chidi"],
      },
      {
        by: "jonas-weil",
        text: "She nodded. That’s the highest mark there is.",
        likedBy: ["ama-boateng", "chidi", "maren-holt"],
      },
    ],
  },
  {
    group: "knitwear",
    title: "Where do you keep jumpers in summer?",
    tags: ["storage"],
    daysAgo: 117,
    messages: [
      {
        by: "elif-demir",
        text: "38 square metres, no cellar, nine jumpers. At the moment they live in the oven, because I don’t bake. It works, but guests worry. Where are yours between May and September?",
        likedBy: ["ana-prado", "marta-nowak", "olu-adeyemi", "felix-arnaud"],
      },
      {
        by: "hanna-brandt",
        text: "In the suitcase. It’s empty for 330 days a year and it closes. Cotton bags inside, two jumpers each, washed first. When I travel, they spend ten days on a chair and seem to enjoy it.",
        likedBy: ["elif-demir", "tilda-rask", "priya-nair"],
      },
      {
        by: "edith-marlow",
        text: "Washed first, as @hanna-brandt says. People put them away after “just one more wear”, and it’s the one wear that gets eaten. Then pillowcases, tied at the neck. Not plastic. They have to breathe and you have to be able to see which is which, so I pin a thread of the wool to the outside.",
        likedBy: ["elif-demir", "hanna-brandt", "chidi", "noor-aziz"],
      },
      {
        by: "yuki-tanaka",
        text: "On the same shelf as in winter. I move the shirts in front of them.",
      },
      {
        by: "marta-nowak",
        quote: { number: 1, text: "they live in the oven, because I don’t bake" },
        text: "Please put a note on the dial.",
        likedBy: ["elif-demir", "edith-marlow", "agnes-okafor", "ida-lindqvist"],
      },
      {
        by: "elif-demir",
        text: "Suitcase it is, with pillowcases and a thread on each. Two didn’t fit, so I’ve swapped those away, and I don’t miss them. There was a note on the dial, for the record. It said JUMPERS.",
        likedBy: ["marta-nowak", "hanna-brandt", "ana-prado"],
      },
    ],
  },
  {
    group: "knitwear",
    title: "Unravelling a jumper for its yarn: worth the trouble?",
    tags: ["yarn"],
    daysAgo: 2,
    messages: [
      {
        by: "marta-nowak",
        text: "I got a man’s jumper in a swap, XXL, charcoal wool, good yarn, terrible shape. I’d like to unravel it and have it knitted into two children’s cardigans. The seams look linked, not cut, so that’s hopeful. Two questions for anyone who has done it: how do you get the crinkle out of the yarn, and how much do you lose? The jumper weighs 640 grams.",
      },
    ],
  },
];
