import type { Trait } from '../format.ts'

export const helpful: Trait = {
  id: 'helpful',
  keys: [
    'helpful', 'help', 'helper', 'supportive', 'cooperat', 'service', 'useful', 'dependable', 'considerate helper',
    'good helper', 'likes to help'
  ],
  marks: [
    'help', 'helped', 'helpful', 'helping', 'helper'
  ],
  habit: [
    { text: 'was so helpful that the shopping came in by itself, or nearly', needs: ['hands'] },
    'helped neighbours, beetles and a bus driver who was lost',
    'liked helping better than watching, and watching better than not',
    'had an eye for where a helper was wanted'
  ],
  stance: [
    '{S} was glad to help, and asked for nothing back.',
    'It was just the sort of helpful thing that {S} would do.',
    { text: 'Helping made {S} about a finger’s width taller.', needs: ['hands'] },
    'Before anyone had thought of it, {S} had already helped.'
  ],
  rest: [
    '{S} had helped all day, and now the pillow helped {S}.',
    'Helpful to the last, {S} pulled the blanket straight.',
    'There was nobody left to help, and {S} shut both eyes.',
    'It had been a long day for such a helper, and {S} was glad of the pillow.'
  ]
}
