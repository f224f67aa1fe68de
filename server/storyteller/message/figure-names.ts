import type { Figure } from '#content/figures/figure.ts'
import { wordPattern } from '../word-pattern.ts'

/** How a figure is typed: “k-pop”, “kpop” and “k pop” are the same name. */
export function namesOfFigure({ names }: Pick<Figure, 'names'>): RegExp {
  const typed = names.map((name) =>
    name.replaceAll(' and ', ' (?:and|&) ').replaceAll(/[ -]/gu, '[- ]?').replaceAll(/['’]/gu, "[’']?")
  )
  return wordPattern(String.raw`(?<![\p{L}\p{N}])(?:${typed.join('|')})(?![\p{L}\p{N}])`, 'iu')
}
