export function findBrowser(): string | undefined;
export function installBrowser(): void;
export function findOtherBrowsers(): {
  firefox: string | undefined;
  webkit: { browser: string; driver: string; screen: string } | undefined;
};
export function installOtherBrowsers(): void;
