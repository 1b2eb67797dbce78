import { type Database, databaseOver } from "@hemline/database";
import type { BillingParts } from "../billing.ts";
import { defined } from "../rules/defined.ts";

/** What a process is made of that will die, and how far it has come. */
export interface CrashableProcess {
  parts: BillingParts;
  /** Instants at which it could have died so far: before and after each commit, and each call that leaves the service. */
  points(): number;
  isDead(): boolean;
}

/** The parts of a process that dies at its `diesAt`-th point (from 1): from then on it does nothing any more. */
export function crashableProcess(own: BillingParts, diesAt = Number.POSITIVE_INFINITY): CrashableProcess {
  let points = 0;
  let isDead = false;
  const mustLive = () => {
    if (isDead) throw new Error("The process died.");
  };
  const point = () => {
    mustLive();
    points += 1;
    isDead = points >= diesAt;
    mustLive();
  };
  const lasting = async <T>(run: () => Promise<T>): Promise<T> => {
    point();
    const done = await run();
    point();
    return done;
  };
  const { fetch: send = fetch } = own.provider;
  return {
    points: () => points,
    isDead: () => isDead,
    parts: {
      ...own,
      db: mortalDatabase(own.db, { lasting, mustLive }),
      provider: { ...own.provider, fetch: (input, init) => lasting(() => send(input, init)) },
      mail: { ...own.mail, send: (email) => lasting(() => own.mail.send(email)) },
      ...(own.webhookSender
        ? { webhookSender: { post: (it) => lasting(() => defined(own.webhookSender, "webhook sender").post(it)) } }
        : {}),
    },
  };
}

interface Life {
  lasting: <T>(run: () => Promise<T>) => Promise<T>;
  mustLive: () => void;
}

/** What changes the database for good when it stands outside of a transaction, and what ends one. */
const lasts = /^\s*(insert|update|delete|with|commit)\b/i;
const ends = /^\s*commit\b/i;

function mortalDatabase(db: Database, life: Life): Database {
  const pool = db.$client;
  const client = new Proxy(pool, {
    get(target, name) {
      if (name === "query") return asking(target, lasts, life);
      if (name !== "connect") return Reflect.get(target, name, target);
      return async () => {
        life.mustLive();
        return mortalConnection(await target.connect(), life);
      };
    },
  });
  return databaseOver(client);
}

function mortalConnection<T extends { query: unknown }>(connection: T, life: Life): T {
  return new Proxy(connection, {
    get: (inner, key) => {
      if (key === "query") return asking(inner, ends, life);
      const value = Reflect.get(inner, key, inner);
      return typeof value === "function" ? value.bind(inner) : value;
    },
  });
}

/** The server takes back what a dead process has begun. */
const isTakenBack = /^\s*rollback\b(?! to)/i;

type Ask = (query: string | { text: string }, ...rest: unknown[]) => Promise<unknown>;

function asking(target: { query: unknown }, lasting: RegExp, life: Life): Ask {
  return async (query, ...rest) => {
    const text = typeof query === "string" ? query : query.text;
    const ask = () => (target.query as Ask).call(target, query, ...rest);
    if (isTakenBack.test(text)) return ask();
    if (lasting.test(text)) return life.lasting(ask);
    life.mustLive();
    return ask();
  };
}
