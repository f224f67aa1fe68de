import type { ThemePack } from '../format.ts'
import { things } from './thing-list.ts'

/** Two who live in castles, each with work of their own. */
export const royalTaleThemes: ThemePack[] = [
  {
    id: 'princesses',
    label: 'a princess',
    keys: ['princess', 'princesses', 'prince', 'princes', 'cinderella', 'rapunzel', 'sleeping beauty', 'snow white', 'the princess and the pea', 'princess and the pea', 'a ball gown', 'tiara', 'royal family', 'princesa', 'princesas', 'príncipe', 'princesse', 'princesses et princes', 'piriniha', 'おひめさま', 'お姫様', '公主', '王子', 'राजकुमारी', 'أميرة', 'أمير', 'binti mfalme', 'ball gown', 'fairy princess'],
    marks: ['princess', 'princesses', 'prince', 'crown', 'tiara', 'ball gown', 'royal', 'curtsey', 'palace', 'throne', 'pea'],
    small: things('a princess with ink on both thumbs | the inky princess', 'a prince who was only allowed the small crown | the small prince'),
    big: things('a princess as tall as a coat stand in her tiara | the tall princess', 'a royal aunt who took up two thrones | the royal aunt'),
    object: things('a tiara with a bite out of it | the bitten tiara', 'a pea on a saucer with a label | the princess’s pea'),
    place: things('a palace with one warm room | the palace with the warm room', 'a ballroom where the princess kept her bicycle | the princess’s ballroom'),
    sound: ['a ball gown, going round a corner', 'a princess, whistling where nobody could hear', 'a royal trumpet, with a hiccup'],
    detail: [
      'Over the back of the throne hung a cardigan, for the palace was draughty.',
      'The princess had a crown on, and under it a pencil.',
      'Twenty mattresses stood by the wall, and on the top one lay a pea.',
      'The ball gown came down the hall first, and the princess some time after.'
    ],
    sleepy: [
      'The crown lay on its cushion, and on the other cushion lay the princess.',
      'Somewhere under it all was a pea, and no one felt it tonight.',
      'In the palace the long room was dark, and only the warm one had a lamp.',
      'The ball gown hung on the door, and curtseyed a little in the draught.'
    ],
    world: {
      sort: 'tale',
      verbs: [
        ['put on the crown', 'put on the crown', 'putting on the crown'],
        ['curtsey to the queen', 'curtseyed to the queen', 'curtseying to the queen'],
        ['wave from the palace balcony', 'waved from the palace balcony', 'waving from the palace balcony'],
        ['dance at the ball', 'danced at the ball', 'dancing at the ball'],
        ['feel the pea through the mattress', 'felt the pea through the mattress', 'feeling the pea through the mattress']
      ],
      facts: [
        'A real princess once drove an army lorry and mended its engine, and later she was queen',
        'A tiara is worn at night, and before six o’clock a princess wears a hat',
        'Real princesses had to learn to ride, to dance and to keep a straight face',
        'In France they say that the first slipper of Cinderella was made of fur',
        'There is a Cinderella in China that is a thousand years old, and a fish helps her',
        'A crown can weigh as much as two bags of flour',
        'Princesses in old pictures are holding dogs because the dogs would not keep still',
        'Palaces were so draughty that beds had curtains'
      ],
      guesses: [
        'A princess has a long dress so that nobody sees the wellingtons',
        'She kissed the frog because it had asked so nicely',
        'The pea was there because supper had been in bed',
        'A tiara is half a crown because the prince got the other half',
        'They live in towers to be nearer to the post'
      ],
      says: ['Your Royal Highness', 'Mind my train', 'Who left a pea in here', 'Pass the tiara', 'One waves like this'],
      props: [
        ['the princess’s train', 'a tablecloth from the shoulders'],
        ['the tiara', 'a hairband with paper clips'],
        ['the throne', 'the armchair on a rug'],
        ['the palace balcony', 'the back of the sofa'],
        ['the pea', 'a pea'],
        ['the glass slipper', 'one slipper, the left']
      ],
      parts: ['the princess', 'the princess’s crown, who was heavy', 'the royal pea', 'the prince, who was better at mending', 'the lady who holds the train', 'the frog at the palace door', 'the queen with the cardigan', 'the royal trumpet'],
      goes: [
        ['{S} put on the tiara and looked over everybody’s head.', 'Like a princess {S} came in, and the tablecloth came in after.'],
        ['From the balcony {S} waved, as if turning a very small tap.', '{S} waved a royal wave, from the wrist.'],
        ['On three cushions {S} lay down and felt for the pea.', '{S} turned over on the royal mattress and said that there was something.'],
        ['At the ball {S} danced until midnight, or seven, and lost a slipper on purpose.', 'Then {S} curtseyed to the throne, and the tiara curtseyed further.']
      ],
      mishaps: [
        {
          problem: ['There were two princesses and one crown.', 'The crown had been put on by two princesses at once, and it fitted neither.'],
          fail: ['{S} said that it was the day for the elder, and it had been yesterday too.', '{S} wore half of it, cheek to cheek, and nobody could turn.'],
          see: ['“One of us could be the queen,” said {A}. “She has the cardigan and tells the crown what to do.”', '“A princess wears it in the palace,” said {A}, “and a princess on a horse has a helmet.”'],
          mend: ['So {S} took the helmet, {A} the crown, and at the corner of the rug they changed.', '{A} was queen for one song, {S} was princess, and then the other way about.'],
          alone: ['{S} put the crown on the throne, to keep the place, and rode out in a helmet.']
        },
        {
          problem: ['The princess had lain down, and there was a lump. It was not the pea.', 'Under the royal mattress lay something that was far too large for a pea.'],
          fail: ['{S} put one more mattress on, and the princess was only higher.', '{S} lay on the other side, and there was a lump there too.'],
          see: ['“Princesses have to look underneath,” said {A}. “Nobody else in the palace dares.”', '“That pea has a handle,” said {A}. “I can see it from here.”'],
          mend: ['{A} lifted the mattress, {S} reached below, and there lay the royal rolling pin.', 'So {S} felt along, {A} held the corner, and out came a rolling pin, and the pea.'],
          alone: ['{S} felt below the mattress, and out came a rolling pin, and the pea.']
        },
        {
          problem: ['The train of the gown was shut in the door, and the princess was stuck.', 'The princess was at the ball, and her gown was still in the hall.'],
          fail: ['{S} pulled like a royal horse, and something went rrr.', '{S} danced where {S} stood, as far as the cloth would go.'],
          see: ['“A train wants somebody behind,” said {A}. “That is why a princess never goes alone.”', '“Open the door again,” said {A}. “I will carry it in like soup.”'],
          mend: ['So {A} opened the door, {S} breathed in, and the gown arrived, and they danced.', '{A} carried the end of it, {S} went in front, and the trumpet did it all once more.'],
          alone: ['{S} opened the door again, gathered up the whole gown in both arms, and danced.']
        }
      ],
      ends: ['The crown lay upside down, with the pea in it.', 'The princess had curtseyed to everybody, and the last one was the pillow.', 'In the palace it was dark, and one cardigan was still warm.']
    }
  },
  {
    id: 'knights',
    label: 'a knight',
    keys: ['knight', 'knights', 'suit of armour', 'armour', 'jousting', 'tournament', 'round table', 'king arthur', 'knights and dragons', 'drawbridge', 'caballero', 'caballeros', 'cavaleiro', 'cavaleiros', 'chevalier', 'chevaliers', 'きし', '骑士', 'योद्धा', 'فارس'],
    marks: ['knight', 'knights', 'armour', 'helmet', 'visor', 'shield', 'squire', 'joust'],
    small: things('a squire who carried everything | the small squire', 'a knight who could not see out | the short knight'),
    big: things('a knight on a horse that was tired of standing | the mounted knight', 'a suit of armour with a draught in it | the draughty armour'),
    object: things('a shield with a pudding painted on it | the pudding shield', 'a helmet with a fern growing out | the ferny helmet'),
    place: things('a round table with a chair for a squire | the knights’ round table', 'a field with flags for a joust | the joust field'),
    sound: ['a knight, sitting down', 'a visor, falling shut in the middle of a word', 'hooves, and something on top that rattled like a drawer of armour'],
    detail: [
      'In the corner stood a suit of armour, and somebody had hung a hat on it.',
      'The squire came behind, with the shield, the lunch and the other shield.',
      'The knight lifted the visor to sneeze, and it came down on the second one.',
      'On each shield was a beast, and on one it was a hedgehog, asleep.'
    ],
    sleepy: [
      'The armour stood by itself, and its hands were empty.',
      'Under the round table lay two dogs and a knight.',
      'With the helmet for a pillow the squire slept, and it rang when he turned over.',
      'All the visors were down, and from behind each there came a snore of tin from a knight.'
    ],
    world: {
      sort: 'tale',
      verbs: [
        ['put on the armour', 'put on the armour', 'putting on the armour'],
        ['carry the shield', 'carried the shield', 'carrying the shield'],
        ['lift the visor', 'lifted the visor', 'lifting the visor'],
        ['bow to the other knight', 'bowed to the other knight', 'bowing to the other knight'],
        ['sit at the round table', 'sat at the round table', 'sitting at the round table']
      ],
      facts: [
        'A suit of armour weighs about as much as a seven-year-old, and one could turn cartwheels in it',
        'A boy was a page at seven and a squire at fourteen, before he was a knight',
        'Knights painted signs on their shields because nobody could see their faces',
        'A table is round so that nobody sits at the top',
        'It took a squire half an hour to dress a knight',
        'In the margins of old books knights are shown who run away from snails',
        'To salute may come from lifting the visor',
        'Horses had armour too, and hats with holes for the ears'
      ],
      guesses: [
        'Knights are made of tin so that they keep fresh',
        'The visor is the letterbox',
        'They ride because one cannot sit down in that by oneself',
        'A squire is a knight who is not in the tin yet',
        'They rescue people to hear some other noise than clank'
      ],
      says: ['Arise, Sir', 'Visor up', 'Who has my other glove', 'After you, good knight', 'Clank'],
      props: [
        ['the armour', 'pot lids and baking trays'],
        ['the helmet', 'a colander'],
        ['the shield', 'a tray with a drawing on it'],
        ['the horse', 'a broom with a sock'],
        ['the round table', 'the round rug'],
        ['the tournament', 'the hall, with flags of socks']
      ],
      parts: ['the knight', 'the squire, who carried it all', 'the horse', 'the snail the knight ran away from', 'the armour', 'the one who was to be rescued and had no time', 'the visor'],
      goes: [
        ['Piece by piece {S} was put into the trays, and tied.', '{S} held out both arms, and it took three knots a side.'],
        ['Clank, came {S} down the hall, and the floor made way.', '{S} mounted the broom, from the left, as is done.'],
        ['Before the other one {S} lifted the visor and bowed.', '{S} bowed, and something fell off behind.'],
        ['At the round rug {S} sat down, and all sat down, in the key of saucepan.', 'Then {S} knelt, was tapped with a wooden spoon, and got up as Sir.']
      ],
      mishaps: [
        {
          problem: ['The knight had fallen over, and could not get up. It was all lids.', 'There lay the knight on the rug, like a beetle, and clanked.'],
          fail: ['{S} waved all four, and it was a lot of noise.', '{S} ordered the horse to help, but it had no more legs than a broom.'],
          see: ['“Roll,” said {A}. “On to your front, and then it is only a knee.”', '“You are trying to sit up in a tray,” said {A}. “Turn over first.”'],
          mend: ['So {A} pushed at the one shoulder, {S} rolled, and up came a knight, knee by knee.', '{S} rolled to the left, {A} steadied the helmet, and it was over with one clank.'],
          alone: ['{S} rolled over to the front, and got up knee by knee, with one last clank.']
        },
        {
          problem: ['A snail sat in the road, and the knight would not go past it.', 'In the middle of the hall was a snail, or a scarf, and the knight had turned pale.'],
          fail: ['{S} held up the shield and waited for it to give in.', '{S} rode round by the kitchen, and there it was from the other side.'],
          see: ['“It is more afraid of trays,” said {A}. “Say good evening, and lift your visor.”', '“It cannot see who you are,” said {A}. “You are only a noise.”'],
          mend: ['{S} lifted the visor, {A} lifted the snail to the side, and they wished each other well.', 'So {S} said good evening, {A} answered for the snail, and the road was free.'],
          alone: ['{S} lifted the visor, said good evening and stepped round it, as knights do.']
        },
        {
          problem: ['They had all sat down at the round table, and one had no place.', 'Round the rug sat the knights, knee to knee, and the squire stood.'],
          fail: ['{S} said that squires stand, and then it did not taste so good.', '{S} pushed, and at the far end somebody was on the floorboards.'],
          see: ['“It is round,” said {A}. “If everyone moves back by a hand, it is bigger.”', '“We only sit too near the middle,” said {A}. “Back a bit, all of you.”'],
          mend: ['So {S} moved back, {A} moved back, and there was a gap like a door.', '{A} said back, {S} clanked, and then a squire sat there with the lunch.'],
          alone: ['{S} moved everything back by a hand, and there was a gap like a door.']
        }
      ],
      ends: ['Every lid was back on its own pot, and two had been warm from somebody.', 'The horse leaned in the corner and was a broom.', 'At the round rug there was nobody left but the snail.']
    }
  }
]
