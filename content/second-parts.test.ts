import { expect, test } from 'vitest'

import { lineText, linesOf } from './line-lint.ts'
import { universalPlots } from './wish-plots/universal.ts'

/** In a household of two the elder, the child and “other” is the one who has been beside the hero all evening. */
test('whoever may be the partner does not come in from elsewhere, nor hear it from another room', () => {
  const strangers = universalPlots.flatMap((plot) =>
    plot.scenes
      .filter(({ S }) => S === 'other' || S === 'elder' || S === 'child')
      .flatMap(({ id, steps }) =>
        steps.flatMap((step) => linesOf(step).map((line) => `${plot.id} ${id}: ${lineText(line)}`))
      )
      .filter((line) => /\{S\}[^.“”]* (?:had heard all that from|had come up behind|stood in the queue)/u.test(line))
  )
  expect(strangers).toEqual([])
})
