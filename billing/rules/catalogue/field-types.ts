import { PeriodDuration } from "@hemline/protocol";
import { parsePeriod, periodDays } from "@hemline/protocol/period";
import * as z from "zod";

/** What the author calls something. Never changed: another identifier is another thing. */
export const Identifier = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[A-Za-z0-9_$.-]+$/, "must contain only letters, digits and _ $ . -");

export const Title = z.string().trim().min(1).max(200);

/** A file in the document's folder or below it. */
export const FileName = z
  .string()
  .max(500)
  .regex(
    /^(?!.*(?:^|\/)\.{0,2}(?:\/|$))[^\\:?#\p{Cc}]+$/u,
    "must be a file in the document's folder, such as pictures/icon.png",
  );

/** A length of time of at least a day and at most ten years. */
export const Length = PeriodDuration.refine(
  (text) => {
    const period = parsePeriod(text);
    return period !== null && period.number > 0 && periodDays(period) <= 3650;
  },
  { message: "must be at least a day and at most ten years" },
);

export const nullable = <T extends z.ZodType>(type: T) => type.nullable().default(null);
