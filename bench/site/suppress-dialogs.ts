/**
 * Runs in the page. Marks dialogs that open automatically as shown, because they are not measured and would cover the
 * page.
 */
export function suppressDialogs(today: string): void {
  localStorage.setItem('contactPanelShown', '1');
  localStorage.setItem('couponPopupDay', today);
  localStorage.setItem('loginReminders', `${today} 3`);
}
