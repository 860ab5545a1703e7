/** Parses access log lines: common and combined formats (nginx, Apache), or Caddy's JSON. Ignores client addresses. */
export type Request = {
  method: string;
  /** Path and query. */
  target: string;
  status: number;
  referrer: string;
  agent: string;
  /** The `Sec-Purpose` header, if the log has it; only Caddy's does. */
  purpose: string;
};

const TEXT_LINE = /"([A-Z]+) (\S+)[^"]*" (\d{3}) \S+(?: "((?:[^"\\]|\\.)*)" "((?:[^"\\]|\\.)*)")?/;

type CaddyLine = {
  request?: {method?: string; uri?: string; headers?: Record<string, string[]>};
  status?: number;
};

function readCaddy(line: string): Request | undefined {
  let data: CaddyLine;
  try {
    data = JSON.parse(line) as CaddyLine;
  } catch {
    return undefined;
  }
  const {method, uri, headers = {}} = data.request ?? {};
  if (!method || !uri || !data.status) return undefined;
  const header = (name: string) => headers[name]?.[0] ?? '';
  return {
    ...{method, target: uri, status: data.status, referrer: header('Referer')},
    ...{agent: header('User-Agent'), purpose: header('Sec-Purpose')},
  };
}

export function readLine(line: string): Request | undefined {
  if (line.startsWith('{')) return readCaddy(line);
  const [, method, target, status, referrer = '-', agent = '-'] = TEXT_LINE.exec(line) ?? [];
  if (!method || !target) return undefined;
  const orNone = (text: string) => (text === '-' ? '' : text);
  return {method, target, status: Number(status), referrer: orNone(referrer), agent: orNone(agent), purpose: ''};
}
