import { WHICHEVER_RELATIVE } from '../kinfolk/whoever.ts'

/** How a wish says that it tells of one of the family as a child: `isOfChildhood` hears it in “when he was little”. */
export const ANY_LITTLE = ['childhood']

/** What such a wish says beside it, and every story of then answers. */
export const OF_THEN = [
  ...WHICHEVER_RELATIVE,
  'little', 'small', 'young', 'younger', 'boy', 'girl', 'child', 'kid', 'childhood', 'was', 'were', 'as', 'like', 'a', 'an', 'he', 'she', 'you', 'me', 'your', 'age', 'years', 'year', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'once', 'time', 'back', 'then', 'long', 'ago', 'about', 'from', 'of', 'tell', 'please', 'just', 'still', 'only', 'too', 'used', 'to', 'be', 'remember', 'remembers', 'old', 'days', 'real', 'true'
] // prettier-ignore

/** What hurts, and what another story tells. */
export const NOT_THEN = [
  'ill', 'poorly', 'sick', 'hospital', 'war', 'soldier', 'bomb', 'died', 'dead', 'orphan', 'hungry', 'poor', 'hit', 'hurt', 'smacked', 'beaten', 'bullied', 'alone', 'sad', 'cried', 'crying', 'scared', 'refugee', 'fled', 'prison', 'adopted', 'foster', 'home', 'divorced', 'left', 'moved', 'dog', 'cat', 'turns', 'turned', 'becomes', 'became', 'gets', 'shrinks', 'mouse-sized', 'prince', 'princess', 'superhero', 'famous', 'football', 'fishing', 'pirate', 'dinosaur'
] // prettier-ignore
