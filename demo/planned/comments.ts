interface PlannedComment {
  /** A person's slug. */
  by: string;
  text: string;
}

export interface PlannedThread extends PlannedComment {
  replies?: PlannedComment[];
}

/** What the demo people say to each other, oldest first. */
export const plannedComments: readonly { look: string; threads: PlannedThread[] }[] = [
  {
    look: "red-skirt-on-a-grey-tuesday",
    threads: [
      {
        by: "maren-holt",
        text: "Sixteen wears and the pleats still hold. Do you steam them or hang it and hope?",
        replies: [
          { by: "noor-aziz", text: "Hang it in the bathroom while I shower. Chemistry does the rest." },
          { by: "agnes-okafor", text: "My mother pinned every pleat before washing. I tried it once. Once." },
          { by: "maren-holt", text: "@agnes-okafor I respect the once." },
          { by: "noor-aziz", text: "Pins stay in the drawer, then." },
        ],
      },
      { by: "kofi-mensah", text: "The belt and the pumps in the same tan is what makes it." },
      {
        by: "linnea-berg",
        text: "Is the lining red too? Mine is white and it shows on the bicycle.",
        replies: [{ by: "noor-aziz", text: "Red, luckily. I’d dye yours in the sink, it’s only the lining." }],
      },
    ],
  },
  {
    look: "camel-coat-first-frost",
    threads: [
      {
        by: "edith-marlow",
        text: "A coat like that needs a good brush and nothing else. Mine is from 1974.",
        replies: [
          { by: "maren-holt", text: "Which brush? I only have the one for shoes and I don’t dare." },
          { by: "edith-marlow", text: "Horsehair, from the hardware shop. Always downwards." },
        ],
      },
      { by: "yuki-tanaka", text: "How cold can it get before you need something under it?" },
      { by: "mikkel", text: "I’d be afraid of the chain. Looks worth it, though." },
    ],
  },
  {
    look: "second-hand-silk-first-dance",
    threads: [
      {
        by: "elif-demir",
        text: "Nine euros! I found the same cut in blue and it was twenty.",
        replies: [{ by: "camille-roy", text: "Yours has both armholes, I hope. That’s the other eleven." }],
      },
      { by: "felix-arnaud", text: "Which thread did you use? I mend silk with cotton and it puckers every time." },
      { by: "olu-adeyemi", text: "A mend that only matches in the dark is still a mend." },
    ],
  },
  {
    look: "the-sweater-my-aunt-finished",
    threads: [
      {
        by: "chidi",
        text: "Is that moss stitch on the cuffs? Please thank your aunt from a stranger.",
        replies: [{ by: "jonas-weil", text: "It is, and I did. She wants to know your size." }],
      },
      { by: "hanna-brandt", text: "Does it fit under a coat, or is it the coat?" },
    ],
  },
  {
    look: "green-slip-dress-twice-this-week",
    threads: [
      { by: "ana-prado", text: "Twice in a week is how you find out whether you like a thing." },
      {
        by: "priya-nair",
        text: "Wear count, please. I’m at 23 with mine.",
        replies: [{ by: "camille-roy", text: "31 with Friday. You’ll catch up by spring." }],
      },
    ],
  },
  {
    look: "borrowed-from-a-sailor",
    threads: [
      {
        by: "samir-haddad",
        text: "High waist, wide leg, no belt. How do they stay up?",
        replies: [{ by: "zofia", text: "Six buttons and a big lunch." }],
      },
      { by: "tilda-rask", text: "Where did you find the buttons? Mine came off in the first wash." },
    ],
  },
  {
    look: "a-skirt-that-was-a-curtain",
    threads: [
      {
        by: "edith-marlow",
        text: "We all did this in the seventies, and none of ours hung half as well.",
        replies: [
          { by: "marta-nowak", text: "It had nineteen years to practise hanging." },
          { by: "felix-arnaud", text: "I have a curtain and a free Sunday. What could go wrong?" },
          { by: "marta-nowak", text: "Wash it first. It shrinks by a hand." },
        ],
      },
    ],
  },
  {
    look: "packed-for-three-days",
    threads: [
      {
        by: "tomas-vidal",
        text: "Everything goes with everything, except that I’d have packed linen and regretted it.",
        replies: [{ by: "hanna-brandt", text: "Linen travels well if you arrive rumpled on purpose." }],
      },
      {
        by: "ida-lindqvist",
        text: "The list for this is worth a look: https://example.org/three-days",
        replies: [{ by: "hanna-brandt", text: "Five tops in there! I’d leave two at home." }],
      },
    ],
  },
  {
    look: "the-interview-blazer",
    threads: [
      { by: "sofia-conti", text: "Brushed like a horse, and it shows." },
      {
        by: "kofi-mensah",
        text: "Did you have the sleeves shortened? They end exactly where they should.",
        replies: [{ by: "maren-holt", text: "Two centimetres, from the shoulder. The tailor sighed, then did it." }],
      },
    ],
  },
];
