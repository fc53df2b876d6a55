// Settings of this browser, in local storage.

export function readSetting(name: string): string | null {
  try {
    return localStorage.getItem(`kwoon.${name}`)
  } catch {
    return null
  }
}

export function saveSetting(name: string, value: string): void {
  try {
    localStorage.setItem(`kwoon.${name}`, value)
  } catch {
    // Without local storage, settings last until the page is reloaded.
  }
}
