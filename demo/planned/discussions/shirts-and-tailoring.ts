import type { PlannedDiscussion } from "./planned-discussion.ts";

export const shirtsDiscussions: readonly PlannedDiscussion[] = [
  {
    group: "shirts-and-tailoring",
    title: "White shirts that last",
    tags: ["poplin", "care"],
    daysAgo: 151,
    isPinned: true,
    messages: [
      {
        by: "samir-haddad",
        text: "I wear a white shirt about 200 days a year, and I get two years out of one before it’s grey at the collar and I’m told so at breakfast. Seven in rotation, so roughly 55 wears each. I’d like to hear from people whose shirts last longer: what cloth, how you wash them, what goes first. Numbers welcome, excuses too.",
        likedBy: ["kofi-mensah", "priya-nair", "ama-boateng", "tilda-rask"],
      },
      {
        by: "priya-nair",
        text: "Norr & Sund poplin, 96 wears, 41 washes, first repair at wear 80 (one button). I wash at 40, hang it wet, iron it damp. The cuffs are starting to look like good paper.",
        cards: [{ product: "norr-sund-poplin-shirt" }],
        likedBy: ["samir-haddad", "hanna-brandt"],
      },
      {
        by: "edith-marlow",
        text: "The collar goes first, then the cuffs, then your good opinion of the shop. A collar can be turned and cuffs can be turned. I have a white shirt of my husband’s from 1988 that has been turned once and could be again.",
        likedBy: ["samir-haddad", "agnes-okafor", "marta-nowak", "felix-arnaud", "yuki-tanaka"],
      },
      {
        by: "kofi-mensah",
        text: "Poplin looks best on day one and oxford looks best on day 300. I keep poplin for meetings (three of them) and oxford for everything else (six).",
      },
      {
        by: "noor-aziz",
        text: "The grey isn’t dirt you failed to wash out. It’s skin oil that has oxidised, plus hard water leaving lime and old detergent in the fibre. So:\n\n- soap on the inside of the collar _before_ the wash, five minutes\n- oxygen bleach, not chlorine: chlorine eats the interlining glue and yellows it\n- a spoon of citric acid in the rinse once a month, if your kettle furs up\n- less detergent than the packet says. Less again.",
        likedBy: ["samir-haddad", "ama-boateng", "hanna-brandt", "maren-holt", "elif-demir", "priya-nair"],
      },
      {
        by: "samir-haddad",
        quote: { number: 5, text: "less detergent than the packet says" },
        text: "I’ve been using more. On the theory that I have children.",
      },
      { by: "tomas-vidal", text: "Has anyone considered linen?" },
      {
        by: "ida-lindqvist",
        text: "@tomas-vidal, there’s a whole discussion for you two doors down. Here we’re on poplin. While I’m at it: **buttons**. Check the thread shank on a new shirt. If the buttons are sewn flat by machine, sew them again the first evening. Ten minutes, and you’ll never chase one under a desk.",
        likedBy: ["sofia-conti", "samir-haddad", "tomas-vidal"],
      },
      {
        by: "tomas-vidal",
        text: "@ida-lindqvist I’m going. I leave a crease behind as a memento.",
        likedBy: ["ida-lindqvist", "zofia", "camille-roy"],
      },
      {
        by: "tilda-rask",
        text: "Let me do the sum nobody wants. €89 shirt, 110 wears, washing and ironing at 60 cents a time if your own hours are free: about €1.40 a wear. €25 shirt, 30 wears before the collar bubbles: the same €1.40. The dear one only wins if you get past a hundred, and getting past a hundred is nearly all about the collar.",
        likedBy: ["priya-nair", "samir-haddad", "yuki-tanaka", "ama-boateng"],
      },
      {
        by: "ama-boateng",
        quote: { number: 10, text: "the same €1.40" },
        text: "Checked your sum. It’s right, provided one washes after every wear. Priya has 96 wears and 41 washes. @priya-nair do you want to explain yourself?",
      },
      {
        by: "priya-nair",
        text: "Under a jumper, four hours in an office with air conditioning, aired overnight on a hanger. It’s a second wear. A third if nobody’s looking.",
        likedBy: ["maren-holt", "noor-aziz"],
      },
      {
        by: "agnes-okafor",
        text: "I starched caps and collars for eleven years and I’ll tell you what starch is for: it’s so the dirt sits on the starch and comes off with it. A light one, sprayed, on the collar and cuffs only. They go in the wash crisp and come out clean.",
        likedBy: ["samir-haddad", "edith-marlow", "noor-aziz", "chidi"],
      },
      {
        by: "camille-roy",
        quote: { number: 13, text: "A light one, sprayed, on the collar and cuffs only." },
        text: "I disagree about starch! It makes the fold of the collar brittle and the fold is where it breaks. I’ve seen it on every shirt my father owned.",
      },
      {
        by: "agnes-okafor",
        quote: { number: 14, text: "the fold is where it breaks" },
        text: "If you iron the fold in, yes. You iron the collar flat and turn it down by hand while it’s warm. I’d say your father ironed the fold.",
        likedBy: ["camille-roy", "edith-marlow", "ama-boateng", "kofi-mensah"],
      },
      {
        by: "camille-roy",
        text: "I’ve phoned. He ironed the fold.",
        likedBy: ["agnes-okafor", "samir-haddad", "felix-arnaud"],
      },
      {
        by: "felix-arnaud",
        text: "Having taken a Tey & Hollis shirt apart: look at the collar band before you buy. Fused interlining is glued, and the glue lets go in bubbles. Sewn-in interlining can’t bubble, because there’s nothing to come loose. Pinch the two layers and try to rub them against each other. If they slide, it’s sewn. The shop assistant will watch you. Let them.",
        likedBy: ["samir-haddad", "tilda-rask", "yuki-tanaka", "edith-marlow"],
      },
      {
        by: "hanna-brandt",
        text: "Temperature, since nobody agrees. My three whites, one year: at 30 grey after 20 washes, at 40 with oxygen bleach still white after 30, at 60 white but the sleeve is 1.5 cm shorter. I stay at 40.",
      },
      {
        by: "yuki-tanaka",
        quote: { number: 18, text: "the sleeve is 1.5 cm shorter" },
        text: "Buy the sleeve 1.5 cm longer and wash at 60.",
      },
      {
        by: "samir-haddad",
        text: "Report after four weeks. Soap on the collars, half the detergent, oxygen bleach, 40 degrees. The oldest shirt has gone from _elephant_ to _milk_. My wife asked whether it was new and I’ve decided not to answer.",
        photos: ["item-white-shirt.webp"],
        likedBy: ["noor-aziz", "agnes-okafor", "priya-nair", "maren-holt", "olu-adeyemi"],
      },
      {
        by: "linnea-berg",
        text: "And when it’s past saving, dye it. A grey white shirt takes indigo like nothing else. I did two in one pot for 9 euros.",
      },
      {
        by: "ama-boateng",
        text: "May I ask for a summary we can find again? I’ve scrolled past the elephant three times looking for the citric acid.",
      },
      {
        by: "ida-lindqvist",
        text: "Gladly, and I’ve pinned it:\n\n- sewn-in collar, and sew the buttons on again\n- soap inside the collar first\n- 40 degrees, oxygen bleach, half the detergent\n- citric acid once a month if the water’s hard\n- starch if you like, but never iron the fold\n- turn the collar when it frays, dye it when it’s grey",
        likedBy: ["ama-boateng", "samir-haddad", "noor-aziz", "hanna-brandt", "kofi-mensah", "edith-marlow"],
      },
      {
        by: "samir-haddad",
        text: "Last report from me: the seven are at 68, 66, 66, 64, 61, 60 and 59 wears, all white enough for breakfast. One has jam on it. That isn’t the shirt’s fault.",
        cards: [{ item: "Monday shirts" }],
        likedBy: ["priya-nair", "agnes-okafor", "ida-lindqvist"],
      },
    ],
  },
  {
    group: "shirts-and-tailoring",
    title: "Has anyone here turned a collar?",
    tags: ["collars", "mending"],
    daysAgo: 37,
    messages: [
      {
        by: "kofi-mensah",
        text: "Blue Bengal stripe, five years old, the fold of the collar has worn through to the white. Everything else is fine. I’ve read that you take the collar off, flip it and sew it back into the band, and the worn side ends up underneath. It sounds too simple. What’s the catch?",
      },
      {
        by: "edith-marlow",
        text: "No catch, except patience. Unpick only the seam between collar and band. Mark the middle of both with a pin before you take them apart, or it’ll sit crooked for ever and you’ll think it’s your neck. Turn, pin from the middle outwards, sew on the old line of holes.",
        likedBy: ["kofi-mensah", "felix-arnaud", "olu-adeyemi", "samir-haddad"],
      },
      {
        by: "felix-arnaud",
        quote: { number: 2, text: "No catch, except patience." },
        text: "There is a catch! If it has little pockets for collar stays, they’ll be on top afterwards, looking at everybody. Darn the worn line first too, it gets weaker under there and then the points flap.",
      },
      {
        by: "ama-boateng",
        text: "Or pay. The woman at my station kiosk charges 22 francs and has it done by Thursday.",
      },
      {
        by: "kofi-mensah",
        text: "22 francs, and I have a free evening and a seam ripper. I’m doing it. If you don’t hear from me, I’ve moved to T-shirts.",
      },
      {
        by: "samir-haddad",
        text: "Did he move to T-shirts?",
        likedBy: ["ama-boateng", "edith-marlow"],
      },
      {
        by: "kofi-mensah",
        quote: { number: 2, text: "Mark the middle of both with a pin" },
        text: "I marked the middle of one. So the first attempt leaned left by half a centimetre, and yes, @edith-marlow, I blamed my neck. Second attempt is straight. Two hours and ten minutes in all, and it looks like a new shirt from anywhere beyond a handshake.",
        likedBy: ["edith-marlow", "felix-arnaud", "yuki-tanaka", "olu-adeyemi"],
      },
      {
        by: "edith-marlow",
        text: "Very good. Now the cuffs.",
        likedBy: ["kofi-mensah", "samir-haddad", "agnes-okafor"],
      },
    ],
  },
  {
    group: "shirts-and-tailoring",
    title: "Making a trouser crease survive the day",
    tags: ["ironing", "wool"],
    daysAgo: 12,
    messages: [
      {
        by: "elif-demir",
        text: "Found pinstriped wool trousers at the flea market, 14 euros, third hand at least. Somebody has washed the crease out of them. I iron one in every morning and it’s gone by the second tram. How do people do this?",
      },
      {
        by: "ama-boateng",
        text: "You’re ironing. Press. Put the iron down, count to ten, lift it, move on. Damp cotton cloth between, wool setting. Then the part everyone skips: leave the trousers lying there until they’re **cold**. The crease sets while it cools, not while it’s hot.",
        likedBy: ["elif-demir", "kofi-mensah", "hanna-brandt", "agnes-okafor"],
      },
      {
        by: "agnes-okafor",
        text: "And a clothes brush, wooden side down, leaned on hard after the iron comes off. We used a hymn book.",
      },
      {
        by: "felix-arnaud",
        text: "You can run a thin line of soap along the inside of the crease before you press. Dry bar soap, like chalk. My grandmother swore by it. I used a scented one and smelled of violets in the rain.",
        likedBy: ["elif-demir", "linnea-berg"],
      },
      {
        by: "noor-aziz",
        text: "That works because the soap stiffens as it dries, but it draws dust, so brush it out in spring. Ama’s way is the sounder one: heat and water let the bonds in the wool move, and cooling fixes them where they are.",
      },
      {
        by: "elif-demir",
        quote: { number: 2, text: "leave the trousers lying there until they’re cold" },
        text: "Did it on Sunday evening, with a dictionary for want of a hymn book. Monday, Tuesday, Wednesday: crease. Thursday I sat on a wet bench, and that’s between me and the bench.",
        likedBy: ["ama-boateng", "agnes-okafor", "noor-aziz"],
      },
      { by: "ama-boateng", text: "Three days is good. Hang them from the hem and you’ll get five." },
    ],
  },
  {
    group: "shirts-and-tailoring",
    title: "Shortening jacket sleeves: cuff or shoulder?",
    tags: ["alterations"],
    daysAgo: 109,
    messages: [
      {
        by: "yuki-tanaka",
        text: "Grey blazer, sleeves 2.5 cm too long, working buttonholes at the cuff. Shortening from the cuff would put the last button almost on the edge. Two quotes: 38 euros from the cuff, 95 from the shoulder. Which?",
      },
      {
        by: "maren-holt",
        text: "Shoulder. I had two centimetres done that way on mine. The tailor sighed, then did it. That was 61 wears ago and I’ve never thought about it since, which is what I’d paid for.",
      },
      {
        by: "sofia-conti",
        text: "I’d say cuff, and be brave. If the buttonholes are cut, a good tailor can close the lowest one by hand and move the buttons up. Three buttons instead of four. On a soft jacket nobody counts.",
      },
      {
        by: "yuki-tanaka",
        quote: { number: 3, text: "On a soft jacket nobody counts." },
        text: "I count.",
      },
      {
        by: "ida-lindqvist",
        text: "So do I, for what it’s worth. But @sofia-conti is right that three looks better than four with one hanging off the cliff.",
        likedBy: ["sofia-conti", "yuki-tanaka"],
      },
      {
        by: "tilda-rask",
        text: "The question is what the jacket cost and how long you’ll keep it. On a 40 euro second-hand find, 95 is a lot of faith. On one you’ve had since 2020 and wear twice a week it’s about 30 cents a wear within three years. Also check the pattern: a stripe or check that meets at the front of the armhole may not meet any more when the sleeve comes up.",
        likedBy: ["yuki-tanaka", "priya-nair", "elif-demir"],
      },
      {
        by: "mikkel",
        text: "Roll them up and cycle. Sorry. Carry on.",
      },
      {
        by: "yuki-tanaka",
        quote: { number: 6, text: "check the pattern" },
        text: "Plain grey, so nothing to meet. Shoulder. 95 euros, nine days, sleeves now 61.5 cm on both sides. I measured them in the shop and the tailor measured my tape.",
        likedBy: ["maren-holt", "tilda-rask", "hanna-brandt", "ama-boateng"],
      },
    ],
  },
  {
    group: "shirts-and-tailoring",
    title: "Unlined linen jackets: brave or foolish?",
    tags: ["linen", "jackets"],
    daysAgo: 78,
    messages: [
      {
        by: "tomas-vidal",
        text: "Right. My tailor says a linen jacket must be lined or it “won’t hold”. Hold what? I want it unlined, unpadded, seams bound with tape so the inside is fit to be seen, 230 euros with the cloth. I’ve worn linen for thirty summers and never once wished for polyester between us. Who has one, and does it last?",
        likedBy: ["zofia", "camille-roy"],
      },
      {
        by: "sofia-conti",
        text: "I have one and it lasts, but ask for a half lining across the shoulders. It’s not for looks. It’s what lets you get your arm in over a shirt without a struggle in a restaurant.",
      },
      {
        by: "kofi-mensah",
        text: "Wore an unlined one to two weddings. By the speeches I looked like a letter somebody had opened and refolded. (My brother’s phrase. He was the one getting married.)",
        likedBy: ["samir-haddad", "ama-boateng", "noor-aziz"],
      },
      {
        by: "tomas-vidal",
        quote: { number: 3, text: "a letter somebody had opened and refolded" },
        text: "A love letter!",
        likedBy: ["camille-roy", "zofia", "linnea-berg", "kofi-mensah"],
      },
      {
        by: "ana-prado",
        text: "Pockets. In an unlined jacket the pocket bags hang loose where everyone can see them. Have them patched on outside, properly, through a strip of tape, or you’ll carry nothing.",
        likedBy: ["tomas-vidal", "zofia"],
      },
      {
        by: "chidi",
        text: "I’ve no business in here, linen’s not a knit. But a strip of tape in the shoulder seam, please, or it’ll grow sideways like a cotton cardigan.",
      },
      {
        by: "edith-marlow",
        text: "My mother’s rule, and she sewed for a living:\n\n> Line what you want to slide. Leave alone what you want to breathe.\n\nSleeves slide, backs breathe. Line the sleeves only, Mr Vidal, and then you and your tailor have each won.",
        likedBy: ["tomas-vidal", "sofia-conti", "ana-prado", "felix-arnaud", "agnes-okafor", "kofi-mensah"],
      },
      {
        by: "tomas-vidal",
        text: "Sleeves lined in thin cotton, back bare, two patch pockets for @ana-prado and tape in the shoulders for the knitter. 255 euros in the end. Eleven wears, one of them at 38 degrees. My tailor has asked whether he may photograph the inside.",
        likedBy: ["edith-marlow", "ana-prado", "sofia-conti"],
      },
      { by: "ana-prado", text: "How deep are the pockets?" },
      {
        by: "tomas-vidal",
        text: "One paperback, one peach.",
        likedBy: ["ana-prado", "edith-marlow", "yuki-tanaka"],
      },
    ],
  },
];
