/** A promise that a test resolves when it is ready. */
export function gate(): {opened: Promise<void>; open: () => void} {
  let open = () => {};
  const opened = new Promise<void>((done) => (open = done));
  return {opened, open: () => open()};
}
