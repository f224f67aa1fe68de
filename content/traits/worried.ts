import type { Trait } from '../format.ts'

export const worried: Trait = {
  id: 'worried',
  keys: [
    'worried', 'worry', 'anxious', 'nervous', 'scared', 'fearful', 'afraid', 'worrier', 'panick', 'frightened',
    'timorous', 'easily scared', 'tense', 'overthink'
  ],
  marks: [
    'worried', 'worry', 'worries', 'nervous', 'nervously', 'anxious'
  ],
  habit: [
    'was worried about moles, for they see so little',
    { text: 'had a worry for each finger, and looked after them well', needs: ['hands'] },
    'got nervous before parties and was the last to leave',
    { text: 'packed for every outing as an anxious and very wise person would', needs: ['hands'] }
  ],
  stance: [
    '{S} had been worried about it, and had done it all the same.',
    'One worry of {S} turned out to be quite useful just there.',
    'Rather nervously, {S} had got it exactly right.',
    'Afterwards the anxious look came off {S} like a lid.'
  ],
  rest: [
    '{S} put down the worries one by one, and they stayed where they were put.',
    'Nothing needed {S} to be worried about it until the morning.',
    'The last nervous flutter in {S} grew slow, folded its wings, and slept.',
    'Somebody else would watch now, the lamp or the moon, so {S} need not be anxious.'
  ]
}
