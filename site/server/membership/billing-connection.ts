/** The billing service as the site sees it: one more customer over its public HTTP. */
export interface BillingConnection {
  /** In process by default, the network when billing runs apart. Receives absolute URLs below `address`. */
  fetch: (request: Request) => Promise<Response>;
  /** Where this server reaches it, without a trailing slash, e.g. `https://hemline.example/pay`. */
  address: string;
  /** Where browsers reach it: an absolute URL, or a path such as `/pay` when the site's own address serves it. */
  browserAddress: string;
  publicKey: string;
  secretKey: string;
}
