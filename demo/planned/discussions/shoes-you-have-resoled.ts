import type { PlannedDiscussion } from "./planned-discussion.ts";

export const shoesDiscussions: readonly PlannedDiscussion[] = [
  {
    group: "shoes-you-have-resoled",
    title: "Third soles, first uppers: post your numbers",
    tags: ["resoling", "costs"],
    daysAgo: 135,
    messages: [
      {
        by: "kofi-mensah",
        text: "I’ll start. Okla penny loafers, oxblood, bought in 2013. Soles in 2016 and 2020, both at the bench in Zlín, 58 and 64 euros with post. About 900 wears (I didn’t log before 2019, so I’ve been strict with myself). That makes roughly 32 cents a wear. What have you got?",
        likedBy: ["tilda-rask", "priya-nair", "hanna-brandt", "samir-haddad"],
      },
      {
        by: "edith-marlow",
        text: "Brown brogues, 1979, a shop in Bath that is now a shop for phones. I’ve lost count at seven soles. The cobbler has retired, and so has his son.",
        likedBy: ["kofi-mensah", "agnes-okafor", "yuki-tanaka", "olu-adeyemi", "sofia-conti"],
      },
      {
        by: "priya-nair",
        text: "Loof & Daughters ankle boots, black, 312 wears, resoled at 190. £72 in London, over the counter, five days.",
      },
      {
        by: "elif-demir",
        text: "Do I count from when they were new or from when they became mine? My chestnut ones had somebody else’s 2017 written inside in biro and a second sole already on.",
      },
      {
        by: "kofi-mensah",
        quote: { number: 4, text: "from when they became mine" },
        text: "From new, if you can prove it. From yours if you can’t. Biro counts as proof.",
      },
      {
        by: "tilda-rask",
        text: "Since we’re posting numbers, one thing to add to everyone’s sum: the shoes you _didn’t_ buy. A pair at 80 euros that can’t be resoled does about 150 wears for me, so 53 cents. A pair at 190 with two resolings at 65 does 700, so 46. The gap is smaller than people in this group like to think. I still resole, because breaking in new shoes costs me a week each time, and nobody prices the plasters.",
        likedBy: ["kofi-mensah", "priya-nair", "hanna-brandt"],
      },
      {
        by: "agnes-okafor",
        quote: { number: 6, text: "nobody prices the plasters" },
        text: "I price the plasters.",
        likedBy: ["tilda-rask", "edith-marlow", "samir-haddad"],
      },
      {
        by: "samir-haddad",
        text: "Horsebit loafers, cognac. Two soles in six years, 70 euros each in Antwerp. The second time there was a plastic dinosaur in the left toe. They sent it back in a little bag with a repair number.",
        cards: [{ item: "Cognac loafers" }],
        likedBy: ["kofi-mensah", "ida-lindqvist", "ana-prado", "linnea-berg", "marta-nowak"],
      },
      { by: "ida-lindqvist", text: "Was the dinosaur charged separately?" },
      {
        by: "samir-haddad",
        text: "“Removal of object, no charge.” I’ve framed it next to the scan of the first tooth.",
      },
      {
        by: "olu-adeyemi",
        text: "Okla work boots, three winters, original soles. Nothing to report and I feel left out.",
      },
      {
        by: "mikkel",
        text: "Mine wear out on one side only: left sole, just in front of the heel, from the pedal. Two halves in four years. The cobbler on Nørrebro charges 240 kroner for the half and refuses to do the right one until it has earned it.",
      },
      {
        by: "linnea-berg",
        text: "Speaking of bicycles, has anyone found lights that don’t eat a battery a week? The dark months are coming and I’ve gone through nine.",
      },
      {
        by: "mikkel",
        text: "@linnea-berg a dynamo in the hub, and never think of it again. But you’ll get us told off.",
      },
      {
        by: "kofi-mensah",
        text: "Consider yourselves told off. Soles, please. @linnea-berg, yours?",
        likedBy: ["mikkel", "linnea-berg", "ida-lindqvist"],
      },
      {
        by: "linnea-berg",
        text: "Red Mary Janes, Marin, one resole, 45 euros, and I asked for a red edge on the new sole. He mixed it himself from two inks. **Best 45 euros of the year.**",
        likedBy: ["kofi-mensah", "elif-demir", "agnes-okafor", "zofia"],
      },
      {
        by: "hanna-brandt",
        text: "I put everyone’s figures in a table. Median so far: first resole after 3.5 years, 64 euros, and the second one comes sooner than the first. Does that match what cobblers say? A new sole should last as long as the old one.",
      },
      {
        by: "sofia-conti",
        text: "Mine says the first sole is stitched in the factory under a press and the second by a man with a radio. He also says people walk more in shoes they’ve paid for twice. I believe the second reason.",
        likedBy: ["hanna-brandt", "kofi-mensah", "edith-marlow", "tilda-rask"],
      },
      {
        by: "kofi-mensah",
        text: "Took mine to the window this morning and the left one lets in light. So, a fourth opinion in Zlín this winter. I’ll be back with a number.",
      },
    ],
  },
  {
    group: "shoes-you-have-resoled",
    title: "Rubber over a leather sole: yes or no?",
    tags: ["leather"],
    daysAgo: 63,
    messages: [
      {
        by: "ama-boateng",
        text: "New loafers, leather soles, very pleasing on marble. My cobbler wants to put a thin rubber half-sole on them before I’ve worn them ten times. 28 francs. He says I’ll thank him. Will I?",
      },
      {
        by: "kofi-mensah",
        text: "Yes. Wear them five or six times first so the leather roughens, then have it done. The rubber takes the street, the leather stays a sole, and you replace 28 francs instead of 70.",
      },
      {
        by: "edith-marlow",
        text: "No. A leather sole dries from underneath, and you’ve shut the door. If it’s wet out, wear other shoes.",
      },
      {
        by: "mikkel",
        quote: { number: 3, text: "If it’s wet out, wear other shoes." },
        text: "In Copenhagen that would make them sandals.",
        likedBy: ["ama-boateng", "noor-aziz", "kofi-mensah", "edith-marlow"],
      },
      {
        by: "noor-aziz",
        quote: { number: 3, text: "A leather sole dries from underneath" },
        text: "The drying argument is half right. Moisture mostly leaves through the upper and the insole overnight, if the shoes stand on their sides in a warm room with paper or cedar in them. What the rubber does change is the edge: if it isn’t sealed, water creeps in between and stays there. So ask how he seals the edge.",
        likedBy: ["ama-boateng", "hanna-brandt", "olu-adeyemi"],
      },
      {
        by: "hanna-brandt",
        text: "Also weight. 31 g per shoe. I noticed it for two days.",
      },
      {
        by: "ama-boateng",
        text: "I asked. He roughens, glues, presses overnight and waxes the edge, and he was pleased to be asked. Done on Friday. They no longer announce me in corridors, which my colleagues call an ambush.",
        likedBy: ["noor-aziz", "kofi-mensah", "samir-haddad"],
      },
      {
        by: "edith-marlow",
        text: "I still say no. But I’m glad about the wax, @ama-boateng.",
      },
    ],
  },
  {
    group: "shoes-you-have-resoled",
    title: "The cobbler said no. What now?",
    tags: ["boots", "resoling"],
    daysAgo: 26,
    messages: [
      {
        by: "olu-adeyemi",
        text: "Second-hand desert boots, £18, crepe sole worn down to a wafer at the heel. Two cobblers in Manchester have said no. One said “not worth it, mate”, the other said the sole’s stuck on and he doesn’t do stuck-on. Is that it?",
      },
      {
        by: "felix-arnaud",
        text: "I did mine at home with contact glue and a sheet of crepe from a craft supplier, 16 euros. One is level.",
        likedBy: ["olu-adeyemi", "marta-nowak", "agnes-okafor"],
      },
      {
        by: "sofia-conti",
        quote: { number: 1, text: "not worth it, mate" },
        text: "“Not worth it” means not worth it to _him_. Find one who also does climbing shoes or orthopaedic work. They grind off and glue on all day long, and a crepe sole is a holiday for them.",
        likedBy: ["olu-adeyemi", "tilda-rask", "noor-aziz"],
      },
      {
        by: "marta-nowak",
        text: "Seconded. In Kraków it’s the orthopaedic workshop behind the market, 120 złoty, and they ask whether you’d like the heel bevelled. Say yes.",
      },
      {
        by: "kofi-mensah",
        text: "Before you pay anyone, push your thumb along the upper where it meets the sole. If the suede is cracked there, new soles won’t save it. If it’s only dirty, go ahead.",
      },
      {
        by: "olu-adeyemi",
        quote: { number: 3, text: "Find one who also does climbing shoes" },
        text: "Found one! Under a climbing wall in an old mill, smells of rubber and chalk. £42 for both, ten days, and he did the thumb thing without me saying, so shout-out to @kofi-mensah. That’s £60 all in for boots that were £18. Am I being daft?",
        likedBy: ["sofia-conti", "kofi-mensah", "marta-nowak"],
      },
      {
        by: "tilda-rask",
        text: "Wear them 120 times and it’s 50 pence a wear. You’ve done sillier sums with socks.",
        likedBy: ["olu-adeyemi", "priya-nair", "edith-marlow"],
      },
      {
        by: "olu-adeyemi",
        text: "Wear one of 120 today. It rained. Both feet dry, both heels level. No offence, @felix-arnaud.",
      },
      {
        by: "felix-arnaud",
        text: "None taken. I walk in circles, but I get out a lot.",
        likedBy: ["olu-adeyemi", "sofia-conti", "linnea-berg"],
      },
    ],
  },
  {
    group: "shoes-you-have-resoled",
    title: "How often do you replace heel tips?",
    tags: ["heels"],
    daysAgo: 102,
    messages: [
      {
        by: "camille-roy",
        text: "My slingbacks eat a pair of heel tips every seven weeks. Lyon is cobbled, I walk fast, 9 euros each time. Is there a harder material, or should I accept it as rent?",
      },
      {
        by: "agnes-okafor",
        text: "Have it done before you hear the nail. Once you hear the nail you’re paying for the heel as well.",
        likedBy: ["camille-roy", "edith-marlow", "ana-prado"],
      },
      {
        by: "yuki-tanaka",
        text: "Polyurethane, hardness 95 instead of 85. Ask for it by number. Mine last 14 weeks. They’re louder.",
      },
      {
        by: "ana-prado",
        text: "Porto is cobbled AND steep, so I beat you: five weeks. I buy tips in tens for 6 euros and change them myself with pliers and a small hammer. It takes a glass of wine. Twist while you pull, never lever, or you’ll bend the pin.",
        likedBy: ["camille-roy", "felix-arnaud", "elif-demir", "zofia"],
      },
      {
        by: "camille-roy",
        quote: { number: 4, text: "It takes a glass of wine." },
        text: "Per shoe, I find. But it worked, with the harder ones from @yuki-tanaka in place of the soft. Ten weeks so far and they still stand straight. The neighbours know when I’m home.",
      },
      { by: "ana-prado", text: "Per shoe is correct. I didn’t want to frighten you." },
    ],
  },
  {
    group: "shoes-you-have-resoled",
    title: "White salt lines on boots after the first snow",
    tags: ["salt", "care"],
    daysAgo: 9,
    messages: [
      {
        by: "linnea-berg",
        text: "First gritted pavement, first white tidemark, on cognac boots of course. They were resoled in September (720 kronor!) and I’d like the upper half to survive the lower. What do you use?",
      },
      {
        by: "tilda-rask",
        text: "Water and vinegar, three to one, on a cloth, the same evening. Not tomorrow. Salt that has dried twice takes the colour with it.",
        likedBy: ["linnea-berg", "mikkel", "noor-aziz"],
      },
      {
        by: "noor-aziz",
        quote: { number: 2, text: "Water and vinegar, three to one" },
        text: "The vinegar is for road salt that isn’t only salt. If it’s plain sodium chloride, lukewarm water does the same and the leather’s happier. Wipe the **whole** boot, not only the line, or you’ll move the tidemark up and have two.",
        likedBy: ["linnea-berg", "hanna-brandt", "kofi-mensah"],
      },
      {
        by: "hanna-brandt",
        text: "Then newspaper inside, boots on their sides, and nowhere near the radiator. Mine take 26 hours at 19 degrees. Change the paper after the first two.",
      },
      {
        by: "samir-haddad",
        text: "We’re out of newspapers since everything went onto phones. Can I use the children’s drawings?",
      },
      {
        by: "agnes-okafor",
        text: "You may not. Kitchen roll.",
        likedBy: ["samir-haddad", "edith-marlow", "hanna-brandt", "ida-lindqvist"],
      },
      {
        by: "linnea-berg",
        quote: { number: 3, text: "you’ll move the tidemark up and have two" },
        text: "I had three by the time I read this. So: whole boot, twice, lukewarm water, kitchen roll, a night and a morning, then cream. All gone from the right. On the left there’s a faint one that looks like the coast of Norway, and I’m keeping it.",
        likedBy: ["noor-aziz", "tilda-rask", "agnes-okafor"],
      },
      { by: "tilda-rask", text: "@linnea-berg as a resident of that coast, I’m flattered." },
    ],
  },
  {
    group: "shoes-you-have-resoled",
    title: "Resoling sandals by post: has anyone tried?",
    tags: ["sandals"],
    daysAgo: 3,
    messages: [
      {
        by: "hanna-brandt",
        text: "Okla sandals, tan, four summers, heel worn down 6 mm on the outside. Nobody near me will touch sandals. The bench in Zlín says it takes them, 39 euros plus post, but I’d have to send them by the end of the month.\n\n1. Does the footbed keep its shape when the sole comes off?\n2. How do you pack them so that the straps don’t crease?\n\nI need them back before the first warm weekend.",
      },
    ],
  },
];
