import type { PlannedThread } from "../comments.ts";
import { readTheLabel } from "./cloth.ts";
import { aKnee, moths, theLeftSleeve } from "./mending.ts";
import { elevenWinters } from "./one-person.ts";
import type { PlannedEntry } from "./planned-entry.ts";

/** What the demo people say about entries that all of them may read, oldest first. */
export const plannedEntryComments: readonly { entry: PlannedEntry; threads: PlannedThread[] }[] = [
  {
    entry: elevenWinters,
    threads: [
      {
        by: "noor-aziz",
        text: "“That pocket’s for things I want to lose.” I’m going to stop mending mine.",
        replies: [
          { by: "edith-marlow", text: "The left one must hold, or the system fails." },
          { by: "jonas-weil", text: "@edith-marlow Did the conker ever come out?" },
          { by: "edith-marlow", text: "It’s the third conker. They change places in October." },
        ],
      },
      { by: "samir-haddad", text: "Twenty strokes, first Sunday of the month. It’s in my calendar now." },
      {
        by: "agnes-okafor",
        text: "A red lining nobody sees is the best money anybody can spend on a coat.",
        replies: [{ by: "ida-lindqvist", text: "She let me hold it for her. I can confirm the red." }],
      },
    ],
  },
  {
    entry: theLeftSleeve,
    threads: [
      {
        by: "agnes-okafor",
        text: "The thread through the last row is what I’ll take from this. My mother’s blanket stops somewhere and none of us knows where.",
        replies: [
          { by: "jonas-weil", text: "Lay it on the floor under a lamp from the side. Hands show up as shadows." },
          { by: "agnes-okafor", text: "Found it. Row sixty-one. Thank you." },
        ],
      },
      { by: "kofi-mensah", text: "She got out at Halle. I’ve been thinking about her all day." },
    ],
  },
  {
    entry: readTheLabel,
    threads: [
      {
        by: "linnea-berg",
        text: "What does the circle with a P in it mean? Half of my coats have one.",
        replies: [
          {
            by: "noor-aziz",
            text: "That’s a letter for the cleaner: which solvent. P is the usual one. You can ignore it at home.",
          },
        ],
      },
      {
        by: "samir-haddad",
        text: "I counted to twenty in a shop yesterday, rubbing a sleeve. A security guard counted with me.",
        replies: [
          { by: "noor-aziz", text: "Did it pill?" },
          { by: "samir-haddad", text: "At eleven." },
        ],
      },
    ],
  },
  {
    entry: aKnee,
    threads: [
      {
        by: "maren-holt",
        text: "Mine are on their fourth knee. At some point you start to choose jeans by how well they’ll take it.",
        replies: [{ by: "olu-adeyemi", text: "@maren-holt Yours are why I wrote this down." }],
      },
      {
        by: "tilda-rask",
        text: "One evening, one patch from a pocket: that’s about four kroner a knee. I did the sum for you.",
      },
    ],
  },
  {
    entry: moths,
    threads: [
      {
        by: "hanna-brandt",
        text: "Two weeks in the freezer is right. Two days only made them angry.",
        replies: [
          { by: "chidi", text: "Two days is what everybody tries first. Me too." },
          { by: "camille-roy", text: "Does silk survive it?" },
          {
            by: "chidi",
            text: "@camille-roy Dry and in its own bag, yes. Let it come back to room temperature before you open it.",
          },
        ],
      },
    ],
  },
];
