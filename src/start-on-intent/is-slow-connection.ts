type Connection = {saveData?: boolean; effectiveType?: string};

/** For readers who count their bytes nothing is fetched before it is needed. */
export function isSlowConnection(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
