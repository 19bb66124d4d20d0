/** Whether this browser supports push notifications. An iPhone does so only for installed sites. */
export function canBePushedTo(): boolean {
  return 'PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator;
}
