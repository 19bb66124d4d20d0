const attribute = / style="([^"]*)"/g;

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&gt;': '>' };

/**
 * Makes rules of the styles that stand in attributes, since the page's policy lets no attribute style anything, but a
 * style element with the page's nonce. In React's output a quotation mark is only ever that of an attribute.
 */
export function stylesToRules(html: string): { html: string; css: string } {
  const places = new Map<string, number>();
  const without = html.replaceAll(attribute, (_attribute, style: string) => {
    const place = places.get(style) ?? places.size;
    places.set(style, place);
    return ` data-style="${place}"`;
  });
  // The id outweighs every class, as the attribute would have. What scripts set on the element later outweighs the id.
  const rules = [...places].map(([style, place]) => `#root [data-style="${place}"]{${readEntities(style)}}`);
  return { html: without, css: rules.join('\n') };
}

/** No style of ours has a sign that could end the element. One that did would lose it. */
function readEntities(style: string): string {
  return style.replaceAll(/&(?:amp|quot|#x27|gt);/g, (entity) => entities[entity] ?? '').replaceAll(/[<{}]|&lt;/g, '');
}
