/** Work that a wish knows only by its verb: how it is played at home. THING is what it is done to, BARE that without its article. */
export interface JobVerb {
  verbs: readonly string[]
  /** Whether it can be said without a thing. */
  alone?: true
  sound: string
  does: string
  move: string
  part: string
  where: string
  guess: string
  wants: string
  stand: string
}

export const JOB_VERBS: readonly JobVerb[] = [
  { verbs: ['drives', 'steers', 'rides'], sound: 'hold tight', does: 'drove THING up the street and back again', move: 'turned a big flat wheel with both hands and looked in the mirror', part: 'the big wheel', where: 'out on the road, before anybody’s up', guess: 'It knows the way by itself, you only have to sit in it', wants: 'a clear road and a flask of tea', stand: 'a tray to turn' },
  { verbs: ['empties', 'collects', 'takes', 'picks'], sound: 'mind your backs', does: 'came for THING and took it all along', move: 'pulled something heavy along the floor and tipped it up', part: 'the thick gloves', where: 'in the street, when it’s still half dark', guess: 'They get to keep the best bits', wants: 'a wave from a window', stand: 'two oven gloves' },
  { verbs: ['paints', 'draws'], sound: 'wet paint', does: 'painted THING as straight as a ruler', move: 'walked slowly backwards and painted a long stripe in the air', part: 'the wide brush', where: 'wherever it’s still bare', guess: 'There’s one big ruler that nobody’s allowed to borrow', wants: 'an hour without rain', stand: 'a washing-up brush' },
  { verbs: ['mends', 'fixes', 'repairs', 'tests', 'checks', 'inspects', 'services'], sound: 'let’s have a look', does: 'looked at THING from below and put it right', move: 'bent down, tapped on something twice and listened', part: 'the heavy toolbox', where: 'wherever something’s stopped', guess: 'They only tap on it, and then it’s frightened and works', wants: 'somebody to hold the torch', stand: 'a lunch box with three spoons in it' },
  { verbs: ['cleans', 'washes', 'sweeps', 'wipes', 'hoovers', 'polishes', 'clears'], sound: 'swish', does: 'went over THING until it shone', move: 'swept the floor with two long arms and stopped to look', part: 'the big broom', where: 'where everybody’s just been', guess: 'All the dust goes on holiday with them', wants: 'five minutes on a bench', stand: 'a ruler with a sock on it' },
  { verbs: ['cuts', 'trims', 'mows', 'prunes'], sound: 'keep quite still', does: 'cut THING to just the right length', move: 'snipped with two fingers and stepped back to look', part: 'the comb', where: 'where it’s got too long', guess: 'Whatever’s cut off goes to somebody who hasn’t got any', wants: 'someone who sits still', stand: 'two fingers and a fork for a comb' },
  { verbs: ['sells', 'serves'], sound: 'who’s next', does: 'handed THING over the counter with both hands', move: 'leaned over a counter and handed something across', part: 'the little till', where: 'behind the counter', guess: 'They eat all that’s left over, in the dark', wants: 'the right change', stand: 'an egg box with buttons in it' },
  { verbs: ['makes', 'bakes', 'builds', 'cooks', 'sews', 'knits'], sound: 'nearly done', does: 'made THING, one after the other, each like the last', move: 'rolled up both sleeves and worked something with flat hands', part: 'the long apron', where: 'where it smells of work', guess: 'Each one is a bit of the one before', wants: 'a stool, for the end of the day', stand: 'a tea towel with a string' },
  { verbs: ['delivers', 'brings', 'carries', 'posts', 'pushes'], sound: 'here we are', does: 'brought THING to the right door', move: 'carried something with both arms and rang with an elbow', part: 'the big bag', where: 'at the door, before anybody’s dressed', guess: 'They know what’s in it by the rattle', wants: 'a gate that shuts by itself', stand: 'a cushion cover with a pan in it' },
  { verbs: ['counts', 'reads', 'looks', 'watches', 'guards', 'checks', 'stamps', 'takes'], sound: 'one moment, please', does: 'looked at THING and wrote it all down', move: 'looked very closely and ticked something off', part: 'the clipboard', where: 'where everybody goes past', guess: 'They have one eye for each side', wants: 'a pencil that stays behind the ear', stand: 'a breadboard and a spoon' },
  { verbs: ['feeds', 'walks', 'minds', 'helps', 'cares'], sound: 'there, there', does: 'went from one to the next, and had something for each', move: 'held out one flat hand and made a soft noise', part: 'the bucket', where: 'where somebody’s waiting already', guess: 'They can talk to them when nobody’s there', wants: 'a dry pair of boots', stand: 'a bowl with raisins in it' },
  { verbs: ['puts', 'hangs', 'lays', 'lights', 'turns', 'switches', 'opens', 'shuts', 'closes', 'locks', 'rings', 'raises', 'changes', 'works', 'controls'], sound: 'off we go', does: 'saw to THING, always at the same minute', move: 'looked at a clock, nodded and pulled something down', part: 'the big key', where: 'out there, at all hours', guess: 'There’s one big switch, and they’re the only one who can reach it', wants: 'a chair with a back', stand: 'a wooden spoon' },
  { verbs: ['flies', 'tows', 'pulls', 'lifts', 'digs', 'climbs', 'cuts'], sound: 'stand back', does: 'moved THING by a little, and then by a little more', move: 'leaned back and pulled with all that there was', part: 'the long rope', where: 'outside, in any weather', guess: 'They had a lot of porridge when they were small', wants: 'no wind', stand: 'the belt of a dressing gown' }
]
