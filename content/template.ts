/** Authored lines are small templates; `format.ts` describes their syntax. This file reads them, and nothing else. */

export type TemplateNode =
  | { kind: 'text'; text: string }
  | { kind: 'slot'; name: string }
  | { kind: 'choice'; options: TemplateNode[][] }
  | { kind: 'span'; for: 'young' | 'older'; nodes: TemplateNode[] }
  | { kind: 'joiner' }

/** All up to the next mark that may mean something. */
const PLAIN = /[^{}[\]<>|;]+/uy

/** Reads one line; throws a `SyntaxError` that quotes the line when brackets do not match. */
export function parseTemplate(text: string): TemplateNode[] {
  let at = 0

  function fail(what: string): never {
    throw new SyntaxError(`${what} at ${at} in: ${text}`)
  }

  function readNodes(stops: string): TemplateNode[] {
    const nodes: TemplateNode[] = []
    let plain = ''
    function flush() {
      if (plain !== '') nodes.push({ kind: 'text', text: plain })
      plain = ''
    }
    while (at < text.length) {
      PLAIN.lastIndex = at
      const [run = ''] = PLAIN.exec(text) ?? []
      plain += run
      at += run.length
      const char = text.charAt(at)
      if (char === '' || stops.includes(char)) break
      if (text.startsWith(';;', at)) {
        flush()
        nodes.push({ kind: 'joiner' })
        at += 2
      } else if (char === ';') {
        plain += char
        at += 1
      } else if (char === '{') {
        flush()
        const end = text.indexOf('}', at)
        if (end < 0) fail('unclosed {')
        nodes.push({ kind: 'slot', name: text.slice(at + 1, end) })
        at = end + 1
      } else if (char === '[') {
        flush()
        const options: TemplateNode[][] = []
        do {
          at += 1
          options.push(readNodes('|]'))
        } while (text.charAt(at) === '|')
        if (text.charAt(at) !== ']') fail('unclosed [')
        at += 1
        nodes.push({ kind: 'choice', options })
      } else if (text.startsWith('<+', at) || text.startsWith('<-', at)) {
        flush()
        const older = text.charAt(at + 1) === '+'
        at += 2
        const inner = readNodes('>')
        if (text.charAt(at) !== '>') fail('unclosed <')
        at += 1
        nodes.push({ kind: 'span', for: older ? 'older' : 'young', nodes: inner })
      } else {
        fail(`stray ${char}`)
      }
    }
    flush()
    return nodes
  }

  return readNodes('')
}

/** Every slot name in a line, in order, also inside choices and spans. */
export function slotsOf(nodes: TemplateNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'slot') return [node.name]
    if (node.kind === 'choice') return node.options.flatMap(slotsOf)
    if (node.kind === 'span') return slotsOf(node.nodes)
    return []
  })
}
