/** Links to stylesheets that failed. Vite asks for none a second time. */
const failed = new Set<HTMLLinkElement>();

/** Notes every stylesheet that fails from now on; of those before, all have arrived by now or failed. */
export function watchStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.sheet === null && !link.disabled) failed.add(link);
  addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === "stylesheet") failed.add(target);
    },
    true,
  );
}

/** Asks again for the stylesheets that failed, in their places; null when none did. @throws when one fails again */
export const retryStyles = (): Promise<unknown> | null =>
  failed.size === 0 ? null : Promise.all([...failed].map(retry));

function retry(link: HTMLLinkElement): Promise<unknown> {
  failed.delete(link);
  const again = Object.assign(document.createElement("link"), { rel: "stylesheet", href: link.href });
  const arrival = new Promise((arrived, failedAgain) => {
    again.addEventListener("load", arrived);
    again.addEventListener("error", () => failedAgain(new Error(`The stylesheet ${again.href} could not be loaded.`)));
  });
  link.replaceWith(again);
  return arrival;
}
