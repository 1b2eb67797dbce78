const longestMessage = 300;

/** A message of somebody else's, without what could name a customer: addresses, and numbers as long as a card's. */
export function impersonal(message: string): string {
  const text = message.replace(/[^\s@"'<>(]+@[^\s@"'<>)]+/g, "[email]").replace(/\d(?:[ -]?\d){11,}/g, "[number]");
  return text.length <= longestMessage ? text : [...text].slice(0, longestMessage).join("");
}
