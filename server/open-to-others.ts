import { BlockList, isIP } from "node:net";
import type { Pretended } from "@hemline/site/shared/pages.ts";
import type { Config } from "./config.ts";

const thisMachine = new BlockList();
thisMachine.addSubnet("127.0.0.0", 8, "ipv4");
thisMachine.addAddress("::1", "ipv6");
thisMachine.addSubnet("::ffff:127.0.0.0", 104, "ipv6");

/** Whether a host, as it stands in an address or in HOST, leads to this machine alone. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, "").toLowerCase();
  const family = isIP(bare);
  if (family === 0) return bare === "localhost" || bare.endsWith(".localhost");
  return thisMachine.check(bare, family === 4 ? "ipv4" : "ipv6");
}

/** The setting that opens Hemline to other machines, as `HOST=0.0.0.0`; null when none does. */
export function openBy(config: Config): string | null {
  const { PUBLIC_URL, BILLING_URL, HOST, TRUST_PROXY } = config;
  for (const [name, url] of Object.entries({ PUBLIC_URL, BILLING_URL }))
    if (url && !isLoopback(new URL(url).hostname)) return `${name}=${url}`;
  if (!isLoopback(HOST)) return `HOST=${HOST}`;
  // A balancer brings others, unless the address it is reached by says that it is this machine's own.
  return TRUST_PROXY && !PUBLIC_URL && !BILLING_URL ? "TRUST_PROXY=1" : null;
}

const isSimulated = ({ STRIPE_SECRET_KEY, GATEWAY_URL }: Config) => !STRIPE_SECRET_KEY || GATEWAY_URL !== undefined;
/** With the provider's test keys its published test cards buy, too. */
const isPretended = (config: Config) => isSimulated(config) || !/^[sr]k_live_/.test(config.STRIPE_SECRET_KEY ?? "");

const realPaymentsNeeded = (config: Config, why: string): string =>
  isSimulated(config)
    ? `STRIPE_SECRET_KEY, with STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, is needed ${why} With the card simulator, anyone can buy without paying. To allow that, set CARD_SIMULATOR=1.`
    : `STRIPE_SECRET_KEY must be a live key ${why} With a test key, anyone can buy with a test card. To allow that, set CARD_SIMULATOR=1.`;

/**
 * What may only be open to others when it is asked for by name: payments that are none, accounts whose passwords are
 * published, emails that go to files.
 * @throws an Error with one line for each that was not asked for
 */
export function requireFitForOthers(config: Config): void {
  const by = openBy(config);
  if (by === null) return;
  const { SERVICES } = config;
  const why = `because other people can reach Hemline (${by}).`;
  const lines: string[] = [];
  if (isPretended(config) && !config.CARD_SIMULATOR) lines.push(realPaymentsNeeded(config, why));
  if (!config.DATABASE_URL && SERVICES.includes("site") && config.DEMO === undefined)
    lines.push(
      `DATABASE_URL is needed ${why} The embedded database starts with the demo community, whose passwords are public. To allow that, set DEMO=1. To start without members, set DEMO=0.`,
    );
  if (!config.SMTP_URL && !config.MAILBOX && SERVICES.some((service) => service !== "gateway"))
    lines.push(
      `SMTP_URL is needed ${why} Without it, emails are saved as files and nobody receives them. To allow that, set MAILBOX=1.`,
    );
  if (lines.length > 0) throw new Error(lines.join("\n"));
}

/** What isn’t real on a site that others can reach: every page says so. Undefined where all is. */
export function pretendedFor(config: Config): Pretended[] | undefined {
  if (openBy(config) === null) return undefined;
  const pretended: Pretended[] = [
    ...(config.DEMO === "1" ? (["people"] as const) : []),
    ...(isPretended(config) ? (["payments"] as const) : []),
    ...(config.SMTP_URL ? [] : (["emails"] as const)),
  ];
  return pretended.length > 0 ? pretended : undefined;
}
