import { index, integer, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { projects } from "./projects.ts";
import { billingSchema, instant } from "./schema.ts";

/** Answers of calls that named an `Idempotency-Key`, given again to callers who repeat them. */
export const idempotencyKeys = billingSchema.table(
  "idempotency_keys",
  {
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    /** Written with the answer, in the transaction of the work itself: never null. */
    status: integer("status"),
    answer: text("answer"),
    createdAt: instant("created_at").notNull(),
  },
  (it) => [
    primaryKey({ name: "one_answer_per_idempotency_key", columns: [it.projectId, it.key] }),
    index().on(it.createdAt),
  ],
);
