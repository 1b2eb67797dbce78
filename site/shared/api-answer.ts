/** What every call under /api answers. A string `message` of a 200 becomes the success toast. */
export interface Answer<Data = unknown> {
  message?: string;
  data?: Data;
}

/** What a failed call answers: a sentence, and for a form the messages of each field. */
export interface FaultAnswer {
  message?: string;
  error?: string;
  data?: Record<string, string[]>;
}
