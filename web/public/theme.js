// Runs before the first paint, so that a chosen theme does not flash.
try {
  const theme = localStorage.getItem('kwoon.theme')
  if (theme) document.documentElement.dataset.theme = theme
} catch {
  // No storage, no choice: the system's theme it is.
}
