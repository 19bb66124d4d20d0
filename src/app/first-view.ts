/** After so long what stands beside a page need not wait any longer for the page. */
const patience = 4000;

/** About how long drawing takes, for a browser that does not tell when it has nothing to do. */
const drawing = 300;

let firstView: Promise<unknown> = Promise.resolve();

/** Tells what the first screen of a visit waits for. */
export function beginFirstView(asked: Promise<unknown>): void {
  const patienceEnds = new Promise((resolve) => {
    setTimeout(resolve, patience);
  });
  firstView = Promise.race([asked.then(untilDrawn), patienceEnds]);
}

/** Fetches what stands beside a page, once it no longer takes the line from what the page is about. */
export async function afterFirstView<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  await firstView;
  return load();
}

function untilDrawn(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, drawing);
  });
}
