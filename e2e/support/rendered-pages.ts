import type { Page, Response } from 'playwright/test';
import { expect } from './site-test.ts';

/** A page that renders too late is sent as a shell, and cached for the next request. */
export async function openRendered(page: Page, address: string): Promise<void> {
  await expect(async () => {
    const response: Response | null = await page.goto(address);
    expect(await response?.text()).toContain('id="rendered"');
  }).toPass();
}
