export function managementUrl(address: string, app: { project: string; identifier: string }): string {
  return `${address}/portal/${encodeURIComponent(app.project)}/${encodeURIComponent(app.identifier)}`;
}
