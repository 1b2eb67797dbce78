/** The answer of every call under /api. The `message` of a 200 is shown as a toast. */
export interface Answer<Data = unknown> {
  message?: string;
  data?: Data;
}

/** The answer of a failed call: a message, and messages by field. */
export interface FaultAnswer {
  message?: string;
  error?: string;
  data?: Record<string, string[]>;
}
