// Returns the layout faults of a table in this window as an array of sentences. Run in the page by layout_faults.py.
//
// A table has a prompt (.ask, or .prompt if there is none), the player's own hand (.hand outside .top) and a mat (.mat).
(({ smallest, window: least }) => {
    const SLACK = 1
    const found = new Set()
    const wrong = (what, where) => found.add(where ? `${what}: ${where}` : what)
    const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    const round = (value) => Math.round(value * 10) / 10
    const words = (text) => `"${text.trim().replace(/\s+/g, ' ').slice(0, 40)}"`
    const name = (each) => {
        const card = each.closest?.('[data-card]')?.dataset.card
        const own = [each.tagName.toLowerCase(), ...[...each.classList].filter((one) => !one.startsWith('svelte-'))].join('.')
        return `${own}${card ? ` of card ${card}` : ''} ${each.matches?.('.card, .hand, .mat') ? '' : words(each.textContent)}`.trim()
    }
    const overlap = (one, other) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK
    const inside = (one, other, slack) =>
        one.left >= other.left - slack && one.top >= other.top - slack && one.right <= other.right + slack && one.bottom <= other.bottom + slack
    const ancestors = (each) => {
        const all = []
        for (let at = each; at; at = at.parentElement) all.push(at)
        return all
    }

    // Keep visible elements: not hidden, not transparent, and not only for screen readers.
    const styles = new Map()
    const style = (each) => styles.get(each) ?? styles.set(each, getComputedStyle(each)).get(each)
    const spoken = (each) => ancestors(each).some((one) => style(one).clipPath === 'inset(50%)' || style(one).opacity === '0')
    const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && !spoken(each)

    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    const ground = modal ?? document.body
    const board = modal ? null : document.querySelector('.board')

    const texts = []
    const walk = document.createTreeWalker(ground, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
        const node = walk.currentNode
        const each = node.parentElement
        if (!node.data.trim() || !each || !seen(each)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5)
        if (rects.length > 0) texts.push({ each, text: node.data, rects })
    }

    // Font sizes as drawn, including scaling and zoom.
    const scale = (each) => {
        if (each instanceof SVGElement) {
            const { a, b, c, d } = each.getScreenCTM()
            return Math.sqrt(Math.abs(a * d - b * c))
        }
        return ancestors(each).reduce((all, one) => {
            const { transform, scale: own } = style(one)
            const m = transform === 'none' ? null : new DOMMatrix(transform)
            const down = own === 'none' ? 1 : Number(own.split(' ')[1] ?? own.split(' ')[0])
            return all * (m ? Math.hypot(m.c, m.d) : 1) * down
        }, each.currentCSSZoom ?? 1)
    }
    const judge = (each, size, text) => {
        const real = parseFloat(size) * scale(each)
        if (real < smallest - 0.05) wrong(`text of ${round(real)} px`, `${words(text)} in ${name(each)}`)
    }
    for (const { each, text } of texts) judge(each, style(each).fontSize, text)
    for (const each of ground.querySelectorAll('*')) {
        if (each.matches('input, select, textarea') && seen(each)) judge(each, style(each).fontSize, each.value || each.placeholder || '?')
        for (const which of ['::before', '::after']) {
            const { content, fontSize } = getComputedStyle(each, which)
            const written = /^"(.*)"$/.exec(content)?.[1] ?? ''
            if (/[\p{L}\p{N}]/u.test(written) && seen(each)) judge(each, fontSize, written)
        }
    }

    // Nothing is cut off, neither with an ellipsis nor at an edge that cannot be scrolled.
    const scrolls = (value) => value === 'auto' || value === 'scroll'
    for (const each of ground.querySelectorAll('*')) {
        const { textOverflow, webkitLineClamp } = style(each)
        if (textOverflow === 'ellipsis' && each.scrollWidth > each.clientWidth && seen(each)) wrong('cut off with dots', name(each))
        if (webkitLineClamp !== 'none' && each.scrollHeight > each.clientHeight + SLACK && seen(each)) wrong('cut off with dots', name(each))
    }
    const edges = (each) => {
        const all = []
        // Content that can be scrolled into view is not cut off by outer elements either.
        let [across, down] = [true, true]
        for (const one of ancestors(each)) {
            const { overflowX, overflowY, position } = style(one)
            if (one !== document.body && one !== document.documentElement && (overflowX !== 'visible' || overflowY !== 'visible')) {
                across &&= !scrolls(overflowX)
                down &&= !scrolls(overflowY)
                all.push({ one, rect: one.getBoundingClientRect(), across, down })
            }
            if (position === 'fixed') break
        }
        return all
    }
    for (const { each, text, rects } of texts) {
        const high = parseFloat(style(each).fontSize) * 0.3
        for (const { rect: edge, across, down } of edges(each)) {
            for (const rect of rects) {
                const beside = across && (rect.left < edge.left - 2 || rect.right > edge.right + 2)
                const beyond = down && (rect.top < edge.top - high || rect.bottom > edge.bottom + high)
                if (beside || beyond) wrong('cut off at an edge', `${words(text)} in ${name(each)}`)
            }
        }
    }

    // The page fits the window, and scrolling areas are not too small.
    const root = document.documentElement
    const [over, below] = [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight]
    if (board && over > 0) wrong(`the page is ${over} px too wide`)
    if (board && below > 0) wrong(`the page is ${below} px too high`)
    for (const each of ground.querySelectorAll('*')) {
        const { overflowX, overflowY } = style(each)
        if (scrolls(overflowY) && each.scrollHeight > each.clientHeight + SLACK && each.clientHeight < least && seen(each)) {
            wrong(`a window of ${each.clientHeight} px onto ${each.scrollHeight}`, name(each))
        }
        if (board?.contains(each) && scrolls(overflowX) && each.scrollWidth > each.clientWidth + SLACK && seen(each)) {
            wrong(`${each.scrollWidth - each.clientWidth} px to scroll sideways`, name(each))
        }
    }
    if (modal && !inside(modal.getBoundingClientRect(), page, SLACK)) wrong('a dialog leaves the window', name(modal))
    if (!board) return [...found]

    // Prompt, hand and mat are in view and do not overlap.
    const asks = [...board.querySelectorAll('.ask')]
    const question = asks.length > 0 ? asks : [...board.querySelectorAll('.prompt')]
    const hand = [...board.querySelectorAll('.hand')].filter((each) => !each.closest('.top'))
    const mats = [...board.querySelectorAll('.mat')].filter(seen).map((each) => ({ each, rects: [each.getBoundingClientRect()] }))
    const within = (areas, each) => areas.some((area) => area.contains(each))
    const buttons = [...board.querySelectorAll('button, a[href]')].filter((each) => seen(each) && each.getClientRects().length > 0)
    const asked = [
        ...texts.filter(({ each }) => within(question, each)),
        ...buttons.filter((each) => within(question, each)).map((each) => ({ each, rects: [each.getBoundingClientRect()] })),
    ]
    const cards = hand
        .flatMap((each) => [...each.querySelectorAll('[data-key]')])
        .filter(seen)
        .map((each) => ({ each, rects: [each.getBoundingClientRect()] }))
    if (asked.length === 0) wrong('there is no question')
    if (mats.length === 0) wrong('there is no mat')
    // Corners of rotated cards may reach slightly over an edge.
    for (const [what, all, slack] of [['question', asked, SLACK], ['hand', cards, 3], ['mat', mats, SLACK]]) {
        for (const { each, rects } of all) {
            for (const rect of rects) {
                if (!inside(rect, page, slack)) wrong(`the ${what} is out of sight`, `${name(each)} at ${round(rect.left)}, ${round(rect.top)} to ${round(rect.right)}, ${round(rect.bottom)}`)
                else if (edges(each).some(({ one, rect: edge }) => one !== each && !each.contains(one) && !inside(rect, edge, Math.max(slack, 2)) && board.contains(one) && what !== 'mat')) {
                    wrong(`the ${what} is cut off`, name(each))
                }
            }
        }
    }
    const meet = (what, ones, other, others) => {
        for (const one of ones) {
            for (const two of others) {
                if (one.rects.some((rect) => two.rects.some((rect2) => overlap(rect, rect2)))) wrong(`${what} and ${other} overlap`, `${name(one.each)}, ${name(two.each)}`)
            }
        }
    }
    meet('question', asked, 'hand', cards)
    // The mat has a frame.
    const framed = mats.map(({ each, rects: [{ left, top, right, bottom }] }) => ({ each, rects: [{ left: left - 6, top: top - 6, right: right + 6, bottom: bottom + 6 }] }))
    meet('question', asked, 'mat', framed)
    meet('hand', cards, 'mat', framed)

    const scrolledAway = (each, rect) => edges(each).some(({ rect: edge, across, down }) => (!across || !down) && !inside(rect, edge, SLACK))
    // Content of the mat stays inside it. Its upper edge may have a label.
    for (const { each, rects: [mat] } of mats) {
        const lies = [
            ...texts.filter((text) => each.contains(text.each)),
            ...[...each.querySelectorAll('[data-key]')].filter(seen).map((card) => ({ each: card, rects: [card.getBoundingClientRect()] })),
        ]
        for (const thing of lies) {
            const over = (rect) => rect.left < mat.left - 2 || rect.right > mat.right + 2 || rect.bottom > mat.bottom + 2
            if (thing.rects.some((rect) => over(rect) && !scrolledAway(thing.each, rect))) wrong('leaves the mat', name(thing.each))
        }
    }

    // Nothing covers text or buttons. Elements without pointer events also cover, so they get pointer events during the check.
    const solid = new CSSStyleSheet()
    solid.replaceSync('* { pointer-events: auto !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, solid]
    const related = (hit, each) => hit === null || hit.contains(each) || each.contains(hit)
    const points = (rect, steps) => steps.flatMap((y) => steps.map((x) => [rect.left + rect.width * x, rect.top + rect.height * y]))
    const hits = (rect, steps) =>
        points(rect, steps)
            .filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight)
            .map(([x, y]) => document.elementFromPoint(x, y))
    for (const { each, text, rects } of texts) {
        // Cards may overlap cards, and marks may overlap both.
        if (!board.contains(each) || each.closest('.card')) continue
        for (const rect of rects) {
            if (scrolledAway(each, rect)) continue
            if (!inside(rect, page, 2)) wrong('out of sight', `${words(text)} in ${name(each)}`)
            const over = hits(rect, [0.15, 0.5, 0.85]).find((hit) => !related(hit, each))
            if (over) wrong('something lies over text', `${name(over)} over ${words(text)} in ${name(each)}`)
        }
    }
    for (const each of buttons) {
        const rect = each.getBoundingClientRect()
        if (scrolledAway(each, rect) || (each.matches('[data-key]') && !within(hand, each) && !each.matches('[data-move]'))) continue
        if (!inside(rect, page, 3)) wrong('a button is out of sight', name(each))
        // Cards of one zone may overlap, as in a hand.
        const place = each.matches('[data-key]') ? (hand.find((one) => one.contains(each)) ?? each.closest('[data-zone]')) : null
        const all = hits(rect, [0.1, 0.3, 0.5, 0.7, 0.9])
        const over = all.find((hit) => !related(hit, each) && !place?.contains(hit))
        if (over) wrong('something lies over a button', `${name(over)} over ${name(each)}`)
        // A part of each card must stay visible.
        if (place && all.filter((hit) => each.contains(hit)).length < 5) wrong('a card is hidden', name(each))
    }
    const missing = document.body.innerText.match(/.*(?:\bundefined\b|\bNaN\b|\[object ).*/)
    if (missing) wrong('a value is missing', words(missing[0]))
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== solid)
    return [...found]
})
