// The static pages around the hall: the docs, and the rules and cards of each game, readable without scripts.
//
//     node pages.mjs FOLDER     the unfinished site, with the prerendered responses in prerendered/
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { marked } from 'marked'
import { inEnglish } from './english.mjs'

const out = process.argv[2]
const root = fileURLToPath(new URL('..', import.meta.url))
const policy = readFileSync(new URL('policy.txt', import.meta.url), 'utf8').trim().split('\n').join('; ')
const readResponse = (name) => inEnglish(JSON.parse(readFileSync(join(out, 'prerendered', `${name}.json`), 'utf8')))
const escapeHtml = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
/** The games. Chinese characters are removed from their titles, because these pages load no font that has them. */
const games = readResponse('games').map((game) => ({ ...game, title: game.title.replace(/[\u4e00-\u9fff]+\s*/g, '') }))
/** The text and the source path of each page, by name: the docs, such as `play/start`, and the README as `readme`. */
const docs = new Map([
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.split('\\').join('/'))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => [name.slice(0, -'.md'.length), source(`docs/${name}`)]),
  ['readme', source('README.md')],
])

function source(path) {
  return { path, text: readFileSync(join(root, path), 'utf8') }
}

/** The page whose Markdown is being rendered; links are relative to its path in the source. */
let current = ''

/** The source file that a link of the current page refers to. */
const target = (href) => posix.normalize(posix.join(posix.dirname(docs.get(current).path), href))
/** The path of a file in the site's docs folder, relative to the current page. */
const fromHere = (path) => posix.relative(posix.dirname(`docs/${current}`), path)

/** The anchor of a heading, as links in the docs spell it. */
const slug = (text) => text.toLowerCase().replace(/<[^>]*>/g, '').replace(/[^\p{L}\p{N}\s_-]/gu, '').trim().replace(/\s/g, '-')

marked.use({
  renderer: {
    heading({ tokens, depth }) {
      const text = this.parser.parseInline(tokens)
      return `<h${depth} id="${slug(text)}">${text}</h${depth}>\n`
    },
    // The docs contain no HTML: text that looks like a tag is shown as it is.
    html: ({ text }) => escapeHtml(text),
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens)
      const page = /^([\w./-]+\.md)(#.*)?$/.exec(href)
      if (page) {
        const rulebook = /^src\/kwoon\/games\/(\w+)\/rulebook\/en\.md$/.exec(target(page[1]))
        if (rulebook) return `<a href="${fromHere(`rules/${rulebook[1].replaceAll('_', '-')}.html`)}">${text}</a>`
        const known = [...docs].find(([, { path }]) => path === target(page[1]))
        return known ? `<a href="${fromHere(`docs/${known[0]}.html`)}${page[2] ?? ''}">${text}</a>` : `<b>${text}</b>`
      }
      if (href.startsWith('#') || /^https?:/.test(href)) return `<a href="${escapeHtml(href)}"${href.startsWith('#') ? '' : ' rel="noreferrer"'}>${text}</a>`
      return `<b>${text}</b>`
    },
    image: ({ href, text }) => `<img src="${escapeHtml(fromHere(target(href)))}" alt="${escapeHtml(text)}" loading="lazy" />`,
    table(token) {
      const row = (cells, tag) => `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`
      return `<div class="wide" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${token.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>\n`
    },
  },
})

function page(folder, name, title, main) {
  const up = '../'.repeat(folder.split('/').length)
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="content-security-policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)} · Kwoon</title>
    <link rel="icon" href="${up}seal.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${up}pages.css" />
    <script src="${up}theme.js"></script>
  </head>
  <body>
    <header><a class="home" href="${up}"><img src="${up}seal.svg" alt="" width="32" height="32" /> Kwoon</a><a href="${up}docs/index.html">About</a><a class="play" href="${up}">Play</a></header>
    <div class="layout">
      <nav aria-label="Pages">${navigation(up)}</nav>
      <main>${main}</main>
    </div>
  </body>
</html>
`
  mkdirSync(join(out, folder), { recursive: true })
  writeFileSync(join(out, folder, `${name}.html`), html)
}

const title = (text) => (/^# (.*)$/m.exec(text)?.[1] ?? '').replace(/[`*]/g, '')
const list = (items) => `<ul>${items.map(([href, text]) => `<li><a href="${href}">${escapeHtml(text)}</a></li>`).join('')}</ul>`
/** The folders of docs in the order in which they are shown, with their headings. */
const FOLDERS = [
  ['', 'Docs'],
  ['play', 'Play'],
  ['host', 'Host'],
  ['design', 'Design'],
  ['research', 'Research'],
  ['develop', 'Develop'],
  ['notebook', 'Notebook'],
]

function navigation(up) {
  const rules = games.flatMap((game) => [[`${up}rules/${game.id}.html`, `${game.title}: rules`], [`${up}cards/${game.id}.html`, `${game.title}: cards`]])
  const sections = FOLDERS.map(([folder, heading]) => {
    const pages = [...docs].filter(([name]) => posix.dirname(name) === (folder || '.'))
    return pages.length > 0 ? `<h2>${heading}</h2>${list(pages.map(([name, { text }]) => [`${up}docs/${name}.html`, title(text)]))}` : ''
  })
  return `<h2>Games</h2>${list(rules)}${sections.join('')}`
}

cpSync(join(root, 'docs/pictures'), join(out, 'docs/pictures'), { recursive: true })
for (const [name, { text }] of docs) {
  current = name
  page(posix.join('docs', posix.dirname(name)), posix.basename(name), title(text), marked.parse(text))
}

/** The rules page: the sections of the rulebook, each with the exact rules behind it. */
function rules(game) {
  const clauses = new Map(readResponse(`${game.id}-rules`).map((clause) => [clause.id, clause]))
  const inline = (text) => escapeHtml(text).replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>').replace(/\*([^*]+)\*/g, '<em>$1</em>')
  const wrap = (tag, texts) => texts.map((text) => `<${tag}>${inline(text)}</${tag}>`).join('')
  const block = {
    paragraph: ({ text }) => `<p>${inline(text)}</p>`,
    quote: ({ text }) => `<blockquote><p>${inline(text)}</p></blockquote>`,
    list: ({ items }) => `<ul>${wrap('li', items)}</ul>`,
    steps: ({ items }) => `<ol>${wrap('li', items)}</ol>`,
    table: ({ rows: [head, ...rows] }) => `<div class="wide" tabindex="0"><table><thead><tr>${wrap('th', head)}</tr></thead><tbody>${rows.map((row) => `<tr>${wrap('td', row)}</tr>`).join('')}</tbody></table></div>`,
    // The cards have a page of their own.
    cards: () => '',
  }
  const section = (each) => {
    const tag = `h${each.level}`
    const exact = each.clauses.map((id) => `<li id="${escapeHtml(id)}">${escapeHtml(clauses.get(id).text)}</li>`).join('')
    const details = exact && (each.blocks.length > 0 ? `<details><summary>Exact rules</summary><ul>${exact}</ul></details>` : `<ul>${exact}</ul>`)
    return `${each.level > 1 ? `<${tag}>${escapeHtml(each.heading)}</${tag}>` : ''}${each.blocks.map((shown) => block[shown.kind](shown)).join('')}${details}`
  }
  const links = `<p class="links"><a class="play" href="../?/learn/${game.id}">Learn it by playing</a> <a href="../cards/${game.id}.html">All its cards</a></p>`
  return `<h1>${escapeHtml(game.title)}</h1><p>${escapeHtml(game.description)}</p>${links}${readResponse(`${game.id}-rulebook-en`).map(section).join('')}`
}

function cards(game) {
  const card = (face) => `<li class="card" id="${escapeHtml(face.id)}"><h2>${escapeHtml(face.name)}</h2><p class="soft">${escapeHtml([face.label, face.copies > 1 ? `${face.copies} copies` : ''].filter(Boolean).join(' · '))}</p>${face.text ? `<p>${escapeHtml(face.text)}</p>` : ''}${face.numbers.length > 0 ? `<dl>${face.numbers.map((number) => `<div><dt>${escapeHtml(number.name)}</dt><dd>${escapeHtml(number.value)}</dd></div>`).join('')}</dl>` : ''}</li>`
  const links = `<p class="links"><a class="play" href="../?/cards/${game.id}">See them as they are played</a> <a href="../rules/${game.id}.html">Rules</a></p>`
  return `<h1>The cards of ${escapeHtml(game.title)}</h1>${links}<ul class="cards">${readResponse(`${game.id}-cards`).map(card).join('')}</ul>`
}

for (const game of games) {
  page('rules', game.id, `Rules of ${game.title}`, rules(game))
  page('cards', game.id, `Cards of ${game.title}`, cards(game))
}
const colors = readFileSync(join(root, 'web/src/theme/colors.css'), 'utf8')
writeFileSync(join(out, 'pages.css'), `${colors}\n${readFileSync(new URL('pages.css', import.meta.url), 'utf8')}`)
