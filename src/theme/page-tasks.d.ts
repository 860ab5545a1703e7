/** Written by plugins/page-tasks. */
declare module '@generated/page-tasks/default/tasks.json' {
  const tasks: Record<string, {id: string; name: string}[] | undefined>;
  export default tasks;
}
