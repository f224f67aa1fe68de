import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { person } from '#tests/support/requested-character.ts'
import type { StoryBrief, StorytellerEvent } from '../storyteller.ts'
import type { LanguageModel, ModelEnd } from './language-model.ts'
import { createModelStoryteller } from './model-storyteller.ts'

// Counted in turns of the loop and not in milliseconds: a machine that is busy takes longer over a turn, not more of them.

const REQUEST: StoryBrief = {
  characters: [person('Hana', 6, 'daughter', { hobbies: ['drawing'] })],
  theme: 'a snail',
  duration: 'short',
  culture: 'western',
  interests: []
}
const END: ModelEnd = { finish: 'stop', reason: '', usage: { input: 1, output: 1 } }

/** A model that says its outline piece by piece, and is told when each piece is asked for. */
function modelOf(pieces: (outline: string[]) => string[], onPiece: (at: number) => void): LanguageModel {
  return {
    label: 'little at home',
    host: 'home',
    isNear: true,
    async *write({ message }) {
      const json = /<card-[0-9a-f]+>\n([\s\S]*)\n<\/card-/.exec(message)?.[1] ?? ''
      const { outline }: { outline: string[] } = JSON.parse(json)
      for (const [at, piece] of pieces(outline).entries()) {
        await turn()
        onPiece(at)
        yield piece
      }
      return END
    }
  }
}

async function told(model: LanguageModel, onEvent: (event: StorytellerEvent) => void): Promise<void> {
  const storyteller = createModelStoryteller({ model, isShielded: false })
  for await (const event of storyteller.write(REQUEST, { seed: 'turns', history: [] })) onEvent(event)
}

test('each paragraph is handed on in the turn of the loop that completed it, before the model is asked for more', async () => {
  let [turns, isOver] = [0, false]
  const counting = (async () => {
    while (!isOver) {
      await turn()
      turns += 1
    }
  })()
  const completed: number[] = []
  const handed: number[] = []
  let said = 0
  const model = modelOf(
    (outline) => outline.flatMap((text) => [text.slice(0, 40), `${text.slice(40)}\n\n`]),
    (at) => {
      if (at % 2 === 1) {
        completed.push(turns)
        said += 1
      }
    }
  )
  const saidThen: number[] = []
  try {
    await told(model, (event) => {
      if (event.type !== 'paragraph' || handed.length > 0) return
      saidThen.push(said)
      handed.push(turns)
    })
  } finally {
    isOver = true
    await counting
  }
  expect(saidThen, 'no second paragraph was asked for').toEqual([1])
  expect(handed).toEqual(completed.slice(0, 1))
})

test('of a paragraph that is not complete no word is handed on', async () => {
  const heard: string[] = []
  let before: number | null = null
  const model = modelOf(
    (outline) => [...outline.slice(0, 1).map((text) => text.slice(0, -10)), outline[0]?.slice(-10) ?? '', '\n\n'],
    (at) => {
      if (at === 2) before ??= heard.length
    }
  )
  await told(model, (event) => event.type === 'paragraph' && heard.push(event.text))
  expect(before).toBe(0)
})
