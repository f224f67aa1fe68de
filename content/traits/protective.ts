import type { Trait } from '../format.ts'

export const protective: Trait = {
  id: 'protective',
  keys: [
    'protect', 'protective', 'guardian', 'guard', 'watchful', 'big sister', 'big brother', 'motherly', 'fatherly',
    'nurturing', 'defend', 'vigilant', 'alert'
  ],
  marks: [
    'protective', 'guard', 'guarded', 'watch', 'watched', 'safe'
  ],
  habit: [
    'was protective of small things, such as ants and cousins',
    'kept watch at the window until everybody was home',
    'guarded the last piece of cake for whoever was late',
    { text: 'held on to sleeves, so that all should be safe', needs: ['hands'] }
  ],
  stance: [
    '{S} had watched over it as a hen watches a clutch.',
    'It was done with one protective eye on the smallest, as {S} did everything.',
    'Like a good guard, {S} looked back once to see that all was well.',
    { text: 'Now that everyone was safe, {S} breathed out.', needs: ['breath'] }
  ],
  rest: [
    '{S} counted who was home, and all of them were safe.',
    'Tonight the lamp kept watch, so that {S} did not have to.',
    'The protective heart of {S} beat slower and slower, like a guard going home.',
    'Nothing was left to guard, and {S} let both eyes shut.'
  ]
}
