export const utmParameters = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];

/** The campaign that brought the customer here, from the query of the page's address. */
export function utmMetadata(search: string): Record<string, string> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    utmParameters.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}
