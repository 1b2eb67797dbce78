import type { PlannedDiscussion } from "./planned-discussion.ts";
import { whatAreYouWearingToday } from "./what-are-you-wearing-today.ts";

export const whatToWearDiscussions: readonly PlannedDiscussion[] = [
  {
    group: "what-to-wear",
    title: "The picnic in Malmö: what to wear and who brings rugs",
    tags: ["picnic"],
    daysAgo: 168,
    isLocked: true,
    messages: [
      {
        by: "ida-lindqvist",
        text: "A Saturday in a fortnight, from noon, in Pildammsparken, by the big tree with the bench round it. Anyone from here may come. There’s one request for clothes: **wear something that’s been mended**, by you or by anybody, and be ready to say how. I’ll bring coffee, a first-aid tin of buttons and one rug. We need more rugs.",
        likedBy: ["maren-holt", "mikkel", "linnea-berg", "noor-aziz", "olu-adeyemi", "zofia"],
      },
      { by: "mikkel", text: "Coming over the bridge. One rug. One raincoat, in case." },
      {
        by: "linnea-berg",
        text: "YES. I’m bringing the half-blanket scarf, which seats two, and the plum dress with a new zip. Does a zip count as mended?",
      },
      {
        by: "maren-holt",
        text: "A zip counts double. I’ll be on the 8:14 with cinnamon buns and eleven darns, five of them visible.",
        likedBy: ["linnea-berg", "ida-lindqvist", "olu-adeyemi"],
      },
      {
        by: "jonas-weil",
        text: "I can’t come, it’s a home game. My aunt is sending a rug. It’s 1.40 by 2.10 and she started it on Tuesday.",
        likedBy: ["ida-lindqvist", "linnea-berg", "chidi", "agnes-okafor", "maren-holt"],
      },
      {
        by: "zofia",
        text: "Ferry on Friday night, so I’ll arrive looking as one does. What’s the grass like? I only own white shoes that I care about.",
      },
      {
        by: "ida-lindqvist",
        quote: { number: 6, text: "What’s the grass like?" },
        text: "Damp until one, then fine. I went and sat on it.",
        likedBy: ["zofia", "mikkel", "hanna-brandt"],
      },
      {
        by: "hanna-brandt",
        text: "Forecast this morning: 19 degrees, 20% rain, wind from the west at 5 m/s. That’s a layer, and something heavy for the corners of the rugs. I’m passing through by train from 13:05 to 15:40 and can carry exactly one cake.",
        likedBy: ["ida-lindqvist", "noor-aziz"],
      },
      { by: "mikkel", text: "20% is what they say when they don’t want to say yes." },
      {
        by: "zofia",
        text: "Home again, salt in everything. For those who weren’t there: fourteen people, nine rugs, one of them finished by an aunt **in the parcel tracking**, I swear. @mikkel was right, it rained from 14:10 to 14:25, and his raincoat held five of us. Best mend: Maren’s cuff. Best story: the zip.",
        likedBy: ["mikkel", "maren-holt", "linnea-berg", "jonas-weil", "ida-lindqvist", "olu-adeyemi"],
      },
      {
        by: "jonas-weil",
        text: "She’d like to know whether the rug stayed flat.",
      },
      {
        by: "ida-lindqvist",
        text: "It did, under five people and a cake. Thank you all for coming. The picnic’s been eaten and the lost things have been found (one hoop, one thermos lid, @hanna-brandt’s cake tin), so I’m closing this discussion before somebody turns up in the park with a rug next week. The next one gets its own.",
        likedBy: ["jonas-weil", "hanna-brandt", "linnea-berg", "maren-holt"],
      },
    ],
  },
  {
    group: "what-to-wear",
    title: "An office with no dress code and strong opinions",
    tags: ["work"],
    daysAgo: 121,
    messages: [
      {
        by: "ama-boateng",
        text: "New employer since the first of the month. I asked about the dress code and was told “oh, we’re relaxed”. On day one I wore pressed trousers and a white shirt, and four people asked whether I was the auditor. (I am, but still.) On day three I wore jeans, and my manager said “making yourself at home, I see”. So what’s a relaxed code with opinions? How do you find out what it is without asking a second time?",
        likedBy: ["kofi-mensah", "tilda-rask", "noor-aziz", "samir-haddad"],
      },
      {
        by: "kofi-mensah",
        text: "Look at the shoes. People relax from the top down: first the tie goes, then the jacket, then the shirt. The last thing to go is the shoes. If the partners wear leather soles with their jumpers, it’s a suit office that’s taken its jacket off.",
        likedBy: ["ama-boateng", "agnes-okafor", "yuki-tanaka", "camille-roy"],
      },
      {
        by: "yuki-tanaka",
        text: "I wear the same thing every day: black tee, grey blazer, indigo jeans. For two weeks people comment. After that it’s you, and there’s nothing left to have an opinion about.",
        likedBy: ["mikkel", "ama-boateng", "hanna-brandt"],
      },
      {
        by: "samir-haddad",
        text: "I’d do the opposite. One good shirt on Mondays, when they look. After Wednesday nobody sees anything but the coffee machine.",
      },
      {
        by: "priya-nair",
        text: "Data, if it’s any use: in my last job I kept count for a month. Of 21 remarks about clothes, 17 came from the same two people. It wasn’t a dress code. It was Gareth and Louise.",
        likedBy: ["ama-boateng", "tilda-rask", "noor-aziz", "linnea-berg", "agnes-okafor", "samir-haddad"],
      },
      {
        by: "ama-boateng",
        quote: { number: 2, text: "Look at the shoes." },
        text: "Looked. Eleven pairs: six leather soles, four white sneakers, one slipper. And @priya-nair, I’ve begun to count the remarks.",
        likedBy: ["kofi-mensah", "priya-nair"],
      },
      {
        by: "felix-arnaud",
        quote: { number: 6, text: "one slipper" },
        text: "I’d like to know more about the slipper.",
        likedBy: ["olu-adeyemi", "chidi", "elif-demir"],
      },
      {
        by: "ama-boateng",
        text: "The slipper is the founder. Result after three weeks: 12 remarks, 9 by my manager, and all of them about jeans. So it’s trousers with a crease, the shirt replaced by a fine jumper, loafers that click. Nobody has said a word since Tuesday. I was comfortable in it before they were, but that’s relaxed for you.",
        likedBy: ["kofi-mensah", "priya-nair", "tilda-rask", "edith-marlow", "sofia-conti"],
      },
      {
        by: "edith-marlow",
        text: "In my first office trousers were forbidden to half of us, and the other half had opinions. Wear the crease, my dear.",
        likedBy: ["ama-boateng", "agnes-okafor", "noor-aziz", "marta-nowak"],
      },
    ],
  },
  whatAreYouWearingToday,
  {
    group: "what-to-wear",
    title: "Does anyone wear the colour yellow",
    tags: ["colour"],
    daysAgo: 28,
    messages: [
      {
        by: "yuki-tanaka",
        text: "Each year I buy one yellow thing. It’s the only colour I allow in. So far: a beanie (2021), socks, an umbrella, a pencil case that I count. This year I’m late, I haven’t found one. Does anyone here wear yellow in earnest, in daylight, in something larger than a sock? Which yellow, and with what?",
        likedBy: ["linnea-berg", "mikkel", "zofia", "tilda-rask"],
      },
      {
        by: "linnea-berg",
        text: "I’ve waited years for this question. Yes! There are four yellows and most people have only met the bad one:\n\n- **lemon**, cold, only for raincoats\n- **saffron**, goes with grey and navy, your whole wardrobe in fact\n- **mustard**, goes with everything, even brown\n- **butter**, which is cream with ideas\n\nI’d start you on saffron.",
        likedBy: ["yuki-tanaka", "ana-prado", "felix-arnaud", "camille-roy", "agnes-okafor"],
      },
      {
        by: "mikkel",
        text: "Raincoat. Drivers see it. That’s the whole theory.",
        likedBy: ["yuki-tanaka", "noor-aziz"],
      },
      {
        by: "kofi-mensah",
        text: "I own nothing yellow and I’ve never felt the lack. I say it only so that the survey’s honest.",
      },
      {
        by: "noor-aziz",
        quote: { number: 2, text: "most people have only met the bad one" },
        text: "I’d put in a word for lemon. Under strip lights every other yellow goes the colour of old varnish, lemon doesn’t. Not that I wear it. I store sulphur in it.",
        likedBy: ["linnea-berg", "yuki-tanaka", "chidi"],
      },
      {
        by: "edith-marlow",
        text: "I was married in yellow, in 1977, in a registry office, in March. A wool suit, the yellow of a good egg. Everyone told me I’d tire of it. I wore the jacket until 1994 and the skirt’s still in the family. People don’t tire of yellow, they tire of being talked about, and that stops after the second time.",
        likedBy: ["linnea-berg", "yuki-tanaka", "agnes-okafor", "sofia-conti", "elif-demir", "olu-adeyemi"],
      },
      {
        by: "tilda-rask",
        text: "Mustard cardigan, most days for weeks now. Nobody remarks on it now, as @edith-marlow says. It took about eight wears. One warning: it isn’t the same yellow every year, so ask for a photo in daylight before you order.",
        cards: [{ item: "Mustard cardigan" }],
        photos: ["item-mustard-cardigan.webp"],
      },
      {
        by: "samir-haddad",
        text: "My daughter, four, wears only yellow. It’s a strict school of thought and I’m not qualified to explain it. But I can tell you that banana doesn’t show.",
        likedBy: ["agnes-okafor", "linnea-berg", "priya-nair", "ana-prado"],
      },
      {
        by: "yuki-tanaka",
        text: "Thank you. Bought on Saturday: a saffron square by Šípková, second-hand, €18, one corner resewn. Worn once, inside the collar of the navy coat, with about 4 cm showing. On the U8 nobody looked. I checked.",
        likedBy: ["linnea-berg", "elif-demir", "tilda-rask", "edith-marlow"],
      },
      {
        by: "linnea-berg",
        quote: { number: 9, text: "about 4 cm showing" },
        text: "Four centimetres! I’m so proud. Six by spring?",
        likedBy: ["yuki-tanaka", "noor-aziz"],
      },
      { by: "yuki-tanaka", text: "Five.", likedBy: ["linnea-berg", "mikkel", "kofi-mensah", "zofia", "edith-marlow"] },
    ],
  },
  {
    group: "what-to-wear",
    title: "“Black tie, but it’s a barn”: help me read an invitation",
    tags: ["wedding", "invitations"],
    daysAgo: 5,
    messages: [
      {
        by: "jonas-weil",
        text: "My goalkeeping coach is getting married in three weeks, in a barn near Torgau. The card says, word for word:\n\n> Black tie, but it’s a barn. Dancing. Bring something warm.\n\nI own one dark suit (2015), one white shirt, no bow tie, and eleven jumpers. What do I put on, and in which order?",
        likedBy: ["chidi", "felix-arnaud", "linnea-berg"],
      },
      {
        by: "kofi-mensah",
        text: "Dark suit, pressed. White shirt, plain collar. A black bow tie, one that you tie yourself, costs €25 to €35 and turns any dark suit into an effort. Nobody’s expecting a dinner jacket in a place with hay in it. Polish the shoes _underneath_ as well, you’ll be on straw.",
        likedBy: ["jonas-weil", "ama-boateng", "samir-haddad"],
      },
      {
        by: "camille-roy",
        quote: { number: 1, text: "Bring something warm." },
        text: "That’s the line to obey. Hosts only write it if they’ve been in the barn and were cold. A fine dark knit under the jacket, instead of a waistcoat, and it looks meant.",
      },
      {
        by: "chidi",
        text: "He has an aunt. I’ll say no more.",
        likedBy: ["linnea-berg", "olu-adeyemi", "jonas-weil", "agnes-okafor"],
      },
      {
        by: "jonas-weil",
        text: "I showed her the card. She asked “how black?” and has bought 400 g of merino. @kofi-mensah, can one knit a bow tie? She’s asking. I’m only the messenger.",
        likedBy: ["chidi", "kofi-mensah", "edith-marlow", "zofia"],
      },
      {
        by: "kofi-mensah",
        quote: { number: 5, text: "can one knit a bow tie?" },
        text: "One can. Moss stitch, 6 cm at the widest, and it has to be lined or it’ll go limp before the speeches. I can’t believe I know this.",
        likedBy: ["jonas-weil", "chidi", "maren-holt", "ama-boateng", "felix-arnaud"],
      },
      {
        by: "agnes-okafor",
        text: "Whatever goes on top, love, take a second pair of socks for the drive home. I’ve been to barns.",
        likedBy: ["jonas-weil", "hanna-brandt"],
      },
      {
        by: "jonas-weil",
        text: "So: suit, white shirt, black slipover, bow tie in moss stitch (lined), two pairs of socks. She’s done with the tie and is asking whether the bridegroom has one.",
        likedBy: ["camille-roy", "kofi-mensah", "agnes-okafor", "linnea-berg"],
      },
    ],
  },
];
