interface Script {
  /** Null where it is not known yet. */
  providerScript: string | null;
  /** A relative address of the script starts here. */
  billingUrl: string;
}

/** Fetches the card provider's script without running it, so that it is there when the purchase has started. */
export function preloadScript({ providerScript, billingUrl }: Script): void {
  if (!providerScript) return;
  const href = new URL(providerScript, new URL(billingUrl, document.baseURI)).href;
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "script", href });
  document.head.append(link);
}
