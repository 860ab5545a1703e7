type Connection = {saveData?: boolean; effectiveType?: string};

/** On a slow or metered connection, nothing is prefetched. */
export function isSlowConnection(): boolean {
  const {connection} = (globalThis.navigator ?? {}) as {connection?: Connection};
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
