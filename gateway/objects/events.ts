import type Stripe from "stripe";
import { type Endpoint, get } from "../calls/call.ts";
import { created } from "../http/created-filter.ts";
import { paging } from "../http/pagination.ts";
import { list, shapeOf, text } from "../http/parameters.ts";
import { badParameter } from "../http/problem.ts";
import { listObjects } from "../store/list-objects.ts";
import { find } from "../store/objects.ts";

const listShape = shapeOf<Stripe.EventListParams>()({ ...paging, created, type: text(), types: list(text()) });

/** For a server that missed a webhook. */
export const events: Endpoint[] = [
  get("/v1/events", "server", listShape, (call, given) => {
    const { created: when, type, types, ...rest } = given;
    if (type !== undefined && types !== undefined)
      throw badParameter("types", "Ask either for type or for types.", "parameters_exclusive");
    return listObjects(call.sql, "events", {
      paging: rest,
      created: when,
      fields: { type: type ?? types },
      url: "/v1/events",
    });
  }),
  get("/v1/events/:id", "server", {}, (call, _given, id) => find(call.sql, "events", id)),
];
