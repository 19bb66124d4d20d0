import { openLocalStorage } from '#shared/api/local-storage.ts';
import { limitPictures } from '#shared/ui/picture.tsx';
import { createStore, useStore } from '#shared/state/store.ts';

const saverItem = 'dataSaver';
/** The server reads this cookie, so the pictures of a rendered page are small from the start: `server/site/page-variant.ts`. */
const cookie = 'data-saver';
const year = 365 * 24 * 60 * 60;
/** The widest picture that is loaded with the data saver on. */
const savedWidth = 480;

const saver = createStore(false);
let chosen: boolean | undefined;

/** The reader's choice; without one, the browser's setting. */
export function startDataSaver(): void {
  const stored = openLocalStorage().getItem(saverItem);
  chosen = stored === null ? undefined : stored === 'on';
  apply();
}

export function chooseDataSaver(isOn: boolean): void {
  openLocalStorage().setItem(saverItem, isOn ? 'on' : 'off');
  document.cookie = `${cookie}=${isOn ? 'on' : 'off'}; Path=/; Max-Age=${year}; SameSite=Lax`;
  chosen = isOn;
  apply();
}

export function isSavingData(): boolean {
  return chosen ?? isAskedByBrowser();
}

export function useDataSaver(): boolean {
  return useStore(saver);
}

function apply(): void {
  saver.set(isSavingData());
  limitPictures(isSavingData() ? savedWidth : undefined);
}

function isAskedByBrowser(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
