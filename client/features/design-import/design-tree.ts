import type { DesignNode, DesignPaint } from '#shared/design-file.ts'

/** §9. */
const PREVIEW_LENGTH = 30
/** What one export call may name. */
export const MOST_EXPORTED = 50

/** Every node, parents before their children, in the order of the document. */
export function* allNodes(root: DesignNode): Generator<DesignNode> {
  yield root
  for (const child of root.children ?? []) yield* allNodes(child)
}

/** Whether the export call takes this node: parts of instances have ids that it does not. */
export function canExport(node: DesignNode): boolean {
  return /^\d+[:-]\d+$/.test(node.id) && node.type !== 'DOCUMENT'
}

export interface TextPiece {
  id: string
  name: string
  preview: string
}

/** The written words of a file, each as its first thirty characters (whole ones: an emoji is never cut in half). */
export function textPieces(root: DesignNode): TextPiece[] {
  const pieces: TextPiece[] = []
  for (const { id, name, characters = '' } of allNodes(root))
    if (characters.trim() !== '') pieces.push({ id, name, preview: previewOf(characters) })
  return pieces
}

function previewOf(text: string): string {
  const characters = [...new Intl.Segmenter().segment(text.replaceAll(/\s+/g, ' ').trim())].map(
    ({ segment }) => segment
  )
  return characters.length > PREVIEW_LENGTH
    ? `${characters.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…`
    : characters.join('')
}

export interface UsedColor {
  /** `#RRGGBB`. */
  hex: string
  /** Percent. */
  opacity: number
  uses: number
}

/** The plain colours of fills and strokes, the most used first. */
export function usedColors(root: DesignNode): UsedColor[] {
  const colors = new Map<string, UsedColor>()
  for (const { fills, strokes } of allNodes(root))
    for (const paint of [...fills, ...strokes]) {
      const color = colorOf(paint)
      if (color === null) continue
      const key = `${color.hex} ${color.opacity}`
      const known = colors.get(key)
      if (known === undefined) colors.set(key, { ...color, uses: 1 })
      else known.uses += 1
    }
  return [...colors.values()].toSorted((a, b) => b.uses - a.uses || a.hex.localeCompare(b.hex))
}

function colorOf({ type, visible = true, opacity = 1, color }: DesignPaint): Omit<UsedColor, 'uses'> | null {
  if (type !== 'SOLID' || !visible || color === undefined) return null
  const channel = (value: number) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0')
  return {
    hex: `#${channel(color.r)}${channel(color.g)}${channel(color.b)}`.toUpperCase(),
    opacity: Math.round(Math.min(1, Math.max(0, opacity * (color.a ?? 1))) * 100)
  }
}

/** "375 × 812", or null for what has no size of its own. */
export function sizeOf({ absoluteBoundingBox: box }: DesignNode): string | null {
  return box === null ? null : `${Math.round(box.width)} × ${Math.round(box.height)}`
}
