const tag = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;
const entity = /&(?!(?:amp|lt|gt|quot|apos|#\d+);)/;

/**
 * Lists what is wrong with an SVG: broken nesting, loose text, repeated or missing ids, and anything fetched from
 * elsewhere.
 */
export function checkSvg(svg: string): string[] {
  const complaints: string[] = [];
  const open: string[] = [];
  const ids = new Set<string>();
  let at = 0;
  while (at < svg.length) {
    const next = svg.indexOf('<', at);
    const text = svg.slice(at, next === -1 ? undefined : next);
    if (entity.test(text)) complaints.push(`bare ampersand in “${text}”`);
    if (text.trim() && open.at(-1) !== 'text') complaints.push(`loose text “${text}”`);
    if (next === -1) break;
    tag.lastIndex = next;
    const found = tag.exec(svg);
    if (!found) {
      complaints.push(`no tag at ${next}: ${svg.slice(next, next + 60)}`);
      break;
    }
    const [, closing, name = '', attributes = '', alone] = found;
    if (entity.test(attributes)) complaints.push(`bare ampersand in <${name}>`);
    const names = [...attributes.matchAll(/\s([\w:-]+)="/g)].map((match) => match[1]);
    if (new Set(names).size < names.length) complaints.push(`repeated attribute in <${name}${attributes}>`);
    const id = /\sid="([^"]+)"/.exec(attributes)?.[1];
    if (id !== undefined && ids.has(id)) complaints.push(`id ${id} twice`);
    if (id !== undefined) ids.add(id);
    if (closing) {
      if (open.pop() !== name) complaints.push(`</${name}> closes nothing`);
    } else if (!alone) open.push(name);
    at = tag.lastIndex;
  }
  if (open.length > 0) complaints.push(`left open: ${open.join(', ')}`);
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (id && !ids.has(id)) complaints.push(`no such id ${id}`);
  if (/<(image|script|foreignObject|style)\b|\bhref=|url\((?!#)|\bon\w+=/.test(svg)) complaints.push('reaches outside');
  return complaints;
}
