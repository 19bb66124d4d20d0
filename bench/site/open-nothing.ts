/** Runs in the page: it takes what opens by itself for shown already, which is not what is measured, and would lie before it. */
export function openNothingByItself(today: string): void {
  localStorage.setItem('contactPanelShown', '1');
  localStorage.setItem('couponPopupDay', today);
  localStorage.setItem('loginReminders', `${today} 3`);
}
