/** Whether the user has begun what needs a login, on this page. */
let started = false;

export function startActions(): void {
  started = true;
}

export function hasStartedActions(): boolean {
  return started;
}
