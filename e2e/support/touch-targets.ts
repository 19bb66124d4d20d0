import type { Page } from 'playwright/test';

/** Interactive elements smaller than a touch target, by name and size. Nothing may cover the page meanwhile. */
export async function tooSmallTouchTargets(page: Page): Promise<string[]> {
  return page.evaluate(findTooSmall);
}

/** Runs in the page. Measures the area that a tap hits around the element's middle, not what is drawn. */
function findTooSmall(): string[] {
  const least = 43;
  const pressed = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]';

  /** A label forwards the press to its field. */
  function targetOf(element: Element): Element {
    const { labels } = element as HTMLInputElement;
    const isMark = element.matches('input[type="checkbox"], input[type="radio"], input[type="file"]');
    return (isMark && [...(labels ?? [])].find((label) => label.contains(element))) || element;
  }

  function isPressable(element: Element): boolean {
    if (element.closest('[inert], [aria-hidden="true"], :disabled')) return false;
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 2 && height > 2;
  }

  /** A link in a sentence is as high as its line. */
  function isInText(element: Element): boolean {
    const around = element.parentElement?.textContent?.trim().length ?? 0;
    return getComputedStyle(element).display === 'inline' && around > (element.textContent?.trim().length ?? 0) + 3;
  }

  function sizeOf(target: Element): { width: number; height: number } {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = target.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    // Elements outside the page, such as skip links, are only reached by keyboard.
    if (middleY < 0) return { width: least, height: least };
    const isHit = (atX: number, atY: number) => {
      const hit = document.elementFromPoint(atX, atY);
      return hit !== null && (target === hit || target.contains(hit) || hit.closest('label')?.control === target);
    };
    const reach = (stepX: number, stepY: number) => {
      let far = 0;
      while (far < least && isHit(middleX + stepX * (far + 1), middleY + stepY * (far + 1))) far += 1;
      return far;
    };
    return { width: reach(-1, 0) + reach(1, 0) + 1, height: reach(0, -1) + reach(0, 1) + 1 };
  }

  const targets = new Set([...document.querySelectorAll(pressed)].map((element) => targetOf(element)));
  const small = [...targets].flatMap((target) => {
    if (!isPressable(target) || isInText(target)) return [];
    const { width, height } = sizeOf(target);
    if (width >= least && height >= least) return [];
    const name = target.getAttribute('aria-label') ?? target.getAttribute('name') ?? target.textContent?.trim() ?? '';
    return [`${target.tagName.toLowerCase()} '${name.slice(0, 40)}': ${width} x ${height}`];
  });
  scrollTo(0, 0);
  return small;
}
