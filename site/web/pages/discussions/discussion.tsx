/** Never shown: the server redirects to the conversation. */
export function Discussion() {
  return null;
}
