interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

const connectionOf = (navigator: Navigator & { connection?: Connection }) => navigator.connection;

/** On such a connection nothing is prefetched. */
export function isVerySlow(connection = connectionOf(navigator)): boolean {
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? "");
}
