/** The site is an ordinary API client of billing. */
export interface BillingConnection {
  /** In process by default, the network when billing runs apart. Receives absolute URLs below `address`. */
  fetch: (request: Request) => Promise<Response>;
  /** For this server, without a trailing slash, e.g. `https://hemline.example/pay`. */
  address: string;
  /** For browsers: an absolute URL, or a path such as `/pay` when the site's own address serves it. */
  browserAddress: string;
  publicKey: string;
  secretKey: string;
  /** Signs billing's webhooks to the site: `whsec_` and base64, as Standard Webhooks has it. */
  webhookSecret: string;
}
