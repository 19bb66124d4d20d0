const attribute = / style="([^"]*)"/g;

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&gt;': '>' };

/**
 * Converts style attributes to rules in a style element with the page's nonce, since the page's policy forbids style
 * attributes. In React's output a quotation mark only ever delimits an attribute.
 */
export function stylesToRules(html: string): { html: string; css: string } {
  const places = new Map<string, number>();
  const without = html.replaceAll(attribute, (_attribute, style: string) => {
    const place = places.get(style) ?? places.size;
    places.set(style, place);
    return ` data-style="${place}"`;
  });
  // An id outweighs every class, as the attribute did. Styles set later by scripts outweigh the id.
  const rules = [...places].map(([style, place]) => `#root [data-style="${place}"]{${readEntities(style)}}`);
  return { html: without, css: rules.join('\n') };
}

/** None of our styles contains a character that could end the element. One that did would be dropped. */
function readEntities(style: string): string {
  return style.replaceAll(/&(?:amp|quot|#x27|gt);/g, (entity) => entities[entity] ?? '').replaceAll(/[<{}]|&lt;/g, '');
}
