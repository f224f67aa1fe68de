import { FIGURES, FIGURE_KINDS } from '#content/figures.ts'
import { FIGURE_PARTS, type Figure } from '#content/figures/figure.ts'
import type { Scene, ScenePlot } from '#content/format.ts'
import { namesOfFigure } from './figure-names.ts'
import { namesHarm } from './joy-rules.ts'
import { tellsOfNeed } from './need-beside.ts'
import type { Reading } from './reading.ts'

const SIGNS = FIGURES.map((figure) => ({ figure, sign: namesOfFigure(figure) }))

type Told = Pick<Figure, (typeof FIGURE_PARTS)[number]>

/** What is told of the figure that a wish names, or else of its kind; null where it names none, and on a night for a sorrow. */
export function figureOf({ brand, theme, wish }: Pick<Reading, 'brand' | 'theme' | 'wish'>): Told | null {
  if (brand === null || theme.kind === 'comfort' || wish.isQuestion) return null
  if (namesHarm(brand.rest) || tellsOfNeed(brand.rest)) return null
  return SIGNS.find(({ sign }) => sign.test(brand.name))?.figure ?? FIGURE_KINDS[brand.concept] ?? null
}

/**
 * A story with what a child loves about the figure that was wished for: what one wears to be it is told in any night, the
 * rest as there is room, each where the story leaves room for a scene anyway. A quiet one and one that is played outside,
 * where there are no towels, stay as they are.
 */
export function withFigure(plot: ScenePlot, reading: Reading): ScenePlot {
  const figure = figureOf(reading)
  if (figure === null || plot.comfort === true || plot.out === true || plot.away === true) return plot
  const [first = null, ...more] = scenesOf(figure)
  const gaps = plot.scenes.flatMap(({ act, spare }, at) => (act === 'way' && spare !== undefined ? [at] : []))
  if (first === null || gaps.length < more.length + 1) return plot
  const placed = new Map([first, ...more].map((scene, at) => [gaps[at], scene] as const))
  return {
    ...plot,
    scenes: plot.scenes.flatMap((scene, at) => {
      const figured = placed.get(at)
      return figured === undefined ? [scene] : [figured, scene]
    })
  }
}

/** Before a plot’s own spare scenes, for they are why it was wished for. */
function scenesOf(figure: Told): Scene[] {
  return FIGURE_PARTS.flatMap((part): Scene[] => {
    const text = figure[part]
    if (text === undefined) return []
    const scene: Scene = { id: `figure-${part}`, act: 'way', A: 'partner', steps: [{ both: [text] }] }
    return [part === 'wears' ? scene : { ...scene, spare: (FIGURE_PARTS.indexOf(part) + 1) / 10 }]
  })
}
