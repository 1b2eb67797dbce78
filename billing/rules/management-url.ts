/** Where an app's customers manage what they pay for. */
export function managementUrl(address: string, appIdentifier: string): string {
  return `${address}/portal/${encodeURIComponent(appIdentifier)}`;
}
