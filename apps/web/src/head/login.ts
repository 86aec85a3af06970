import './theme.ts';

// A form sent before the page's script has loaded would leave the page for an address that takes no form. The script
// sends it again.
document.addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  event.submitter?.setAttribute('aria-busy', 'true');
});
