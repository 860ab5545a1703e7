/** Something that waits until a test lets it go on. */
export function gate(): {opened: Promise<void>; open: () => void} {
  let open = () => {};
  const opened = new Promise<void>((done) => (open = done));
  return {opened, open: () => open()};
}
