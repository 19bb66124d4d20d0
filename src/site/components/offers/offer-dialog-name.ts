/** The name of the dialog for an offer. Apart from the dialog, because it can be opened before its code is loaded. */
export function offerDialogOf(carSourceId: string): string {
  return `offer ${carSourceId}`;
}
