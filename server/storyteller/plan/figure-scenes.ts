import { FIGURES, FIGURE_KINDS } from '#content/figures.ts'
import { FIGURE_PARTS, type Figure } from '#content/figures/figure.ts'
import type { Scene, ScenePlot } from '#content/format.ts'
import { namesOfFigure } from '../message/figure-names.ts'
import { namesHarm } from '../sorrow/joy-rules.ts'
import { tellsOfNeed } from '../sorrow/need-beside.ts'
import { tokensOf } from '../text-measures.ts'
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
  if (figure === null || isTaleOfFigure(plot, reading)) return plot
  if (plot.comfort === true || plot.out === true || plot.away === true) return plot
  const [first = null, ...more] = scenesOf(
    figure,
    new Set(tokensOf(reading.brand?.rest ?? '').filter((word) => word.length > MANY_LETTERS))
  )
  const gaps = gapsIn(plot)
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

/** A tale that was written for the figure itself is all of it: in the city of bricks no member puts on a yellow tabard. */
export function isTaleOfFigure({ isTale, wishes }: ScenePlot, { brand }: Pick<Reading, 'brand'>): boolean {
  return isTale === true && brand !== null && wishes?.some(brand.isSame) === true
}

/** Whether a figure can be played in it: where there are towels, and room for all that may be told. */
export function holdsFigure(plot: ScenePlot): boolean {
  const { comfort, out, away } = plot
  return comfort !== true && out !== true && away !== true && gapsIn(plot).length >= FIGURE_PARTS.length
}

/** The places of scenes before which the story leaves room for another. */
function gapsIn({ scenes }: ScenePlot): number[] {
  return scenes.flatMap(({ act, spare }, at) => (act === 'way' && spare !== undefined ? [at] : []))
}

/** A word of fewer letters stands in any paragraph. */
const MANY_LETTERS = 3

/**
 * Before a plot’s own spare scenes, for they are why it was wished for. One of them is always told: what says a word of the
 * wish itself (the laddoos), or else what one wears.
 */
function scenesOf(figure: Told, wished: ReadonlySet<string>): Scene[] {
  const said = FIGURE_PARTS.filter((part) => tokensOf(figure[part] ?? '').some((word) => wished.has(word)))
  const parts = [...said, ...FIGURE_PARTS.filter((part) => !said.includes(part))]
  return parts
    .flatMap((part): [(typeof FIGURE_PARTS)[number], string][] =>
      figure[part] === undefined ? [] : [[part, figure[part]]]
    )
    .map(([part, text], at): Scene => {
      const scene: Scene = { id: `figure-${part}`, act: 'way', A: 'partner', steps: [{ both: [text] }] }
      return at === 0 ? scene : { ...scene, spare: at / 10 }
    })
}
