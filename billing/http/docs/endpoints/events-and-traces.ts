import { EventsRequest, TraceAnswer } from "@hemline/protocol";
import * as z from "zod";
import { trace, trackedEvents } from "../examples/events-and-traces.ts";
import type { Endpoint } from "./endpoint.ts";

export const eventAndTraceEndpoints: readonly Endpoint[] = [
  {
    method: "post",
    path: "/v1/events",
    name: "sendEvents",
    title: "Send tracked events",
    group: "Support",
    key: "public",
    description:
      "Records what happened in a customer's checkout. Each event is stored once, by its id. Malformed events are ignored.",
    body: { schema: EventsRequest, example: trackedEvents },
    responses: { 201: { description: "The events are recorded.", schema: z.object({}), example: {} } },
  },
  {
    method: "get",
    path: "/v1/traces/:trace",
    name: "getTrace",
    title: "Get a trace",
    group: "Support",
    key: "secret",
    description: "Returns all checkouts of a client's trace id with their states and errors, and its tracked events.",
    responses: {
      200: { description: "The operations and events, oldest first.", schema: TraceAnswer, example: trace },
    },
  },
];
