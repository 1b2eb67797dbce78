/** Carries a message to somebody's server, whoever that claims to be. */
export interface WebhookSender {
  /** One try. Never throws: what went wrong is the answer. */
  post(letter: { url: string; headers: Record<string, string>; body: string }): Promise<Reply>;
}

export interface Reply {
  /** Null where nobody answered. */
  status: number | null;
  /** The beginning of the answer, or why there was none. */
  answer: string;
  tookMs: number;
}
