import type { PlannedDiscussion } from "./planned-discussion.ts";

export const secondHandDiscussions: readonly PlannedDiscussion[] = [
  {
    group: "second-hand",
    title: "What a 42 from 1978 comes to today",
    tags: ["sizes", "measuring"],
    daysAgo: 158,
    messages: [
      {
        by: "marta-nowak",
        text: "I’ve been offered a Tey & Hollis tweed skirt in a swap. The owner has no tape measure, lives in Leeds, and writes: “It’s a 42, from 1978.” I wear things marked 38, 40 and once a 44, all of which fit. So what’s a 42 from 1978? Is there a rule, or do I have to send this woman a tape measure by post?",
        likedBy: ["elif-demir", "olu-adeyemi", "felix-arnaud"],
      },
      {
        by: "edith-marlow",
        text: "Take off two, roughly. A 42 then is a 38 on the rails now. I have skirts from 1974 to last year in one wardrobe, all of them fit, and the numbers go 44, 42, 40, 40, 38. I haven’t done anything. The numbers have.",
        likedBy: ["marta-nowak", "noor-aziz", "tilda-rask", "agnes-okafor", "zofia"],
      },
      {
        by: "kofi-mensah",
        text: "Two sizes is about right for skirts. I wouldn’t trust it for jackets: the chest has hardly moved since the eighties, but the waist of the _jacket_ has. And all of it depends on the country the size was printed in. A 42 sewn in Leeds may be an English 42, in inches, and then we’re talking about something else entirely.",
      },
      { by: "marta-nowak", text: "Inches! It’s a skirt. Surely nobody measured a skirt at 42 inches." },
      {
        by: "edith-marlow",
        text: "They did if it was the hip. My mother bought everything by hip, in inches, and by price, in guineas.",
        likedBy: ["olu-adeyemi", "chidi", "felix-arnaud"],
      },
      {
        by: "sofia-conti",
        text: "In Italy it was a 46 and in France a 42 and in Germany a 40, for the same skirt, on the same afternoon. My mother had a list inside the wardrobe door. I’ve still got the door.",
        likedBy: ["elif-demir", "edith-marlow", "camille-roy"],
      },
      {
        by: "ama-boateng",
        text: "I don’t understand why we’re debating a conversion table when a tape measure costs CHF 2.",
      },
      {
        by: "elif-demir",
        quote: { number: 1, text: "do I have to send this woman a tape measure by post?" },
        text: "No need. Ask her to lay it flat with the waistband straight and put a sheet of A4 next to it. Long side is 29.7 cm. I’ve bought eleven skirts off photos with a sheet of paper in them and only one was wrong, and in that case it was the paper (American).",
        likedBy: ["marta-nowak", "yuki-tanaka", "maren-holt", "ama-boateng", "priya-nair"],
      },
      {
        by: "yuki-tanaka",
        text: "A banknote also works. Ten euros: 127 mm by 67 mm. Everybody has one, and it’s stiffer than paper.",
        likedBy: ["elif-demir", "ama-boateng"],
      },
      {
        by: "felix-arnaud",
        text: "And if she’s kind she’ll leave it in the pocket.",
        likedBy: ["elif-demir", "marta-nowak", "ana-prado", "olu-adeyemi"],
      },
      {
        by: "ana-prado",
        text: "Wait, the skirt has POCKETS? Nobody mentioned pockets. Marta, take it, whatever it is.",
      },
      {
        by: "marta-nowak",
        text: "The skirt hasn’t admitted to any pockets so far. Back to the number, please. I’ve written to her about the sheet of paper.",
      },
      {
        by: "kofi-mensah",
        text: "While you wait, the four measurements I’d ask for, on anything old:\n\n- waistband, flat, doubled\n- widest point 20 cm below it\n- length at the back, without the waistband\n- width of the seam allowance, inside\n\nThe fourth is the one nobody asks. Old skirts often have 3 cm in there on each side, and that’s a whole size you’ve already paid for.",
        likedBy: ["marta-nowak", "edith-marlow", "sofia-conti", "maren-holt", "felix-arnaud", "elif-demir"],
      },
      {
        by: "noor-aziz",
        quote: { number: 2, text: "I haven’t done anything. The numbers have." },
        text: "I’m putting this up in the lab, over the balance.",
      },
      {
        by: "marta-nowak",
        text: "The photo has come. It’s lying on a kitchen floor next to a sheet of paper **and** a cat. By the paper, 36.5 cm across the waistband, so 73. By the cat, about one and a half cats. Label says 42, and underneath, very small, W28. So @edith-marlow is right to within a thread: I’d buy it today as a 38.",
        likedBy: ["edith-marlow", "elif-demir", "yuki-tanaka", "ida-lindqvist", "linnea-berg"],
      },
      {
        by: "edith-marlow",
        quote: { number: 15, text: "By the cat, about one and a half cats." },
        text: "Thank you, dear. What does the cat want for it?",
      },
      {
        by: "marta-nowak",
        text: "A jar of plum jam and the green cardigan with the long sleeves. I’ve sent both. Also a tape measure, because the next person may not have me.",
        likedBy: ["edith-marlow", "ama-boateng", "agnes-okafor", "noor-aziz"],
      },
      {
        by: "marta-nowak",
        text: "Late news: it fits with a shirt tucked in. 2.8 cm of seam allowance on each side, as @kofi-mensah said, and one pocket, in the left seam, with a 1981 bus ticket in it.",
        likedBy: ["ana-prado", "kofi-mensah", "felix-arnaud", "elif-demir", "sofia-conti"],
      },
      { by: "ana-prado", text: "I KNEW IT.", likedBy: ["marta-nowak", "linnea-berg"] },
    ],
  },
  {
    group: "second-hand",
    title: "Moth holes: walk away, or bargain",
    tags: ["wool", "moths"],
    daysAgo: 112,
    messages: [
      {
        by: "olu-adeyemi",
        text: "charity shop, Levenshulme. Kőszeg Knit aran, cream, £14. Three holes, all on the left sleeve, biggest about a 5p. I’m twelve socks into darning so part of me wants it *for* the holes. The other part lives with two wool jumpers that are fine and would like to stay fine. Walk away or bargain?",
      },
      {
        by: "chidi",
        text: "Count the holes with a torch inside the sleeve. What you can see from outside is half of it: moths graze before they bite through. If it looks thin in patches like a worn carpet, leave it. If it’s three clean holes in otherwise thick wool, it’s a Sunday. And an aran in that gauge for £14 is a present.",
        likedBy: ["olu-adeyemi", "felix-arnaud", "jonas-weil"],
      },
      {
        by: "agnes-okafor",
        text: "Walk away, love. I had one jumper home from a jumble sale in 1996 and lost a whole blanket box.",
      },
      {
        by: "maren-holt",
        text: "I’ve had 9 pieces with moth holes home in the last five years and lost nothing. Straight into a bag, the bag into the freezer for 72 hours at minus 18, out for a day, in again for 72. Then wash, then wardrobe. I don’t let the bag be opened in the hall. My neighbour thinks I’m storing evidence.",
        likedBy: ["olu-adeyemi", "tilda-rask", "elif-demir", "hanna-brandt"],
      },
      {
        by: "noor-aziz",
        quote: { number: 4, text: "out for a day, in again for 72" },
        text: "The day out is the clever part. It wakes whatever slept through the first round. I’d still ask for a third off: you’re buying the freezer space as well.",
      },
      {
        by: "olu-adeyemi",
        text: "asked. She said the holes were “already in the price”. I said one of them was in the cuff. We met at £11 and she threw in a hanger",
        likedBy: ["chidi", "elif-demir", "kofi-mensah", "samir-haddad"],
      },
      {
        by: "olu-adeyemi",
        text: "eight days of freezer later (sorry, peas). Torch test: three holes, no bald bits. Darned all three in orange. It’s not hidden and it’s not meant to be. @chidi you were right, it was a Sunday. It was the whole of a Sunday",
        likedBy: ["chidi", "maren-holt", "edith-marlow", "jonas-weil", "felix-arnaud", "agnes-okafor"],
      },
      {
        by: "agnes-okafor",
        quote: { number: 7, text: "It was the whole of a Sunday" },
        text: "I stand corrected, and I’ve written to the blanket box.",
        likedBy: ["olu-adeyemi", "maren-holt"],
      },
    ],
  },
  {
    group: "second-hand",
    title: "Getting the attic out of an old wool coat",
    tags: ["smells", "wool"],
    daysAgo: 74,
    messages: [
      {
        by: "felix-arnaud",
        text: "Bought: one Norr & Sund town coat, charcoal, about 1990, €45, no holes, all buttons. Not mentioned at the stall: it smells like the inside of a piano. I’ve aired it on the balcony for six days. Now the balcony smells like a piano. The label says dry clean only, the cleaner says €38, which is most of another coat. What’s worked for you?",
        likedBy: ["elif-demir", "ana-prado", "chidi"],
      },
      {
        by: "elif-demir",
        text: "Vodka. The cheap kind, in a spray bottle, on the lining and not on the wool, one cloud per panel. Hang it in a draught. The theatre where I used to sew did whole wardrobes like this, twice a week.",
        likedBy: ["sofia-conti", "linnea-berg", "olu-adeyemi"],
      },
      {
        by: "noor-aziz",
        quote: { number: 2, text: "one cloud per panel" },
        text: "For the chemists: the alcohol takes some of it with it as it evaporates. It doesn’t do much about mould. Look under the collar and inside the pockets with a good light. If there are grey spots, this is a job for the cleaner, not for a bottle.",
      },
      { by: "felix-arnaud", text: "No spots. One pocket contained a cough sweet, and it may have been the piano." },
      {
        by: "edith-marlow",
        text: "Frost. One dry night on a line at minus three, and beat it in the morning with something flat. We did it with carpets and with my uncle’s overcoat.",
        likedBy: ["mikkel", "agnes-okafor"],
      },
      {
        by: "tomas-vidal",
        quote: { number: 5, text: "One dry night on a line at minus three" },
        text: "Some of us live in Valencia, where the frost has been expected since 1956.",
        likedBy: ["ana-prado", "edith-marlow", "zofia"],
      },
      {
        by: "sofia-conti",
        text: "Change the lining. That’s where it lives. The wool forgives, the viscose remembers. €70 at my tailor’s, or two evenings and 2.5 metres if you’re brave, @felix-arnaud, and we all know that you are.",
      },
      {
        by: "felix-arnaud",
        text: "Two rounds of vodka, one night of minus one (Nantes did its best), one new pocket bag from an old pillowcase. I sat next to someone on the tram for eleven stops and they didn’t move. I consider this a success at €45 plus €6.40 for the bottle, which is still half full. For the coat.",
        likedBy: ["elif-demir", "sofia-conti", "noor-aziz", "kofi-mensah", "ana-prado"],
      },
    ],
  },
  {
    group: "second-hand",
    title: "How much is too much for somebody else’s handbag",
    tags: ["bags", "prices"],
    daysAgo: 33,
    messages: [
      {
        by: "ama-boateng",
        text: "A Loof & Daughters handbag, chestnut, the old lock, so before 2010 at the latest. Two handles, both original, one of them dark from use. A dealer in Basel wants **CHF 210** and says that’s “under new”. New, it’s €260. I do numbers for a living and I can’t get this one to come out. How much is too much?",
        likedBy: ["elif-demir", "tilda-rask"],
      },
      {
        by: "elif-demir",
        text: "I never pay more than half of new, whatever it is and however it’s been kept. It isn’t about the bag. It’s so that I never have to think about it again. So: €130.",
      },
      {
        by: "tilda-rask",
        text: "Half of new is a rule for things that wear out, and these don’t. I’d turn it round and ask what it’ll cost until it’s gone. New handles from Antwerp are €55 for two, stitching about €20. If the lock goes, the bag’s finished, because the old lock isn’t made any more. So I’d pay €210 for one with a good lock and €90 for the same with a loose one.",
        likedBy: ["ama-boateng", "maren-holt", "priya-nair", "kofi-mensah"],
      },
      {
        by: "edith-marlow",
        quote: { number: 2, text: "I never pay more than half of new" },
        text: "Very sound, my dear, but which new? Mine was £38 in 1983. By your rule I should ask nineteen pounds for it, and I won’t.",
        likedBy: ["ama-boateng", "tilda-rask", "samir-haddad", "agnes-okafor", "noor-aziz"],
      },
      {
        by: "samir-haddad",
        quote: { number: 4, text: "By your rule I should ask nineteen pounds for it" },
        text: "Is Edith’s for sale? Asking for my wife, who doesn’t know yet that I’m asking.",
      },
      {
        by: "edith-marlow",
        text: "It is not. It’s promised to my granddaughter, with the coat. She’s a patient girl, but she’s keeping a list.",
        likedBy: ["samir-haddad", "linnea-berg"],
      },
      {
        by: "marta-nowak",
        text: "Has nobody asked what’s inside? Open it and smell it, then turn the corners out. Corners tell you whether it stood on floors. And ask to have the lock opened and closed twenty times. Dealers get bored at about eight and start to go down.",
        likedBy: ["elif-demir", "ama-boateng", "olu-adeyemi"],
      },
      {
        by: "ama-boateng",
        text: "Went back on Saturday. Corners: clean. Inside: a receipt from a bakery, 2004. Lock: I opened and closed it twenty times, @marta-nowak, and he went down at eleven, to CHF 180. Then I showed him the dark handle and said “Antwerp, fifty-five euros”, and we ended at CHF 150.",
        likedBy: ["marta-nowak", "tilda-rask", "elif-demir", "edith-marlow", "chidi", "priya-nair"],
      },
      {
        by: "tilda-rask",
        text: "So it’s CHF 150 plus €55 one day. At four days a week, you’re under a franc a wear by the end of next summer. I withdraw nothing.",
      },
      {
        by: "ama-boateng",
        text: "For the record, I’m not changing the handle. It’s dark where somebody held it for twenty years, and it turns out I hold it in the same place. Answer to my own question: too much is when you’re still doing the sum on the tram home. I wasn’t.",
        likedBy: ["edith-marlow", "agnes-okafor", "sofia-conti", "camille-roy", "elif-demir"],
      },
    ],
  },
  {
    group: "second-hand",
    title: "Swap rates: a skirt for a kettle, and other deals",
    tags: ["swaps"],
    daysAgo: 16,
    messages: [
      {
        by: "zofia",
        text: "Our swap evening in Gdańsk is in its third year and it’s the same quarrel each time. One person brings a wool coat, goes home with four tops and feels robbed. Another brings four tops, goes home with the coat and is told so for a year. Do you count pieces, or value, or nothing at all? @marta-nowak, you must have a system.",
      },
      {
        by: "marta-nowak",
        text: "I have! Kraków, 22 people, four times a year. Three tokens for a coat or boots, two for a dress, a jumper or trousers, one for anything else. You hand in, you get tokens, you take home for tokens. What’s left over goes in a box, and the box is free. Best things I own are from the box.",
        likedBy: ["zofia", "hanna-brandt", "olu-adeyemi", "priya-nair"],
      },
      {
        by: "tomas-vidal",
        text: "Who decides that linen trousers are only two?",
      },
      {
        by: "marta-nowak",
        text: "I do. Bring a jury if you like, we’ve got chairs.",
        likedBy: ["zofia", "ana-prado", "tomas-vidal"],
      },
      {
        by: "camille-roy",
        text: "We tried tokens in Lyon for a year and stopped, because people brought what had most tokens and not what was good. Now nothing’s counted. There’s one rule: you bring only what you’d lend to a friend. We’ve had fewer pieces since then, 60 instead of 140, and everyone leaves with something.",
        likedBy: ["sofia-conti", "ida-lindqvist", "agnes-okafor"],
      },
      {
        by: "kofi-mensah",
        quote: { number: 5, text: "you bring only what you’d lend to a friend" },
        text: "That’s a good sentence. My friends would still bring the tie.",
        likedBy: ["camille-roy", "samir-haddad"],
      },
      {
        by: "elif-demir",
        text: "And the kettle? The title promised a kettle.",
      },
      {
        by: "marta-nowak",
        text: "The kettle was mine. It had a whistle you could hear on the next floor. I got a denim skirt for it, nine summers old, and I see the kettle whenever I visit. We’re both doing well.",
        likedBy: ["elif-demir", "zofia", "agnes-okafor", "chidi"],
      },
      {
        by: "zofia",
        text: "Decided: tokens for coats and boots, @camille-roy’s rule for the rest, and a free box by the door. First evening under the new law was Thursday. 31 people, 118 pieces, one quarrel (about a hat, and it was settled by wind).",
        likedBy: ["marta-nowak", "camille-roy", "mikkel", "ana-prado"],
      },
    ],
  },
  {
    group: "second-hand",
    title: "Ourcq label in grey thread: does anyone know the years",
    tags: ["silk", "labels"],
    daysAgo: 3,
    messages: [
      {
        by: "linnea-berg",
        text: "Found a bias skirt in Gothenburg for 140 kronor, in a pink I can only call _boiled prawn_, and I love it. It’s marked Ourcq, but the label is woven in grey thread, and the two I’ve seen before were white. There’s a number stamped on the back, 3117, half washed away. Does anyone know which years had the grey ones? I don’t mind what it’s worth. I’d like to know how old it is, so that I can wish it a happy birthday.",
      },
    ],
  },
];
