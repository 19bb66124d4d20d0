/** Whether this browser could take messages. An iPhone has all this only where the site is installed. */
export function canBePushedTo(): boolean {
  return 'PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator;
}
