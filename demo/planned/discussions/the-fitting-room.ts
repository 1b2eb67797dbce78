import type { PlannedDiscussion } from "./planned-discussion.ts";

export const fittingRoomDiscussions: readonly PlannedDiscussion[] = [
  {
    group: "the-fitting-room",
    title: "What it costs to alter a jacket, city by city",
    tags: ["prices", "tailors"],
    daysAgo: 149,
    messages: [
      {
        by: "tilda-rask",
        text: "I’m collecting prices, because no tailor prints them and everybody’s embarrassed to ask. One lined wool jacket, ordinary cloth, no checks to match. What did you pay, where, and when? Mine, in Oslo, this spring, in euro:\n\n- sleeves shortened at the cuff, with working buttonholes: 62\n- side seams taken in: 48\n- new lining: 165, cloth included\n\nReceipts preferred. Anecdotes accepted.",
        likedBy: ["maren-holt", "ida-lindqvist", "sofia-conti", "camille-roy"],
      },
      {
        by: "sofia-conti",
        text: "Turin, in February. Cuffs 30, sides 35, lining 90 plus cloth, and I bring my own cloth. Buttons nothing, because I don’t let him touch the buttons.",
      },
      {
        by: "camille-roy",
        text: "Lyon: cuffs 38, sides 40. Lining I’ve never had done on a jacket, but on a silk-lined coat it was 140 without the silk, and the silk was another 96. The woman who did it also told me that I hang things up wrongly, no charge.",
      },
      {
        by: "maren-holt",
        text: "Aarhus, from my log: cuffs 53 (2019), 58 (2022), 67 (last month). Sides 45. Shortening a sleeve from the shoulder 118, in 2019, with a sigh. I’ve also got the price of doing it myself, which is 0 and one weekend and a bad temper on the Monday.",
        likedBy: ["tilda-rask", "sofia-conti", "ida-lindqvist"],
      },
      {
        by: "ida-lindqvist",
        quote: { number: 1, text: "with working buttonholes" },
        text: "That’s the trap in the comparison. Working buttonholes can’t be moved, so shortening from the cuff is only possible by as much as there is below the last one. Ask “working or sewn shut?” before you ask for a price. In Malmö it’s 41 sewn shut and 74 working, for the same two centimetres.",
        likedBy: ["tilda-rask", "camille-roy", "maren-holt", "sofia-conti"],
      },
      {
        by: "tilda-rask",
        text: "Good. So I’ll split that row into two. Mine were sewn shut and sold to me as working, as I’ve just established with a pin.",
        likedBy: ["ida-lindqvist", "sofia-conti"],
      },
      {
        by: "sofia-conti",
        quote: { number: 6, text: "as I’ve just established with a pin" },
        text: "Change your tailor, keep the pin.",
      },
      {
        by: "tilda-rask",
        text: "The table so far, medians of what you sent me here and by email: cuffs sewn shut 41, cuffs working 70, sides 43, lining 140 with cloth. My conclusion is dull and useful: below €120, a second-hand jacket that needs **two** things done is no longer cheap. One that needs one thing still is.",
        likedBy: ["maren-holt", "camille-roy", "ida-lindqvist"],
      },
      {
        by: "maren-holt",
        text: "Dull and useful is what I pay for. May I have the rows, with the years?",
      },
    ],
  },
  {
    group: "the-fitting-room",
    title: "Shortening a sleeve from the shoulder, start to finish",
    tags: ["sleeves", "tailoring"],
    daysAgo: 104,
    messages: [
      {
        by: "maren-holt",
        text: "I’m going to do it myself this time. The jacket is the second-hand green Atelier Vey, €60, wool, half lined. The sleeves are 2.5 cm too long and there are four real buttonholes at the cuff, so it has to come off at the top. I’ve read about it. I’ve got a free Sunday. What did the book leave out?",
      },
      {
        by: "sofia-conti",
        text: "Mark the sleeve **before** you unpick it: the top point, front notch, back notch, in thread and not in chalk, on both sides of the seam. And baste the checks or the grain line. The book says that the sleeve goes back in. It doesn’t say which way it wants to go, which is forwards.",
        likedBy: ["maren-holt", "ida-lindqvist", "camille-roy"],
      },
      {
        by: "ida-lindqvist",
        text: "Cut the new sleeve head from the old one: trace it, move the tracing down 2.5 cm, check the width. A sleeve gets narrower on the way down, so the new head comes out smaller than the hole. In mine it was 1.8 cm smaller all round. You take that from the seam allowance under the arm, if there’s any.",
        likedBy: ["maren-holt", "tilda-rask"],
      },
      {
        by: "maren-holt",
        quote: { number: 3, text: "if there’s any" },
        text: "Just looked. 2.2 cm. I could kiss Vevey.",
      },
      {
        by: "tilda-rask",
        text: "For the sum: what does the tailor ask?",
      },
      {
        by: "maren-holt",
        text: "130. So if I ruin it I’ve saved 70, and if I don’t, I’ve saved 130. @tilda-rask, please check my arithmetic, as I’m doing it in my own favour.",
        likedBy: ["tilda-rask", "camille-roy"],
      },
      {
        by: "tilda-rask",
        text: "If you ruin it you’ve lost 60 and a Sunday. But I like your accounting.",
      },
      {
        by: "maren-holt",
        text: "Done. Not on a Sunday: on three. Left sleeve took 5 hours 20, and came out again because it hung backwards, exactly as @sofia-conti said. Right sleeve 2 hours 50. I steamed the ease in over a rolled-up towel. If you know where to look, there’s one small dimple at the back of the left, and I’m only telling you because you’d find it.\n\nWorn four times since. The sleeves end where the wrist does, and on Mondays I complain about other things.",
        likedBy: ["sofia-conti", "ida-lindqvist", "tilda-rask", "camille-roy"],
      },
    ],
  },
  {
    group: "the-fitting-room",
    title: "A wear diary: one yellow cardigan, one hundred days",
    tags: ["diary", "knitwear"],
    daysAgo: 66,
    messages: [
      {
        by: "tilda-rask",
        text: "An experiment for a piece I’m writing, and I’d like witnesses. One cardigan, my old mustard one from Knitted by Else, with three winters behind it already. I’ll wear it as often as I can for a hundred days and log every wear: what over it, what under it, what happened to it. No second cardigan allowed. I’ll write here about once a week. **Day 1**: 13 degrees, shirt under, nothing over, one coffee stain within forty minutes.",
        likedBy: ["maren-holt", "ida-lindqvist", "sofia-conti"],
      },
      {
        by: "maren-holt",
        text: "Finally, someone else’s log. Are you weighing it? I weigh my knitwear each spring. Wool loses about 2 g a year, and I’d like to know where it goes.",
        likedBy: ["tilda-rask", "ida-lindqvist"],
      },
      {
        by: "tilda-rask",
        text: "Weighed, since you ask: 526 g, including the coffee.",
        likedBy: ["maren-holt", "camille-roy", "sofia-conti"],
      },
      {
        by: "camille-roy",
        text: "May I ask why not silk? I mean as a matter of principle. A silk shirt would have a hundred days in it and weigh nothing.",
      },
      {
        by: "tilda-rask",
        text: "Because it’s Oslo, and because I’d have to be careful. I want to see what happens if one isn’t.",
      },
      { by: "camille-roy", text: "Then I wish you luck, and a second shirt." },
      {
        by: "tilda-rask",
        text: "**Day 8.** Worn 6 of 8. Once to the bank, once to bed by mistake. Pills: none. It smells of nothing whatever. Left cuff has opened by about half a centimetre, since I push the sleeves up when I type.",
      },
      {
        by: "ida-lindqvist",
        text: "Push them up folded, not shoved. Fold the rib once over itself and then push: the fold takes the pull and the cuff doesn’t.",
      },
      {
        by: "tilda-rask",
        text: "**Day 15.** Worn 12 of 15. Cuff: folded since Tuesday, no worse. People at work have started to notice, in that they’ve started to look as if they were going to say something. Nobody has. 9 degrees and rain, coat over it most days. One pulled loop under the arm from a bag strap. I’ve eased it back with a blunt needle.",
        likedBy: ["maren-holt", "camille-roy", "ida-lindqvist"],
      },
      {
        by: "sofia-conti",
        quote: { number: 9, text: "One pulled loop under the arm from a bag strap." },
        text: "Which bag? I ask because I’ve lost two jumpers to one buckle. Cover it with a scrap of leather on the inside, two stitches, and it never bites again.",
      },
      {
        by: "tilda-rask",
        text: "The black one with the metal bar. Consider it muzzled.",
        likedBy: ["sofia-conti", "ida-lindqvist"],
      },
      { by: "maren-holt", text: "Twenty days and no wash? I only ask because I’d be proud." },
      {
        by: "tilda-rask",
        text: "**Day 24.** Worn 19 of 24. Washed for the first time: lukewarm, wool soap, spun in a salad spinner in two halves. Dry after 31 hours on a rack. It came out 1 cm shorter and 1 cm wider and was back by lunch. Weight now 523 g, so that’s your coffee, @maren-holt.",
        likedBy: ["maren-holt", "camille-roy", "sofia-conti", "ida-lindqvist"],
      },
      { by: "maren-holt", text: "Three grams of coffee. I’ve written it down." },
      {
        by: "camille-roy",
        quote: { number: 13, text: "spun in a salad spinner in two halves" },
        text: "A salad spinner in two halves, or a cardigan in two halves? I’ve been worried since breakfast.",
        likedBy: ["tilda-rask", "ida-lindqvist", "sofia-conti"],
      },
      {
        by: "tilda-rask",
        text: "The cardigan is whole. Body first, then sleeves, with the rest hanging over the side like somebody getting out of a pool.",
      },
      { by: "ida-lindqvist", text: "A vivid picture. Carry on." },
      {
        by: "tilda-rask",
        text: "**Day 38.** Worn 30 of 38. First pills, 14 of them, all under the right arm where the coat lining rubs. Combed off in two minutes. A colleague has asked whether everything’s all right at home. I explained. She went quiet and then said that she’d worn the same trousers since Monday, and that it was Thursday, and that she’d felt like a criminal.",
        likedBy: ["maren-holt", "sofia-conti", "ida-lindqvist", "camille-roy"],
      },
      {
        by: "sofia-conti",
        text: "My mother had one good cardigan a winter. Nobody asked her about it. They asked about the _buttons_, because those she changed.",
        likedBy: ["tilda-rask", "ida-lindqvist", "camille-roy"],
      },
      {
        by: "ida-lindqvist",
        text: "There it is. Change the buttons every Sunday, @tilda-rask. I can lend you seven sets in the right size. Half of Oslo will think you own seven cardigans.",
      },
      {
        by: "tilda-rask",
        text: "**Day 52.** Worn 41 of 52. Still the old buttons, but I’m tempted. 4 degrees. It has bent at both elbows and the knit there is looser by about a stitch in ten, measured against the back. Colour’s the same everywhere, apart from one mark on the hem which I believe is jam. With the winters before, that’s 80 wears, so €120 comes to **€1.50** each, and this is the part that my editor will want in the first line.",
        likedBy: ["maren-holt", "camille-roy", "ida-lindqvist", "sofia-conti"],
      },
      {
        by: "maren-holt",
        quote: { number: 21, text: "the knit there is looser by about a stitch in ten" },
        text: "Swiss darning, now, while there’s still something to follow. Two strands thinner than the wool itself, along the row. If you wait until you can see through it you’re weaving in mid-air. I can send you yellow: I’ve got three, and one of them must be yours.",
        likedBy: ["tilda-rask", "ida-lindqvist"],
      },
      {
        by: "tilda-rask",
        text: "Please do. Does it count as the same cardigan afterwards? Asking for the hundred days.",
      },
      {
        by: "camille-roy",
        text: "It counts as _more_ the same cardigan.",
        likedBy: ["tilda-rask", "maren-holt", "sofia-conti", "ida-lindqvist"],
      },
    ],
  },
  {
    group: "the-fitting-room",
    title: "How to measure a bias skirt that won’t lie flat",
    tags: ["silk", "measuring"],
    daysAgo: 37,
    messages: [
      {
        by: "camille-roy",
        text: "I want to pass on an Ourcq skirt and the person in Nantes would like “the waist and the length, please”. Simple, one would think. Laid on the table it measures 34.5 across. Smoothed once with the hand, 36. Hung for an hour on two pegs, 33. The length moves by 4 cm in the opposite direction. It’s one skirt! Which of the three do I write down?",
      },
      {
        by: "maren-holt",
        text: "All three, with how you got them. In my log, bias things have two lines, “flat” and “hung 12 h”. The second is the one that matches what it does on a Tuesday.",
        likedBy: ["camille-roy", "tilda-rask"],
      },
      {
        by: "ida-lindqvist",
        text: "Measure the seams instead of the cloth. The waist is held by a tape or an elastic, and that doesn’t stretch (much). Take the tape from the inside, all the way round, in short pieces of 10 cm with a pin at each. Then the side seam for the length, hung, since a seam on the bias has usually been stayed. Two figures, both repeatable to about 3 mm.",
        likedBy: ["camille-roy", "maren-holt", "sofia-conti"],
      },
      {
        by: "sofia-conti",
        quote: { number: 3, text: "in short pieces of 10 cm with a pin at each" },
        text: "Pins in silk, @ida-lindqvist! Thread. Or the tiny clips that come with a new shirt.",
      },
      {
        by: "ida-lindqvist",
        text: "Pins in the _tape_, on the inside. I wasn’t brought up in a barn.",
        likedBy: ["sofia-conti", "tilda-rask", "maren-holt"],
      },
      {
        by: "camille-roy",
        text: "Done as @ida-lindqvist says, twice, on two days: 71.2 and 71.0 round the tape, 78.5 and 78.4 on the seam. I’ve written both to Nantes, plus “it’ll do what it wants between those two”. She has answered that so will she. Sold, €52.",
        likedBy: ["ida-lindqvist", "tilda-rask", "maren-holt", "sofia-conti"],
      },
      {
        by: "tilda-rask",
        quote: { number: 6, text: "Sold, €52." },
        text: "€52 after how many wears? For the table.",
      },
      { by: "camille-roy", text: "88. It owes me nothing. I may write to it." },
    ],
  },
  {
    group: "the-fitting-room",
    title: "Copying my mother’s coat without taking it apart",
    tags: ["patterns", "coats"],
    daysAgo: 12,
    messages: [
      {
        by: "sofia-conti",
        text: "The brown one, 1968, by a dressmaker in Via Po who’s been dead for thirty years. The cloth at the pockets is going and it won’t stand a third repair. I’d like a second one, the same in everything, in navy, and I won’t unpick a single seam of the first. Who has taken a pattern from a finished coat? The fronts don’t frighten me. The collar does.",
        likedBy: ["ida-lindqvist", "camille-roy", "maren-holt"],
      },
      {
        by: "ida-lindqvist",
        text: "Muslin, pinned straight onto the outside, one panel at a time, from seam to seam. Draw the grain line on the muslin first, with a ruler, and lay it along the weave. Pencil along the seams, take it off, add allowance. For the collar: do upper and under collar separately, they’re never the same, and the difference (often 4 to 6 mm) is what makes it roll.",
        likedBy: ["sofia-conti", "maren-holt"],
      },
      {
        by: "maren-holt",
        text: "And measure every seam on the coat with a tape, and then on the paper. I did this with a jacket and my back armhole was 11 mm longer than what it had to meet. Nothing about it showed until I’d cut it. In the good cloth.",
        likedBy: ["sofia-conti", "ida-lindqvist", "tilda-rask"],
      },
      {
        by: "tilda-rask",
        text: "What would the dressmaker’s granddaughter charge? Somebody in Turin must still do this for money.",
      },
      {
        by: "sofia-conti",
        quote: { number: 4, text: "Somebody in Turin must still do this for money." },
        text: "€780 without cloth, I’ve asked, and it’s a fair price for forty hours. But then it would be _their_ copy of my mother’s coat.",
        likedBy: ["camille-roy", "ida-lindqvist", "tilda-rask"],
      },
      {
        by: "camille-roy",
        text: "Photograph how it hangs before you start, from four sides, on a hanger that fits it. When the toile is ready, hang it next to the pictures. The eye finds what a tape can’t.",
      },
      {
        by: "sofia-conti",
        text: "After three evenings: 14 pieces of muslin, 61 seams measured, and the largest difference is 4 mm, on the left front only. I thought I’d made a mistake. Then I measured the coat again and it’s in the coat. She leaned on that side, the dressmaker, or my mother did. @ida-lindqvist, do I copy it or correct it?",
        likedBy: ["maren-holt", "camille-roy", "tilda-rask"],
      },
      {
        by: "ida-lindqvist",
        text: "Copy it. And use her buttons on the first one and yours on the second, so they know which is which.",
        likedBy: ["sofia-conti", "camille-roy", "maren-holt", "tilda-rask"],
      },
    ],
  },
];
