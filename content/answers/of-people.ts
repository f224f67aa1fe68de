import type { KnownAnswer } from './known-answer.ts'

/** Of another creature something else is true: “do ants have hearts”, “why do dogs yawn”. */
const CREATURES = 'animal|ant|bat|bear|bee|bird|butterfly|butterflies|camel|cat|caterpillar|chicken|cow|crab|crocodile|deer|dinosaur|dog|dolphin|dragon|duck|elephant|fish|fly|flies|fox|frog|giraffe|goat|goldfish|guinea|hamster|hedgehog|hen|hippo|horse|insect|jellyfish|kangaroo|kitten|lion|lizard|lobster|mammoth|mermaid|monkey|moose|mouse|mice|octopus|octopuses|owl|parrot|penguin|pig|puppy|rabbit|rat|robot|shark|sheep|sloth|snail|snake|spider|squirrel|starfish|tiger|tortoise|turtle|unicorn|walrus|whale|wolf|wolves|worm|zebra|plant|tree'.split('|')

/** What is asked about oneself: where another creature is named, another question is asked. */
export function ofPeople(rows: readonly KnownAnswer[]): KnownAnswer[] {
  return rows.map((answer) => {
    const asked = answer.asks.split(/[ |/]+/u)
    const others = CREATURES.filter((creature) => !asked.includes(creature))
    return { ...answer, unless: [answer.unless ?? [], others].flat().join('|') }
  })
}
