import type Stripe from "stripe";
import { integer, type Parameter, record, shapeOf } from "./parameters.ts";

/** In seconds. */
export type Range = Stripe.RangeQueryParam;

const second = integer(0, 9_999_999_999);
const bounds = record(shapeOf<Range>()({ gt: second, gte: second, lt: second, lte: second }));

/** `created=<seconds>` means that very second; `created[gte]=<seconds>` and its like are bounds. */
export const created: Parameter<Range> = {
  read(branch, path) {
    if (typeof branch !== "string") return bounds.read(branch, path);
    const exactly = second.read(branch, path);
    return { gte: exactly, lte: exactly };
  },
};
