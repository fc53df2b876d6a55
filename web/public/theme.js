// Runs before the first paint, so that a chosen theme, text size or layout does not flash.
try {
  for (const name of ['theme', 'text', 'colors', 'targets', 'hand']) {
    const value = localStorage.getItem(`kwoon.${name}`)
    if (value) document.documentElement.dataset[name] = value
  }
} catch {
  // No storage, no choice: the system's theme it is.
}
