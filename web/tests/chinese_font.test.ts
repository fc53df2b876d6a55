// The font for machines without Chinese fonts has every Chinese character that the hall shows.
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

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
