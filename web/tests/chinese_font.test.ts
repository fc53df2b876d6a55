// The font for machines without Chinese fonts has every Chinese character that the hall shows.
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { hasChinese, loadChineseFontWhenNeeded } from '../src/theme/chinese_font_loader'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
function fontCharacters(): (code: number) => boolean {
  const css = readFileSync(`${ROOT}web/node_modules/@fontsource/lxgw-wenkai-tc/400.css`, 'utf8')
  const ranges = [...css.matchAll(/unicode-range:\s*([^;]+);/g)].flatMap(([, list]) =>
    list!.split(',').map((range) => {
      const [first, last] = range.trim().replace('U+', '').split('-')
      return [parseInt(first!, 16), parseInt(last ?? first!, 16)] as const
    }),
  )
  return (code) => ranges.some(([first, last]) => first <= code && code <= last)
}

test.each(['zh-Hant', 'zh-Hans'])('the font has all characters of %s', (language) => {
  const characters = new Set<string>()
  for (const folder of ['src/kwoon', 'web/src']) {
    const files = readdirSync(ROOT + folder, { recursive: true }).map((path) => String(path).replaceAll('\\', '/'))
    for (const path of files.filter((each) => each.endsWith(`/${language}.ftl`) || each.endsWith(`/${language}.md`))) {
      for (const character of readFileSync(`${ROOT}${folder}/${path}`, 'utf8')) characters.add(character)
    }
  }
  const hasCharacter = fontCharacters()
  expect([...characters].filter((each) => /\p{Script=Han}/u.test(each) && !hasCharacter(each.codePointAt(0)!))).toEqual([])
})

test('the font has the characters of rarer names', () => {
  const hasCharacter = fontCharacters()
  const missing = [...'喆堃媗淼犇昇禕瑀妤彣囍〇龘煊燚琺瑯頴们龙谢邓习'].filter((each) => !hasCharacter(each.codePointAt(0)!))
  expect(missing).toEqual([])
})

test('the font is loaded when the page shows a Chinese name, once, and in Chinese at once', () => {
  vi.useFakeTimers()
  let change = () => {}
  let isObserving = true
  const options = [{ textContent: 'English' }, { textContent: '繁體中文' }]
  const body = { textContent: 'Quiet Crane', querySelectorAll: () => options }
  vi.stubGlobal('document', { body })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('MutationObserver', class {
    constructor(changed: () => void) {
      change = () => isObserving && changed()
    }
    observe() {}
    disconnect() {
      isObserving = false
    }
  })
  const load = vi.fn()
  const changeTo = (text: string) => {
    body.textContent = text
    change()
    vi.runAllTimers()
  }
  loadChineseFontWhenNeeded('en', load)
  changeTo('English繁體中文 Quiet Crane − 5 · “Zoë”')
  expect(load).not.toHaveBeenCalled()
  changeTo('Quiet Crane, 王小明')
  changeTo('陳')
  expect(load).toHaveBeenCalledTimes(1)
  loadChineseFontWhenNeeded('zh-Hant', load)
  expect(load).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test.each([['王小明', true], ['㛢', true], ['𠮷', true], ['ㄅㄆㄇ', true], ['Łukasz Żółw', false], ['さくら', false]])('%s is Chinese: %s', (text, expected) => {
  expect(hasChinese(text)).toBe(expected)
})
