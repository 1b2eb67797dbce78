// npm run bench -- <name>: one measurement per file. Figures are ratios within one run, because machines vary.
export const measurements = {
  bytes: "first-route JavaScript, CSS and fonts in gzip bytes, the pages' HTML, and the web SDK",
  "page-cache": "a cached visitor page against bare node:http answering the same bytes",
  "member-looks": "/looks for a member, as a page and as its payload: CPU of app and database a request",
  rendering: "a member's documents rendered out of their payloads in one process: CPU of each",
  community: "pages, JSON and writes with 50,000 members, 100,000 looks, a million likes and half a million follows",
  catalogue: "brands, products and reviews with 5,000, 200,000 and a million of them, or fewer (PART=50: a fiftieth)",
  talk: "discussions: 100,000 with five million messages, or fewer (PART=50): pages, searches, messages, live streams",
  wardrobe: "a wardrobe of 5,000 items and 50,000 wears: its first and last page, an item, statistics, and a wear",
  "whole-community":
    "the whole community at once, or a part (PART=50): every kind of page, searches, feeds, changes, 10,000 digests (ONLY=pages,search,feeds,changes,digests,load; SECONDS=1.5 for each)",
  "access-gap":
    "customer info polled through 3 renewals of 200 subscriptions in a hurry (BENCH_RENEWALS, BENCH_SUBSCRIPTIONS), under load: the longest time without access (must be 0)",
  lighthouse: "Lighthouse's mobile figures of every kind of public page, the median of three runs (ROUNDS)",
  "blocking-time":
    "how long a phone’s main thread is blocked by every kind of public page, by the processor’s time (ROUNDS=5)",
  memory: "memory of app and database while members' pages are asked for, minute by minute (MINUTES=5)",
  renewals: "10,000 subscriptions due at once (BENCH_RENEWALS), charged by the simulator",
  "billing-calls": "offerings, customer info, status and start at a steady rate: how long the slowest of 40 take",
  "checkout-ready": "from purchase() to a form that can be filled in, beside the reference client, in Chromium",
  "photo-files":
    "a first start, then 100 uploaded photos (BENCH_PHOTOS): until all their files are there, and the workers' memory",
  "picture-bytes": "the pictures that phones and desktops fetch on the public pages, or at BENCH_ADDRESS, in Chromium",
  counts: "lines, functions, import cycles, comments, folders and casts of the code, each with its bar [folders]",
} as const;

const name = process.argv[2] as keyof typeof measurements | undefined;
if (name === undefined || !(name in measurements)) {
  process.stdout.write("npm run bench -- <name>\n\n");
  for (const [each, what] of Object.entries(measurements)) process.stdout.write(`  ${each.padEnd(14)} ${what}\n`);
  process.stdout.write(
    "\nSeeded data stays in .data/bench (as root in /var/lib/hemline/bench), or in BENCH_DATA_DIR.\n",
  );
  process.exitCode = name === undefined ? 0 : 1;
} else {
  const { measure } = (await import(`./${name}.ts`)) as { measure: () => Promise<void> };
  await measure();
}
