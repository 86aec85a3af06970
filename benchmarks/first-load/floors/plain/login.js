document.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault();
  fetch('/api/user/login', { method: 'POST', body: JSON.stringify(Object.fromEntries(new FormData(event.target))) });
});
