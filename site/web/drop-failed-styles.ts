// A stylesheet that failed to load leaves the document, so that whoever needs it next asks for it again: Vite takes a link
// that is there for one that has arrived.

addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") target.remove();
  },
  true,
);
