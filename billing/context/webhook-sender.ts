export interface WebhookSender {
  /** One try. Never throws: a failure is an answer too. */
  post(request: { url: string; headers: Record<string, string>; body: string }): Promise<Reply>;
}

export interface Reply {
  status: number | null;
  answer: string;
  tookMs: number;
}
