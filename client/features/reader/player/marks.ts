import type { Lit } from '../../listening/timeline.ts'

export interface Marks {
  /**
   * Puts `data-now` on the word that is spoken, `data-said` on its sentence and `data-here` on its paragraph, and takes
   * them from what was lit before. Answers whether the sentence has changed.
   */
  show: (box: HTMLElement, next: Lit | null) => boolean
}

/** Marks on words that are elements with `data-start`, in the order of the story's tokens. */
export function createMarks(): Marks {
  let lit: Lit | null = null
  return {
    show(box, next) {
      const moved = lit?.sentence.from !== next?.sentence.from || lit?.sentence.to !== next?.sentence.to
      if (!moved && lit?.word === next?.word) return false
      const words = box.querySelectorAll<HTMLElement>('[data-start]')
      unmark(box, 'data-now')
      if (next !== null) words[next.word]?.setAttribute('data-now', '')
      if (moved) {
        unmark(box, 'data-said')
        unmark(box, 'data-here')
        if (next !== null) {
          for (let i = next.sentence.from; i < next.sentence.to; i++) words[i]?.setAttribute('data-said', '')
          words[next.word]?.closest('p')?.setAttribute('data-here', '')
        }
      }
      lit = next
      return moved
    }
  }
}

function unmark(box: HTMLElement, name: string): void {
  for (const old of box.querySelectorAll(`[${name}]`)) old.removeAttribute(name)
}
