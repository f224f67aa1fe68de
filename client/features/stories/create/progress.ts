/** §4 "Story creation": a step every 800 ms, and never past 95 before the answer. */
export const TICK_MS = 800
const CAP = 95

/** The next value of the bar. Its steps are random, as the specification wants them; what the stream has told is the floor. */
export function nextProgress(shown: number, told: number, random: () => number): number {
  return Math.min(CAP, Math.max(shown + 3 + random() * 9, told))
}

/** §4: what the waiting parent reads. */
export function progressWords(value: number): string {
  if (value < 25) return 'Gathering characters and setting...'
  if (value < 50) return 'Crafting the storyline...'
  if (value < 75) return 'Weaving the adventure...'
  if (value < 90) return 'Adding magical touches...'
  return 'Almost ready!'
}
