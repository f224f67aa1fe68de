import { acacia, agave, broadTree, flats, house, palm, pine, roundTree, type Flora, type SceneMotif } from './motifs.ts'

const f = (n: number) => n.toFixed(1)

interface Standing {
  W: number
  line: (x: number) => number
  unit: number
  color: string
  glow: string
  random: () => number
  /** What grows there instead of pines and round trees. */
  flora: Flora | undefined
  /** From where to where nothing may stand. */
  clear: readonly [number, number] | undefined
}

const TREES: Record<Flora, typeof pine> = { pine, broad: broadTree, acacia, palm, agave }

/** What stands on one layer of hills, as SVG; nothing on layers that are too far away or too near. */
export function drawStanding(
  motif: SceneMotif,
  layer: number,
  { W, line, unit, color, glow, random, flora, clear }: Standing
): string {
  const density = Math.min(1.4, Math.max(0.35, W / 1000))
  const isFree = (x: number) => clear === undefined || x < clear[0] || x > clear[1]
  const scatter = (count: number, draw: (x: number, y: number) => string) => {
    let all = ''
    for (let i = 0; i < Math.max(2, Math.round(count * density)); i++) {
      const x = random() * W
      const tree = draw(x, line(x) + 5)
      if (isFree(x)) all += tree
    }
    return all
  }
  const homes = () =>
    [0.2, 0.265, 0.63, 0.7, 0.86]
      .map((at) => {
        const x = W * (at + (random() - 0.5) * 0.02)
        const drawn = house(x, line(x) + 3, (0.8 + random() * 0.35) * Math.max(unit, 0.62), color, glow)
        return isFree(x) ? drawn : ''
      })
      .join('')

  const grown = flora === undefined ? undefined : TREES[flora]
  const treeOr = (usual: typeof pine) => grown ?? usual

  if (motif === 'village' && layer === 2) return homes()
  if (motif === 'village' && layer === 3)
    return scatter(15, (x, y) =>
      treeOr(random() > 0.35 ? pine : roundTree)(x, y, 44 * (0.7 + random() * 0.6) * unit, color)
    )
  if (motif === 'town' && layer === 2)
    return scatter(9, (x, y) => flats(x, y, (0.75 + random() * 0.4) * Math.max(unit, 0.55), color, glow, random))
  if (motif === 'town' && layer === 3)
    return scatter(8, (x, y) => treeOr(roundTree)(x, y, 46 * (0.7 + random() * 0.5) * unit, color))
  if (motif === 'forest' && layer >= 1)
    // A wood is made of trees, also where agaves grow.
    return scatter(22 + layer * 7, (x, y) =>
      (flora === 'agave' ? roundTree : treeOr(pine))(x, y, (46 + layer * 30) * (0.7 + random() * 0.6) * unit, color)
    )
  if (motif === 'garden' && layer >= 2)
    return scatter(13, (x, y) => {
      const height = (40 + random() * 46 + layer * 8) * unit
      const firefly =
        random() > 0.45
          ? `<circle cx="${f(x + (random() - 0.5) * 16 * unit)}" cy="${f(y - height * 0.6)}" r="${f(1 + 1.7 * unit)}" fill="${glow}" opacity=".85"/>`
          : ''
      return treeOr(roundTree)(x, y, height, color) + firefly
    })
  if (motif === 'plain' && layer >= 2 && layer <= 3)
    return scatter(5, (x, y) => acacia(x, y, (70 + random() * 50) * unit, color))
  if (motif === 'palms' && layer >= 2 && layer <= 3)
    return scatter(7, (x, y) => palm(x, y, (60 + random() * 50) * unit, color))
  // On the far shore, between the dunes, under the rocket: places where nothing else stands.
  if (grown !== undefined && motif === 'ocean' && layer === 0)
    return scatter(7, (x, y) => grown(x, y, (30 + random() * 22) * Math.max(unit, 0.6), color))
  if (grown !== undefined && (motif === 'desert' || motif === 'space') && layer === 2)
    return scatter(6, (x, y) => grown(x, y, (44 + random() * 40) * unit, color))
  if (motif === 'snow' && layer === 2) {
    const x = W * 0.62
    return (
      scatter(12, (at, y) => pine(at, y, (48 + random() * 60) * unit, color)) +
      (isFree(x) ? house(x, line(x) + 3, 1.25 * Math.max(unit, 0.6), color, glow) : '')
    )
  }
  return ''
}
