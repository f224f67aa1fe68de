import type { Figure } from './figures/figure.ts'
import { filmsAndBooks } from './figures/films-and-books.ts'
import { heroes } from './figures/heroes.ts'
import { kinds } from './figures/kinds.ts'
import { littleOnes } from './figures/little-ones.ts'
import { worlds } from './figures/worlds.ts'

/** What a child loves about what another author made up, told wherever it is wished for (`plan/figure-scenes.ts`). */
export const FIGURES: readonly Figure[] = [...heroes, ...littleOnes, ...worlds, ...filmsAndBooks]

/** The same for a whole kind, by what is free of it (`message/brands.ts`), where the figure itself has no entry. */
export const FIGURE_KINDS: Readonly<Record<string, Pick<Figure, 'wears' | 'does' | 'joke' | 'eats' | 'where'>>> = kinds
