/** @throws when the page has no such element of this type. */
export function elementById<T extends HTMLElement>(id: string, type: new () => T): T {
  const element = document.getElementById(id);
  if (element instanceof type) return element;
  throw new Error(`This page has no ${type.name} #${id}.`);
}
