// Filters the list of calls during typing. Without it the whole list is shown.
const find = document.getElementById('find');
const none = document.getElementById('none');
const calls = [...document.querySelectorAll('nav.calls li')];
find?.addEventListener('input', () => {
  const wanted = find.value.trim().toLowerCase();
  for (const call of calls) call.hidden = !call.dataset.words.includes(wanted);
  for (const section of document.querySelectorAll('nav.calls section')) {
    section.hidden = section.querySelector('li:not([hidden])') === null;
  }
  none.textContent = calls.some((call) => !call.hidden) ? '' : none.dataset.text;
});
document.querySelector('nav.calls [aria-current]')?.scrollIntoView({ block: 'center' });
// The console needs a server; a page opened from a disk has none.
if (location.protocol === 'file:') document.querySelector('.try')?.remove();
