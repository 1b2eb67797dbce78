import type Stripe from "stripe";
import { find } from "../store/objects.ts";
import { page } from "../store/pages.ts";
import { type Endpoint, get } from "../wire/call.ts";
import { created } from "../wire/created.ts";
import { paging } from "../wire/lists.ts";
import { list, shapeOf, text } from "../wire/parameters.ts";
import { badParameter } from "../wire/problem.ts";

const listShape = shapeOf<Stripe.EventListParams>()({ ...paging, created, type: text(), types: list(text()) });

/** What has happened, for a server that missed a webhook. */
export const events: Endpoint[] = [
  get("/v1/events", "server", listShape, (call, given) => {
    const { created: when, type, types, ...rest } = given;
    if (type !== undefined && types !== undefined)
      throw badParameter("types", "Ask either for type or for types.", "parameters_exclusive");
    return page(call.sql, "events", {
      paging: rest,
      created: when,
      fields: { type: type ?? types },
      url: "/v1/events",
    });
  }),
  get("/v1/events/:id", "server", {}, (call, _given, id) => find(call.sql, "events", id)),
];
