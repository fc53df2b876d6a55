// Formats messages in one language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { areaOfMessage } from './catalogs'
import { type Argument, type Message, NO_TABLE, type Reader, type SeatRef, type Text } from './text'

const JOIN = 'join-'
const ACCENTS: Record<string, string> = Object.fromEntries([...'AEIOUYaeiouycnsz'].map((letter, index) => [letter, [...'ÅÉÎÖÛÝåéîöûýçñšž'][index]!]))

export class Formatter {
  private readonly bundles = new Map<string, FluentBundle>()
  private readonly fallbacks = new Map<string, FluentBundle>()

  constructor(
    readonly language: string,
    private readonly pseudo = false,
  ) {}

  /** Adds an area's catalog. `english` is used for messages that the language lacks. */
  add(area: string, catalog: string, english = ''): void {
    this.bundles.set(area, bundleOf(this.language, catalog))
    if (english) this.fallbacks.set(area, bundleOf('en', english))
  }

  has(area: string): boolean {
    return this.bundles.has(area)
  }

  format(text: Text, reader: Reader = NO_TABLE): string {
    if (typeof text === 'string') return text
    if (text.msg.startsWith(JOIN)) return this.join(text.msg.slice(JOIN.length), text.args!['items'] as Argument[], reader)
    const values: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(text.args ?? {})) this.addValue(name, value, values, reader)
    return this.lookUp(text, values)
  }

  private lookUp(text: Message, values: Record<string, FluentVariable>): string {
    const area = areaOfMessage(text.msg) ?? ''
    for (const bundle of [this.bundles.get(area), this.fallbacks.get(area)]) {
      const pattern = bundle?.getMessage(text.msg)?.value
      if (!bundle || !pattern) continue
      const errors: Error[] = []
      const formatted = bundle.formatPattern(pattern, values, errors)
      if (errors.length > 0) console.error(`Message ${text.msg}: ${errors[0]!.message}`)
      return this.pseudo ? pseudoText(formatted) : formatted
    }
    if (text.or) return text.or
    console.error(`No catalog has the message '${text.msg}'.`)
    return text.msg
  }

  private addValue(name: string, value: Argument, values: Record<string, FluentVariable>, reader: Reader): void {
    if (Array.isArray(value)) values[`${name}-count`] = value.length
    else if (isSeat(value)) values[`${name}-is`] = value.seat === reader.seat ? 'you' : 'other'
    values[name] = typeof value === 'number' ? value : this.argumentText(value, reader)
  }

  private argumentText(value: Argument, reader: Reader): string {
    if (typeof value === 'number') return this.format({ msg: 'core-number', args: { number: value } })
    if (Array.isArray(value)) return this.join('comma', value, reader)
    return isSeat(value) ? this.seatName(value.seat, reader) : this.format(value, reader)
  }

  private seatName(seat: number, reader: Reader): string {
    if (seat === reader.seat) return this.format({ msg: 'core-you' })
    return reader.names[seat] || this.format({ msg: 'core-seat', args: { number: seat + 1 } })
  }

  private join(style: string, items: readonly Argument[], reader: Reader): string {
    const texts = items.map((item) => this.argumentText(item, reader))
    if (style === 'lines') return texts.join('\n')
    if (style === 'words') return texts.join(this.format({ msg: 'core-word-separator' }))
    if (style === 'sentences') return texts.join(this.format({ msg: 'core-sentence-separator' }))
    const separator = this.format({ msg: 'core-list-separator' })
    if (style === 'comma' || texts.length < 2) return texts.join(separator)
    const args = { first: texts.slice(0, -1).join(separator), last: texts.at(-1)! }
    return this.format({ msg: style === 'and' ? 'core-list-and' : 'core-list-or', args })
  }
}

function bundleOf(language: string, catalog: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(catalog))
  return bundle
}

function isSeat(value: Argument): value is SeatRef {
  return typeof value === 'object' && 'seat' in value
}

function pseudoText(text: string): string {
  const accented = [...text].map((letter) => ACCENTS[letter] ?? letter).join('')
  return `[${accented}${'~'.repeat(Math.floor(text.length / 3))}]`
}
