import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { wordsOfPlot } from './words-of-plot.ts'

const WISHES: ReadonlySet<string> = new Set(['id', 'wishes'])

test.each(storyLibrary.scenePlots.slice(0, 1))(
  'the words of $id are those of its wishes too, unless they are left out',
  (own) => {
    const plot = { ...own, wishes: ['Xylophones'] }
    expect(wordsOfPlot(plot)).toContain('xylophones')
    const told = wordsOfPlot(plot, WISHES)
    expect(told).not.toContain('xylophones')
    expect(told).toContain('the')
    expect(wordsOfPlot(plot)).toContain('xylophones')
  }
)
