import type { DesignFile, DesignNode, DesignPaint } from '#shared/design-file.ts'

/** Deeper than a designer nests; what is below is left out, so that no file overflows a stack, here or on the page. */
const MOST_DEPTH = 200
const MOST_NODES = 50_000
/** Thirty characters of each are shown. */
const MOST_CHARACTERS = 500

/** What the contract has of a file, as JSON text. @throws when it is no file */
export function trimDesignFile(text: string): string {
  const file: unknown = JSON.parse(text)
  const room = { left: MOST_NODES }
  const document = trimNode(at(file, 'document'), 0, room)
  if (document === null) throw new Error('This is not a design file')
  const trimmed: DesignFile = {
    name: textAt(file, 'name') ?? '',
    lastModified: textAt(file, 'lastModified') ?? '',
    document,
    components: trimComponents(at(file, 'components'))
  }
  return JSON.stringify(trimmed)
}

function trimNode(node: unknown, depth: number, room: { left: number }): DesignNode | null {
  const id = textAt(node, 'id')
  const type = textAt(node, 'type')
  if (id === null || type === null || depth > MOST_DEPTH || room.left-- <= 0) return null
  const characters = textAt(node, 'characters')
  const children = at(node, 'children')
  const box = at(node, 'absoluteBoundingBox')
  const [width, height] = [at(box, 'width'), at(box, 'height')]
  return {
    id,
    name: textAt(node, 'name') ?? '',
    type,
    ...(characters === null ? {} : { characters: characters.slice(0, MOST_CHARACTERS) }),
    ...(Array.isArray(children)
      ? { children: children.flatMap((child: unknown) => trimNode(child, depth + 1, room) ?? []) }
      : {}),
    fills: trimPaints(at(node, 'fills')),
    strokes: trimPaints(at(node, 'strokes')),
    absoluteBoundingBox: typeof width === 'number' && typeof height === 'number' ? { width, height } : null
  }
}

function trimPaints(paints: unknown): DesignPaint[] {
  if (!Array.isArray(paints)) return []
  return paints.flatMap((paint: unknown) => {
    const type = textAt(paint, 'type')
    if (type === null) return []
    const [visible, opacity, color] = [at(paint, 'visible'), at(paint, 'opacity'), trimColor(at(paint, 'color'))]
    return {
      type,
      ...(typeof visible === 'boolean' ? { visible } : {}),
      ...(typeof opacity === 'number' ? { opacity } : {}),
      ...(color === null ? {} : { color })
    }
  })
}

function trimColor(color: unknown): DesignPaint['color'] | null {
  const [r, g, b, a] = [at(color, 'r'), at(color, 'g'), at(color, 'b'), at(color, 'a')]
  if (typeof r !== 'number' || typeof g !== 'number' || typeof b !== 'number') return null
  return { r, g, b, ...(typeof a === 'number' ? { a } : {}) }
}

function trimComponents(components: unknown): DesignFile['components'] {
  if (typeof components !== 'object' || components === null) return {}
  return Object.fromEntries(
    Object.entries(components).map(([id, one]: [string, unknown]) => [
      id,
      { name: textAt(one, 'name') ?? '', description: textAt(one, 'description') ?? '' }
    ])
  )
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined
}

function textAt(value: unknown, key: string): string | null {
  const found = at(value, key)
  return typeof found === 'string' ? found : null
}
