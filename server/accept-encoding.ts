const ENCODINGS = [
  {name: 'br', extension: '.br'},
  {name: 'gzip', extension: '.gz'},
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The encodings that a client accepts, in order of preference (RFC 9110, 12.5.3). */
export function acceptedEncodings(header = ''): Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight ? Number(weight.slice(2)) : 1);
  }
  const weightOf = ({name}: Encoding) => weights.get(name) ?? weights.get('*') ?? 0;
  return ENCODINGS.filter((encoding) => weightOf(encoding) > 0).sort((a, b) => weightOf(b) - weightOf(a));
}
