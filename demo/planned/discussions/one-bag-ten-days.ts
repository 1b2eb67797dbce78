import type { PlannedDiscussion } from "./planned-discussion.ts";

export const oneBagDiscussions: readonly PlannedDiscussion[] = [
  {
    group: "one-bag-ten-days",
    title: "Two pairs of shoes for ten days: which two",
    tags: ["shoes", "packing"],
    daysAgo: 143,
    messages: [
      {
        by: "hanna-brandt",
        text: "Ten days, three towns, all by train, and one dinner that wants proper shoes. I allow myself two pairs: one on my feet, one in the bag. At the moment that’s the cognac ankle boots (1,180 g the pair) and the navy flats from Marin (390 g). Last time the flats came home with a hole in the left toe, and I spent the last day in boots at 27 degrees.\n\nWhich two would you take? **Weights, please**, not adjectives.",
        likedBy: ["priya-nair", "yuki-tanaka", "ama-boateng"],
      },
      {
        by: "mikkel",
        text: "Boots. There is no second pair. If they get wet you wear them until they’re dry.",
      },
      { by: "hanna-brandt", text: "@mikkel And to the dinner?" },
      {
        by: "mikkel",
        text: "Wipe them first.",
        likedBy: ["hanna-brandt", "agnes-okafor", "jonas-weil", "samir-haddad", "zofia"],
      },
      {
        by: "agnes-okafor",
        text: "I’ve a rule from work: never the same pair two days running. A shoe wants a night and a day to dry out inside, and one that doesn’t get it is finished by Easter. So two pairs that can both walk, rather than one that walks and one that sits at dinner looking pretty. Mine are a plain black loafer and a flat sandal with two straps. No weights, I’m afraid. The kitchen scales are for flour.",
        likedBy: ["hanna-brandt", "edith-marlow", "maren-holt"],
      },
      {
        by: "yuki-tanaka",
        text: "Penny loafers, 37: 820 g. Canvas sneakers: 610 g. Total 1,430 g, which is 140 g less than yours. One of them can be washed in a sink.",
      },
      {
        by: "ama-boateng",
        quote: { number: 6, text: "One of them can be washed in a sink." },
        text: "And looks it. I’d leave the canvas and take a slingback with a block heel, 540 g. You walk in the loafers by day and in the loafers to the restaurant. You change at the coat rack.",
      },
      {
        by: "olu-adeyemi",
        text: "changing shoes at a coat rack is the most powerful thing anyone has described on this site",
        likedBy: ["ama-boateng", "linnea-berg", "chidi", "felix-arnaud"],
      },
      {
        by: "hanna-brandt",
        text: "Back since yesterday. I took Yuki’s loafers (well, mine, 860 g in a 39) and the flats, freshly soled for CHF 28. The result:\n\n- loafers: 8 days, 94 km, no complaints\n- flats: 2 evenings and one dash for a connection in Lyon\n- boots: at home, missed once, in a cloudburst\n\nAgnes was right about alternating. I didn’t, on days four to seven, and the insoles are now shaped like a warning.",
        likedBy: ["agnes-okafor", "yuki-tanaka", "mikkel"],
      },
      {
        by: "agnes-okafor",
        quote: { number: 9, text: "Agnes was right about alternating." },
        text: "I take no pleasure in it. A little pleasure.",
      },
    ],
  },
  {
    group: "one-bag-ten-days",
    title: "What dries overnight in a hotel bathroom, and what doesn’t",
    tags: ["laundry"],
    daysAgo: 96,
    messages: [
      {
        by: "camille-roy",
        text: "Seven nights in five hotels next month, and I’d like to wash as I go. Silk I know about: roll it in a towel, ten minutes on a shoulder of the shower door, done before you’ve finished your book. But I’m also taking cotton and one jumper. What have you washed in the evening and put on at breakfast, without lying to yourself about the seams?",
        likedBy: ["hanna-brandt", "maren-holt"],
      },
      {
        by: "hanna-brandt",
        text: "From my list, room at 21 degrees, window ajar, wrung in a towel first:\n\n- viscose travel dress: 8 hours\n- thin cotton shirt: 9 hours\n- linen trousers: 7 hours\n- heavy cotton tee: 14 hours\n- jeans: move house\n\nSocks depend on the socks.",
        likedBy: ["camille-roy", "priya-nair", "tomas-vidal", "zofia", "samir-haddad"],
      },
      {
        by: "tomas-vidal",
        text: "Linen first, as ever. And you don’t have to iron it, because you were never going to iron it.",
      },
      {
        by: "chidi",
        quote: { number: 1, text: "I’m also taking cotton and one jumper" },
        text: "Don’t wash the jumper. Please. Wool in a hotel sink comes out as a hat. Air it by an open window overnight, sponge the cuff, wear it again. A worsted will go ten days without meeting water and nobody sitting next to you will be any the wiser.",
        likedBy: ["camille-roy", "jonas-weil", "maren-holt", "edith-marlow"],
      },
      {
        by: "samir-haddad",
        text: "Children’s pyjamas dry in 40 minutes if you hold the hair dryer inside the leg. I’ve no further information, but I have that one.",
        likedBy: ["agnes-okafor", "ana-prado", "kofi-mensah"],
      },
      {
        by: "mikkel",
        text: "In Bergen, nothing. I once took home a towel I’d brought dry.",
      },
      {
        by: "camille-roy",
        text: "Reporting from hotel four. The cotton shirt was dry at 7:10 except at the placket, which I finished with @samir-haddad’s hair dryer method, sleeves included. The jumper has only been aired and is behaving. The green slip has been washed three times and I’d like it noted that it was dry before midnight each time.",
      },
      { by: "priya-nair", text: "Noted. It’s always the placket." },
    ],
  },
  {
    group: "one-bag-ten-days",
    title: "Packing for a wedding and a hike in the same week",
    tags: ["packing", "wedding", "mountains"],
    daysAgo: 47,
    messages: [
      {
        by: "priya-nair",
        text: "My cousin is getting married in Turin on a Saturday. On the Monday after, four of us walk for four days, hut to hut, above the Susa valley. I’m flying from London with one bag of 40 litres and I refuse to check anything in. So the bag has to hold a dress that a bride’s grandmother will approve of, and something I can wear in hail at 2,400 metres.\n\nSo far: the forest slip, boots (on my feet), and panic. What would you take?",
        likedBy: ["hanna-brandt", "sofia-conti", "linnea-berg", "jonas-weil"],
      },
      {
        by: "hanna-brandt",
        text: "Start from the hike, because it’s the part that can’t be improvised, and see what’s left over. For four days with huts:\n\n- one jumper, wool\n- two tees, one on, one drying\n- one pair of trousers that dries overnight\n- rain jacket\n- three pairs of socks\n\nThat’s about 3.1 kg and half your bag. The slip is 240 g. Your problem isn’t the dress. It’s the shoes.",
        likedBy: ["priya-nair", "mikkel", "yuki-tanaka"],
      },
      {
        by: "priya-nair",
        text: "It’s always the shoes. I’ve got red Mary Janes at 520 g. Worth half a kilo of mountain?",
      },
      {
        by: "sofia-conti",
        text: "You’re coming to my city, so listen. Wear the boots to the station, leave the shoes with somebody after the wedding. Better still, leave the whole wedding with somebody. I live nine minutes from Porta Nuova and I have a cupboard. You collect it on the Friday.",
        likedBy: ["priya-nair", "hanna-brandt", "agnes-okafor", "elif-demir", "ida-lindqvist", "marta-nowak"],
      },
      {
        by: "ama-boateng",
        text: "That’s kind, and it’s also cheating. The group is called One bag.",
      },
      {
        by: "sofia-conti",
        quote: { number: 5, text: "it’s also cheating" },
        text: "The group is called One bag. It doesn’t say that it may not have an aunt.",
        likedBy: ["priya-nair", "ama-boateng", "edith-marlow", "jonas-weil", "zofia"],
      },
      {
        by: "jonas-weil",
        text: "Speaking of aunts, mine wants to know whether the huts are heated.",
      },
      {
        by: "mikkel",
        text: "The room with the stove is. The room with the beds isn’t. Bring the jumper into bed.",
      },
      {
        by: "linnea-berg",
        text: "Can I say something for the dress? A slip at a wedding in Turin in a church needs shoulders. So you need a layer, and a layer is something you can also hike in! I’ve worn a mustard cardigan over silk and then over a rain-soaked tee on the same trip. It was the best-dressed thing on the mountain.",
        likedBy: ["priya-nair", "camille-roy"],
      },
      {
        by: "chidi",
        text: "A cardigan on a mountain is four buttonholes for the wind to come in by. Take a fine jumper and knot it round the shoulders in church. People will think you’re Italian.",
      },
      { by: "sofia-conti", text: "They won’t. But they’ll be polite about it." },
      {
        by: "edith-marlow",
        text: "In 1979 I went from a christening in Grenoble straight onto a glacier, in the same skirt. Tweed, to the calf. It was perfectly good for both, and I’ve never understood what happened to skirts. Take a wool skirt, Priya. You can climb over a stile in it, and the grandmother will adore you.",
        likedBy: ["priya-nair", "agnes-okafor", "noor-aziz", "olu-adeyemi"],
      },
      {
        by: "felix-arnaud",
        text: "I’d read a whole book about Edith and the glacier.",
        likedBy: ["olu-adeyemi", "chidi", "ana-prado"],
      },
      {
        by: "noor-aziz",
        text: "As the person who always asks about weather: late in the season you get 24 degrees in the city and 3 in the morning at the hut. That’s one wardrobe for 21 degrees of difference. Layers, thin ones, and nothing made of cotton next to you up there. @hanna-brandt’s two tees should be wool or something that dries like it.",
        likedBy: ["hanna-brandt", "priya-nair"],
      },
      {
        by: "priya-nair",
        text: "Right. Plan, version 3, on the bathroom scales:\n\n- forest slip, 240 g\n- fine grey jumper, 310 g (church, hut, bed)\n- wool tees, two, 290 g\n- hiking trousers, 330 g\n- rain jacket, 410 g\n- Mary Janes, 520 g\n- a silk square, 40 g, because @linnea-berg will ask\n\nWith socks, soap and the bag itself it’s 3.6 kg. And Sofia, yes please, if you mean it. I’ll bring English biscuits.",
        likedBy: ["sofia-conti", "linnea-berg", "hanna-brandt", "yuki-tanaka"],
      },
      { by: "linnea-berg", text: "She was going to ask." },
      {
        by: "sofia-conti",
        quote: { number: 15, text: "if you mean it" },
        text: "I always mean it. The cupboard smells of lavender and of my mother. Your dress will smell of both.",
      },
      {
        by: "tomas-vidal",
        text: "Nobody has suggested linen trousers for the church, and I want it on record that I was asleep.",
        likedBy: ["hanna-brandt", "samir-haddad"],
      },
      {
        by: "priya-nair",
        text: "I’m home. In order: the slip was worn for eleven hours and danced in for five. The grandmother held the silk between two fingers and nodded, once. On the Tuesday it hailed at 2,200 metres and I wore **everything I owned**, including the silk square, under the hood, over the ears. The Mary Janes spent four days in a cupboard in Turin, and I’d do that again.\n\nThings I carried and didn’t need: the second tee. Thing I needed and didn’t carry: gloves. 3.6 kg, eight days, and the grey jumper is now at 61 wears.",
        likedBy: ["hanna-brandt", "sofia-conti", "edith-marlow", "maren-holt", "mikkel", "noor-aziz"],
      },
      {
        by: "hanna-brandt",
        quote: { number: 19, text: "Things I carried and didn’t need: the second tee." },
        text: "I’ve crossed it off the master list. Sorry, second tee. And gloves are on it now: 48 g.",
      },
      {
        by: "jonas-weil",
        text: "My aunt says 48 g is a thin glove and she’d like a word.",
      },
    ],
  },
  {
    group: "one-bag-ten-days",
    title: "The thing you packed and never took out of the bag",
    tags: [],
    daysAgo: 21,
    messages: [
      {
        by: "ana-prado",
        text: "Confession thread, I mean, discussion. I’m just back from nine days in Galicia. Packed: four dresses (all with pockets, I’m not an animal), a belt, and a straw hat in a special box. The hat never left the box. I carried that box on and off eleven buses like an urn. What was yours?",
        likedBy: ["linnea-berg", "olu-adeyemi", "felix-arnaud", "elif-demir"],
      },
      {
        by: "kofi-mensah",
        text: "A tie. Every time since 2017. It’s the same tie.",
        likedBy: ["samir-haddad", "ana-prado"],
      },
      {
        by: "samir-haddad",
        text: "A travel iron, 700 g, bought for the purpose. I’ve ironed one pillowcase with it, to see if it worked.",
        likedBy: ["tomas-vidal", "camille-roy", "kofi-mensah"],
      },
      {
        by: "tomas-vidal",
        quote: { number: 3, text: "I’ve ironed one pillowcase with it" },
        text: "@samir-haddad This is the saddest thing I have read all week, and I read the weather for Brussels.",
      },
      {
        by: "maren-holt",
        text: "I can answer this with numbers, because I log what’s in the bag as well as what’s worn. Over seven trips: the good blouse, packed 6 times, worn once. The second belt, packed 4 times, worn never. The mending kit, packed 7 times, used 9. Pack the mending kit.",
        likedBy: ["hanna-brandt", "tilda-rask", "priya-nair", "felix-arnaud"],
      },
      {
        by: "zofia",
        text: "Swimming costume, every time, and I _always_ use it. I don’t understand this discussion.",
      },
      {
        by: "elif-demir",
        text: "Does an empty bag count? I pack a folded tote for what I find at flea markets. In Trieste I found nothing. Carried home a tote inside a bag, like a coat lining with ambitions.",
      },
      {
        by: "hanna-brandt",
        quote: { number: 1, text: "a straw hat in a special box" },
        text: "What did the box weigh?",
      },
      {
        by: "ana-prado",
        text: "I’d hoped you wouldn’t ask. 640 g. The hat is 90.",
        likedBy: ["hanna-brandt", "yuki-tanaka", "ama-boateng"],
      },
      {
        by: "hanna-brandt",
        text: "Stuff the crown with socks, put it in the bag upside down, pack round it. You wear it home. I’ve done that with a palm straw one from Taller Grau, on six trips, and it has one dent, which came from a person.",
        likedBy: ["ana-prado", "tomas-vidal"],
      },
      { by: "ana-prado", text: "Box is going to my neighbour, for her cat. Thank you all." },
    ],
  },
  {
    group: "one-bag-ten-days",
    title: "One coat for eleven degrees, rain and an opera",
    tags: ["coats", "rain"],
    daysAgo: 9,
    messages: [
      {
        by: "noor-aziz",
        text: "Five nights in Vienna, forecast of 4 to 11 degrees, rain on three days out of five, and on the fourth evening a seat in the second row. I own three coats and I can take one. The wool one doesn’t like rain. The trench doesn’t like four degrees. The third is bright and rubber and the second row would remember it. Who chooses?",
      },
      {
        by: "mikkel",
        text: "Rubber.",
      },
      {
        by: "elif-demir",
        text: "I live here and I choose the trench, with a jumper and a scarf under it. Every theatre in this city takes your coat off you at the door for about €1.50, and nobody in the second row ever sees it. What they see is the jumper, so that’s the one to worry about. It’s windy by the canal, and rain goes up your sleeves. Bring cuffs that close.",
        likedBy: ["noor-aziz", "hanna-brandt", "kofi-mensah"],
      },
      {
        by: "ama-boateng",
        quote: { number: 3, text: "with a jumper and a scarf under it" },
        text: "At four degrees after the opera, waiting for a tram? I’d take the wool and an umbrella. Wool coats have been rained on for some centuries now. You shake it, you hang it away from the radiator, you brush it in the morning.",
        likedBy: ["edith-marlow", "maren-holt"],
      },
      {
        by: "edith-marlow",
        quote: { number: 4, text: "Wool coats have been rained on for some centuries now." },
        text: "Ama is right. The coat is a sheep. It has been wet before.",
        likedBy: ["ama-boateng", "chidi", "agnes-okafor", "noor-aziz", "jonas-weil", "felix-arnaud"],
      },
      {
        by: "noor-aziz",
        text: "I can’t argue with either of you in front of the other. Wool coat, small umbrella, and @elif-demir’s cuffs, which mine have. I’ll report on the drying curve.",
      },
      {
        by: "noor-aziz",
        text: "Drying curve: soaked on day two at about 17:00, hung on a wide hanger, window open. Shoulders dry by 23:00, hem by 6:30, and pocket flaps still cool at breakfast. Smelled faintly of sheep until lunch. The cloakroom was €1.60. Nobody in the second row remembers me.",
        likedBy: ["hanna-brandt", "edith-marlow", "ama-boateng"],
      },
    ],
  },
];
