const longestMessage = 300;

/** A message of somebody else's, without what could name a customer: addresses, and numbers as long as a card's. */
export function impersonal(message: string, longest = longestMessage): string {
  const text = message.replace(/[^\s@"'<>(]+@[^\s@"'<>)]+/g, "[email]").replace(/\d(?:[ -]?\d){11,}/g, "[number]");
  return text.length <= longest ? text : [...text].slice(0, longest).join("");
}
