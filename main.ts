// The composition root: it introduces the rooms to each other and is imported by nobody.
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { applyCatalogue, type Billing, createBilling, faultsOf } from "@hemline/billing";
import { defaultDataDir, migrate, openDatabase, startJobs, startPostgres } from "@hemline/database";
import { type Customer, demoGreeting, hasDemoPeople, seedDemo, subscribe } from "@hemline/demo";
import { createGateway, type Gateway } from "@hemline/gateway";
import { openMail } from "@hemline/mail";
import { createSite, loadRenderPage } from "@hemline/site/server";
import { pino } from "pino";
import { ZodError } from "zod";
import { catalogueIn } from "./catalogue-file.ts";
import { type Config, projectDir, type RoomName, readConfig } from "./config.ts";
import { type Door, openDoor, type RoomFetch } from "./door.ts";
import { elsewhere } from "./elsewhere.ts";
import { errorForLog } from "./error-for-log.ts";
import { createLifetime } from "./lifetime.ts";
import { noticeFor, openBy, requireFitForOthers } from "./open-to-others.ts";
import { schemas } from "./schemas.ts";
import { secretsIn } from "./secrets.ts";
import { examplePages, sdkFiles } from "./shop-window.ts";
import { readStaticFiles } from "./static-files.ts";

/** The simulator's account; a real provider is asked for its own. */
const account = "acct_hemline";
const isDevelopment = process.argv.includes("--dev");
const { opened, ticking, isEnding, end } = createLifetime();

/** Rooms first, then jobs, then pools, then the database server. Whatever hangs, it ends. */
async function stop(code = 0): Promise<void> {
  if (isEnding()) return;
  await end((error) => say(`Something did not close: ${sentenceOf(error)}.`));
  // A start that was overtaken closes at once what it opens next; it may also wait for something that never comes.
  await Promise.race([starting.catch(() => undefined), sleep(5_000)]);
  process.exit(code);
}

async function start(config: Config): Promise<void> {
  requireFitForOthers(config);
  const isOpen = openBy(config) !== null;
  const log = pino({ level: config.LOG_LEVEL, serializers: { err: errorForLog } });
  const clock = () => new Date();
  const onBadTick = (error: unknown) => log.error({ err: error }, "a tick failed; the next one goes on");
  const serves = (room: RoomName) => config.ROOMS.includes(room);
  const isWorker = serves("worker");
  // A worker works for the rooms of its process; alone, for all of them.
  const has = (room: RoomName) => serves(room) || config.ROOMS.every((served) => served === "worker");
  // A billing service of its own has no other address.
  const reachedAt = config.PUBLIC_URL ?? (serves("site") ? undefined : config.BILLING_URL);
  const isHttps = reachedAt?.startsWith("https:") ?? false;
  const door = await openDoor({ host: config.HOST, port: config.PORT, isHttps, log });
  const address = config.PUBLIC_URL ?? `http://localhost:${door.port}`;
  const dataDir = resolve(projectDir, config.DATA_DIR ?? defaultDataDir(projectDir));
  const secrets = secretsIn(dataDir);
  const builtFiles = (folder: string) => readStaticFiles(join(projectDir, folder), { log, isRebuilt: isDevelopment });

  const postgres = await startPostgres({
    url: config.DATABASE_URL,
    directUrl: config.DATABASE_DIRECT_URL,
    dataDir: join(dataDir, "postgres"),
    log,
  });
  await opened("the database server", () => postgres.stop(), 20_000);
  await migrate(postgres.directUrl, schemas, log);
  const db = openDatabase(postgres.url, { log, max: config.DATABASE_POOL });
  await opened("the database pool", () => db.$client.end());
  const jobs = await startJobs(db, { log, directUrl: postgres.directUrl, isWorker });
  await opened("the job queue", () => jobs.stop());
  const mail = openMail({
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    mailboxDir: join(dataDir, "mailbox"),
    log,
  });
  await opened("the mail server's connection", () => mail.close());
  // Letters carry secrets: the mailbox page is for a developer's own machine.
  if (mail.mailbox && !isOpen) door.mount("/mailbox", mail.mailbox.fetch);

  const isSimulated = config.STRIPE_SECRET_KEY === undefined || config.GATEWAY_URL !== undefined;
  const keys = {
    secretKey: config.STRIPE_SECRET_KEY ?? secrets.gatewaySecretKey,
    publishableKey: config.STRIPE_PUBLISHABLE_KEY ?? secrets.gatewayPublishableKey,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? secrets.gatewayWebhookSecret,
  };
  const publicKey = config.BILLING_PUBLIC_KEY ?? secrets.billingPublicKey;
  const secretKey = config.BILLING_SECRET_KEY ?? secrets.billingSecretKey;
  const billingAddress = config.BILLING_URL ?? `${address}/pay`;
  // Browsers meet the simulator beside billing, wherever it runs: they trust no third address.
  const gatewayAddress = new URL("/gateway", billingAddress).href;

  let billing: Billing | undefined;
  let gateway: Gateway | undefined;
  let greeting = "";
  let hanging: Promise<unknown> = Promise.resolve();
  // Billing brings its card simulator along unless that is elsewhere.
  if (isSimulated && (serves("gateway") || (has("billing") && !config.GATEWAY_URL))) {
    const toBilling = { url: `${billingAddress}/webhooks/stripe`, deliver: (request: Request) => fetch(request) };
    const toThisProcess = { deliver: async (request: Request) => billing?.fetch(request) ?? closed() };
    gateway = createGateway({
      sql: db.$client,
      address: gatewayAddress,
      clock,
      log,
      keys: { secret: keys.secretKey, publishable: keys.publishableKey },
      account,
      webhook: { secret: keys.webhookSecret, ...(has("billing") ? toThisProcess : toBilling) },
      files: builtFiles("gateway/dist"),
    });
    const { stop, tick } = gateway;
    await opened("the card simulator", stop);
    await ticking(3_000, tick, onBadTick);
  }
  const provider = gateway?.fetch ?? (config.GATEWAY_URL ? elsewhere(config.GATEWAY_URL) : undefined);
  if (provider && (serves("gateway") || serves("billing"))) door.mount("/gateway", provider);
  if (has("billing")) {
    const catalogue = config.BILLING_CATALOGUE ?? (postgres.embedded ? "demo/catalogue.json" : undefined);
    if (catalogue) {
      const { document, file } = catalogueIn(resolve(projectDir, catalogue));
      const keys = [sdkKey(publicKey), { kind: "secret" as const, key: secretKey }];
      await applyCatalogue(db, document, { clock, file, keys, address: billingAddress });
    }
    billing = await createBilling({
      db,
      jobs,
      mail,
      clock,
      log,
      address: billingAddress,
      portalFiles: builtFiles("portal/dist"),
      trustProxy: config.TRUST_PROXY,
      limits: {
        callsPerMinute: config.BILLING_CALLS_PER_MINUTE,
        startsPerMinute: config.CHECKOUT_STARTS_PER_MINUTE,
        customersPerHour: config.CHECKOUT_CUSTOMERS_PER_HOUR,
        declinesPerHour: config.CHECKOUT_DECLINES_PER_HOUR,
      },
      provider: {
        ...keys,
        ...(isSimulated ? { account } : {}),
        scriptUrl: isSimulated ? "/gateway/stripe.js" : "https://js.stripe.com/basil/stripe.js",
        ...(provider ? { fetch: async (input, init) => provider(new Request(input, init)) } : {}),
      },
    });
    const { stop, tick } = billing;
    await opened("billing", stop, 10_000);
    if (isWorker) await ticking(10_000, tick, onBadTick);
    if (serves("billing")) {
      door.mount("/pay", billing.fetch);
      door.mount("/sdk", sdkFiles(builtFiles("purchases/dist/standalone")));
    }
    // The shops sell for pretend money only.
    if (serves("billing") && gateway && (config.EXAMPLES ?? (postgres.embedded ? "1" : "0")) === "1") {
      const atelier = catalogueIn(join(projectDir, "examples/catalogue.json"));
      await applyCatalogue(db, atelier.document, { file: atelier.file, clock });
      door.mount(
        "/examples",
        examplePages(builtFiles("examples/dist"), { apiKey: "rcb_sb_welt_and_last", billingUrl: "/pay" }),
      );
    }
  }
  if (has("site")) {
    const web = await webOf(door);
    await opened("the pages", web.close);
    const site = await createSite({
      db,
      jobs,
      mail,
      clock,
      log,
      billing: {
        fetch: billing ? inProcess(billingAddress, billing.fetch) : (request) => fetch(request),
        address: billingAddress,
        browserAddress: config.BILLING_URL ?? "/pay",
        publicKey,
        secretKey,
      },
      renderPage: web.renderPage,
      clientDir: web.clientDir,
      clientFiles: readStaticFiles(fileURLToPath(web.clientDir), { log, isRebuilt: isDevelopment }),
      isDevelopment,
      photosDir: join(dataDir, "photos"),
      publicUrl: address,
      notice: noticeFor(config) ?? undefined,
      contactAddress: config.CONTACT_ADDRESS,
      trustProxy: config.TRUST_PROXY,
      checkoutOrigins: isSimulated ? [] : stripeOrigins,
    });
    // The darkroom closes under the jobs that use it, so they need not be waited for; they are done at the next start.
    const close = async () => {
      await Promise.all([jobs.stop(), site.stop()]);
      await hanging;
    };
    await opened("the work of the background", close, 12_000);
    if (serves("site") && isOpen && config.DEMO !== "1" && (await hasDemoPeople(site.context)))
      throw new Error(
        "The demo community lives in this database, and its passwords are published: begin with another database, or set DEMO=1 if others may log in as its people.",
      );
    if (serves("site")) door.mount("/", site.fetch);
    if (serves("site") && postgres.embedded && billing && gateway && config.DEMO !== "0") {
      const counter = {
        billing: billing.fetch,
        gateway: gateway.fetch,
        publicKey,
        publishableKey: keys.publishableKey,
      };
      const buys = (person: Customer) => subscribe(counter, person);
      const seeding = seedDemo({ site: site.context, dataDir, subscribe: buys, say });
      hanging = seeding
        .then(({ rest }) => rest)
        .catch((error) => isEnding() || log.warn({ err: error }, "the demo content is not whole"));
      const demo = await seeding;
      if (demo.isDemo) greeting = demoGreeting;
    }
  }
  await opened("the door", () => door.close(), 11_000);
  door.open(() => db.execute("select 1"));
  process.stdout.write(`Hemline is open at ${address}\n${greeting}`);
}

/** The site's browser half: what was built, or with `--dev` Vite in front of the same port. */
async function webOf({ server }: Door) {
  if (isDevelopment) {
    const { createDevRender } = await import("./site/dev.ts");
    return { ...(await createDevRender(server)), clientDir: new URL("./site/web/public/", import.meta.url) };
  }
  const dist = new URL("./site/dist/", import.meta.url);
  return { renderPage: await loadRenderPage(dist), clientDir: new URL("client/", dist), close: async () => {} };
}

const sdkKey = (key: string) => ({ kind: key.startsWith("rcb_sb_") ? "sandbox" : "production", key }) as const;

const closed = () => new Response(null, { status: 503 });

/** A room of this process reached by the address it has in public: the mount is taken off, nothing goes over the network. */
const inProcess = (address: string, room: RoomFetch) => async (request: Request) =>
  room(new Request(request.url.replace(address, "http://pay"), request));

const stripeOrigins = ["https://js.stripe.com", "https://api.stripe.com", "https://hooks.stripe.com"];

function sentenceOf(error: unknown): string {
  if (error instanceof ZodError) return ["The catalogue does not fit:", ...faultsOf(error)].join("\n");
  return error instanceof Error ? error.message : String(error);
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());
// Whoever started this process over a channel is gone without a word.
process.on("disconnect", () => void stop());

const starting = Promise.resolve().then(() => start(readConfig(process.env)));
try {
  await starting;
} catch (error) {
  if (!isEnding()) say(sentenceOf(error));
  await stop(1);
}
