import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cardSelection } from '../src/components/card_selection.svelte'
import { preferences } from '../src/theme/preferences.svelte'

const page = vi.hoisted(() => {
  const page = { activeElement: null as unknown, body: {} }
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', page)
  return page
})

const run = vi.fn()
const action = (text: string) => ({ text, run: () => run(text) })
const played = () => run.mock.calls.map(([text]) => text)

beforeEach(() => {
  run.mockClear()
  cardSelection.clear()
  preferences.oneTapPlays = false
  page.activeElement = page.body
})

describe('the selected card', () => {
  it('is played by a second click, and not by a click on another card', () => {
    cardSelection.choose('a', () => [action('a')])
    cardSelection.choose('b', () => [action('b')])
    expect(played()).toEqual([])
    expect(cardSelection.key).toBe('b')
    cardSelection.choose('b', () => [action('b')])
    expect(played()).toEqual(['b'])
    expect(cardSelection.key).toBe('')
  })

  it('is put down by a second click if it has several moves', () => {
    const both = () => [action('a'), action('b')]
    cardSelection.choose('a', both)
    expect(cardSelection.actions).toHaveLength(2)
    expect(cardSelection.confirmByKey()).toBe(false)
    cardSelection.choose('a', both)
    expect([cardSelection.key, ...played()]).toEqual([''])
  })

  it('is played by Enter unless the focus has moved', () => {
    cardSelection.choose('a', () => [action('a')])
    page.activeElement = {}
    expect(cardSelection.confirmByKey()).toBe(false)
    page.activeElement = page.body
    expect(cardSelection.confirmByKey()).toBe(true)
    expect(played()).toEqual(['a'])
  })

  it('has no effect once its moves are gone', () => {
    let actions = [action('a')]
    cardSelection.choose('a', () => actions)
    actions = []
    expect([cardSelection.key, cardSelection.confirmByKey()]).toEqual(['', false])
  })

  it('is skipped if one tap plays, but not if there is a choice', () => {
    preferences.oneTapPlays = true
    cardSelection.choose('a', () => [action('a')])
    cardSelection.choose('b', () => [action('b'), action('c')])
    expect([cardSelection.key, ...played()]).toEqual(['b', 'a'])
  })
})
