// Loads the font for Chinese (chinese_font.ts): at once in Chinese, otherwise only when the page shows a Chinese
// character, such as in a person's name, or when the list of languages is opened. The list of its files alone has 20 kB.
const CHINESE = /[\u3105-\u312f\u3400-\u9fff\uf900-\ufaff]|[\ud840-\ud88d][\udc00-\udfff]/
/** Pages change in bursts; each burst is read once. */
const PAUSE_MS = 250

export const hasChinese = (text: string): boolean => CHINESE.test(text)

export function loadChineseFontWhenNeeded(language: string, load: () => void = () => void import('./chinese_font')): void {
  if (language !== 'en') return load()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    observer.disconnect()
    removeEventListener('focusin', onFocus)
  }
  const onFocus = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement) || !hasChinese(target.textContent)) return
    stop()
    load()
  }
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      if (!hasChinese(shownText())) return
      stop()
      load()
    }, PAUSE_MS)
  })
  addEventListener('focusin', onFocus)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
}

/** The page's text without the choices of closed lists. */
function shownText(): string {
  const all = document.body.textContent ?? ''
  if (!hasChinese(all)) return ''
  return [...document.body.querySelectorAll('option')].reduce((text, option) => text.replace(option.textContent, ''), all)
}
