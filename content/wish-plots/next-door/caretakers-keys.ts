import { wishPlot } from '../wish-plot.ts'

const KEEPERS = ['caretaker', 'caretakers', 'caretaker’s', 'janitor', 'janitors', 'janitor’s', 'custodian', 'site manager', 'school keeper', 'porter school']
const OF_IT = ['keys', 'key', 'bunch', 'keyring', 'key ring', 'jingle', 'jangle', 'doors', 'school keys', 'lost', 'knows every door']

export const caretakersKeys = wishPlot({
  id: 'wish-caretakers-keys',
  wishes: ['the school caretaker’s big bunch of keys', ...KEEPERS.flatMap((keeper) => OF_IT.map((of) => `${keeper} ${of}`)), 'school caretaker', 'caretaker school', 'school janitor', 'school custodian', 'our caretaker', 'caretaker', 'janitor', 'custodian', 'bunch of keys', 'big bunch keys', 'hundred keys', 'ninety keys', 'too many keys', 'all the keys fell', 'keys mixed up', 'school keys', 'key for every door school', 'jingling keys', 'keys jingle', 'jangling keys', 'hausmeister', 'conserje', 'zelador', 'school peon keys', 'school watchman keys', 'concierge keys school', 'school handyman keys'],
  answers: [...KEEPERS, 'school', 'schools', 'nursery', 'kindergarten', 'primary', 'keys', 'key', 'big', 'huge', 'heavy', 'bunch', 'ring', 'keyring', 'jingle', 'jingles', 'jingling', 'jangle', 'jangles', 'jangling', 'door', 'doors', 'every', 'each', 'hundred', 'ninety', 'lots', 'many', 'all', 'our', 'my', 'the', 'old', 'kind', 'nice', 'grumpy', 'friendly', 'man', 'lady', 'mr', 'mrs', 'knows', 'know', 'has', 'have', 'got', 'carries', 'wears', 'belt', 'opens', 'open', 'opened', 'lock', 'locks', 'locked', 'unlocks', 'lost', 'loses', 'lose', 'dropped', 'drops', 'fell', 'mixed', 'up', 'find', 'finds', 'right', 'wrong', 'classroom', 'class', 'hall', 'gym', 'kitchen', 'boiler', 'cupboard', 'cellar', 'broom', 'mop', 'helps', 'help', 'helped', 'fixes', 'sweeps', 'cleans', 'evening', 'morning', 'after', 'holidays', 'afternoon', 'with', 'who', 'and', 'for', 'of'],
  except: ['locked in', 'shut in', 'trapped', 'scared', 'afraid', 'frightened', 'ghost', 'monster', 'car keys', 'car key', 'house keys', 'house key', 'front door', 'lives in', 'retires', 'retiring', 'retirement', 'leaving', 'leaves', 'died', 'dead', 'ill', 'hospital', 'fire', 'prison', 'jail', 'piano', 'computer', 'dragon', 'castle', 'museum', 'zoo', 'stolen', 'stole', 'dark', 'smoke', 'alone', 'zombie'],
  moods: ['losing', 'lost', 'waiting', 'learning'],
  company: ['keys', 'ring', 'bean', 'door', 'lock', 'stairs', 'caretaker', 'paste', 'paper fish', 'flour', 'glitter', 'broom'],
  out: true,
  about: 'The caretaker’s ninety keys have come off the ring and lost their order, and the hero’s bean has to be fetched for the holidays; trying them all takes too long, until it is seen that each key has a bit of its room on it.',
  titles: ['Ninety Keys on the Stairs', 'The One with the Fish', '{H} Fetches the Bean', 'What Sticks to a Key', 'After the Round One'],
  want: [
    {
      id: 'off-the-ring',
      A: 'partner',
      paragraphs: [
        'The caretaker of {H}’s school had ninety keys on one big ring, and knew each of them. “Your classroom’s the fourteenth after the round one,” said the caretaker. It was the first day of the holidays. {H} and {A} had come to fetch a bean in a pot. It could not stay without water. The caretaker lifted up the bunch. The ring sprang open. Ninety keys jingled down the stairs. “There they go,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'one-after-another',
      A: 'partner',
      paragraphs: [
        'They gathered all the keys in a bucket, but none was the fourteenth any more. “We’ll just have to try them,” said {H}. The caretaker put a key into the lock, and it would not turn. The second did not go in, and the third did not come out. By the ninth key the sun had got round to the coats. “There are eighty-one left,” said {A}, “and only one evening.” Somewhere behind the door stood the bean, with its leaves down.'
      ]
    },
    {
      id: 'the-round-one',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} found the round one, for that was easy. It had a head like a coin. “What’s that for?” asked {H}. “Nothing,” said the caretaker. “It’s only there to count from.” Once it had been for a door that was bricked up long ago.',
        '“Then it’s got the best place of all,” said {A}. “It leads, and never has to work.” The caretaker polished it on a sleeve. On Mondays the caretaker took it to the wall, and let it look.'
      ]
    },
    {
      id: 'how-it-sounds',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I always hear you before I see you,” said {H} to the caretaker. Every child at school could hear those keys. When they jingled in the hall, whoever was running walked. When they jingled in the yard, the ball came off the roof.',
        'Today they lay in a bucket, and did not jingle at all. The caretaker took three steps without them, and nobody would have known. “It’s like going about in socks,” said the caretaker. “Something ought to jingle,” said {A}, “or the school won’t feel safe.” The caretaker had two coins.'
      ]
    },
    {
      id: 'the-key-to-the-keys',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was one key that lay quite alone in the caretaker’s top pocket. “What’s that for?” asked {H}. “It’s for the cupboard where I hang up the keys at night,” said the caretaker. “And where’s the key to that pocket?” asked {A}. The pocket had a button.',
        '{H} thought it through, beginning at the back. The button opened the pocket, and the pocket opened the cupboard, and so on. “Then the whole school’s shut with a button,” said {H}. The caretaker did it up at once.'
      ]
    },
    {
      id: 'through-the-keyhole',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} looked through the keyhole, and saw a slice of the room, as wide as a finger. There was half a chair in it, and a bit of window. In the bit of window stood one leaf. “It’s leaning this way,” whispered {H}.',
        '“Beans lean towards the light,” said {A}. There was hardly any light in a keyhole. The caretaker bent down and had a look as well. “That one’s heard somebody it knows,” said the caretaker. “Say something to it.” {H} said good evening into the hole, and then they waited.'
      ]
    },
    {
      id: 'a-drawing-of-it',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had a good eye, and wanted to pick one out by its face. “This one looks like a classroom,” said {A}. “It’s got a serious nose.” The caretaker tried it, and somewhere behind the wall the heating came on. The next had a kind look. It opened the cupboard with the lost scarves.',
        '“You can’t tell by looking,” said {H}. “No,” said {A}, and held up another, with one tooth. “But I wouldn’t let this one near the biscuits.” The caretaker looked at it, and went red. It was for the biscuits.'
      ]
    },
    {
      id: 'elder-and-one-key',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“At our school there was only one key,” said {S}, “and it didn’t fit.” “Then how did you get in?” asked {A}. “The caretaker held it up in front of the door,” said {S}. “Then somebody inside was sorry, and opened.”',
        '“And who let that one in?” asked {A}. {S} had never thought of it. There must have been a person who had been inside from the beginning. “That’d be the cook,” said {S} after a time. “It would explain the soup.”'
      ]
    },
    {
      id: 'child-has-a-key',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had found a key as well, and it was a twig. “It’s for all of them,” said {S}, and went along the hall, from one door to the next. In went the twig, and {S} said, “Click.” Not one door opened, but each of them had been done.',
        '“It doesn’t turn,” said {A}. “It isn’t meant to,” said {S}. “It’s the one for locking.” {A} pulled at a handle. It was locked, and no mistake. The caretaker asked if that twig could come on Fridays.'
      ]
    },
    {
      id: 'pet-and-the-bucket',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} sat down by a bucket full of keys, and put in a nose. It was better than a street. Here was a bit of lunch, and there was rubber, and quite far down there was a rabbit. {A} went over it all twice, and sneezed into the middle.',
        '“Don’t mix them up,” said the caretaker. But that had been done already. {A} came out with one key stuck to a wet nose. It smelled of sausages. That was the key that {A} would have kept.'
      ]
    },
    {
      id: 'the-one-with-flour',
      A: 'partner',
      paragraphs: [
        '{H} turned a key over. There was something white in its teeth, and {H} could rub it off with a thumb. “That’s flour,” said {A}. “Where do they bake here?” “In the school kitchen,” said the caretaker, “and that’s the kitchen key.” {H} took the next. It was all over blue paint. “The art room!” said {H}. All day a key went in and out of its door, in somebody’s hand. Whatever was on the hand stayed on the key.'
      ]
    }
  ],
  turn: [
    {
      id: 'paste-and-paper',
      A: 'partner',
      paragraphs: [
        '“What have we got on ours?” thought {H}. On Monday they had stuck forty paper fish on the classroom door. Everybody had had paste up to the elbows, the teacher too. {H} went through them, key by key. One had chalk on it, and one had soap. “There,” said {A}. One key had a lump of dry paste on it, and in the paste was a tiny tail. The key turned at the first go. The door swung open, with all its fish.'
      ]
    },
    {
      id: 'the-rest-of-the-bunch',
      A: 'same',
      spare: 9,
      paragraphs: [
        'After that they did the others too. There was sand on the key to the gym, and soup on the one to the hall. On one there was nothing whatever, not so much as a fingerprint. It was as bright as new.',
        '“Which door does nobody ever open?” asked {A}. The caretaker scratched an ear. “That’ll be the cupboard with the dusters,” said the caretaker, and did not look at anybody.'
      ]
    },
    {
      id: 'glitter',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Only one puzzle was left, a key that glittered. There was gold on its head, and silver between its teeth. They thought of the school play, and of the box with the crowns. But those had keys already. “It’s mine,” said the caretaker at last. “It’s for my own little room.”',
        'Inside there was a chair, a kettle and a broom. {H} saw the broom. Last thing every day it swept up after ninety children. It sparkled from top to bottom, as if it had flown in.'
      ]
    },
    {
      id: 'the-bean-comes-out',
      A: 'partner',
      paragraphs: [
        '{H} gave the bean a drink, and carried it out in both hands. “It’s grown,” said {A}. The caretaker put the keys on the ring. {H} handed up the fourteenth. There was wet earth on {H}’s thumb. It left a brown print, right beside the paste. “That’s you,” said the caretaker. “Now I’ll know it anywhere.” The ring snapped shut. All down the hall the keys jingled, and everybody heard who was coming.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran after a key that had gone three stairs further.',
      '{names} looked under the coat hooks, and a key was there too.',
      { text: '{names} held out a cap, and caught the last one.', needs: ['hands'] },
      { text: '{names} fished a key out of a lost mitten, where it had slipped in.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down outside the door, to keep the bean company.',
      '{names} sniffed at a key, and it had been near a sandwich.',
      { text: '{names} put each wrong key on the windowsill, so that it got only one turn.', needs: ['hands'] },
      { text: '{names} knocked at the classroom, in case the bean could do something.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran in through the open door, and found the bean at once.',
      '{names} watched the fish swing by, all forty, on the open door.',
      { text: '{names} rubbed the chalk off the next key, and knew its room.', needs: ['hands'] },
      { text: '{names} filled a cup at the tap, for a bean that had gone dry.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bean stood on the windowsill at home, and leaned towards the street lamp. Far away in a cupboard hung ninety keys, the round one first.',
    '{H} washed off the paste and the flour and the chalk. A bit of wet earth stayed under one nail, to say whose hand it was.'
  ],
  last: [
    'One door after another was shut for the night, as far as the fourteenth, and {H} was asleep.',
    'Nothing jingled anywhere, and {H} slept, and the bean grew.'
  ]
})
