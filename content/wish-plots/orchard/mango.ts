import { NOT_SERVED } from '../larder/not-served.ts'
import { wishPlot } from '../wish-plot.ts'

export const mango = wishPlot({
  id: 'wish-mango',
  wishes: ['mango', 'mangos', 'mangoes', 'mangoe', 'mengo', 'mangue', 'manga fruit', 'aam', 'ripe mango', 'mango stone', 'mango season', 'juicy mango', 'eating a mango', 'eating mangoes', 'last mango', 'alphonso', 'alphonsos', 'hapus'],
  answers: ['ripe', 'juicy', 'yellow', 'orange', 'sweet', 'sticky', 'stone', 'seed', 'season', 'summer', 'slippery', 'strings', 'stringy', 'cheeks', 'last', 'share', 'sharing', 'eat', 'eats', 'eating', 'ate', 'messy', 'fruit', 'favourite', 'love', 'loves', 'own', 'first', 'suck', 'sucking', 'box', 'crate'],
  except: [...NOT_SERVED, 'lassi', 'juice', 'smoothie', 'chutney', 'pickle', 'achar', 'kulfi', 'ice', 'lolly', 'shake', 'milkshake', 'sorbet', 'rice', 'tree', 'trees', 'orchard', 'grow', 'grows', 'growing', 'plant', 'planted', 'planting', 'picking', 'green', 'sour', 'parrot', 'monkey', 'monkeys', 'cut', 'knife', 'talking', 'lost', 'made', 'languages', 'swamp', 'seller', 'cart', 'shower', 'showers', 'tango'],
  moods: ['first', 'waiting', 'proud'],
  fed: true,
  company: ['mango', 'stone', 'cheeks'],
  about: 'A mango has one stone, and both want it and are very kind about the rest; it shoots out of every hand until somebody is at each end.',
  titles: ['The Stone', 'You Have the Cheeks', '{H} at One End', 'Where Nobody Is', 'Very Kind About a Mango'],
  want: [
    {
      id: 'very-kind',
      A: 'partner',
      paragraphs: [
        'There was one mango, and a mango has one stone. The two cheeks lay on the plate, all in little squares. The best of it was still on the stone. {H} wanted that. So did {A}.',
        '“You have the cheeks,” said {A} kindly. “They’re much finer. A stone’s nearly all stone.” “Then you have the cheeks,” said {H}. They pushed the plate across the table, and back, and across.'
      ]
    }
  ],
  way: [
    {
      id: 'it-flies',
      A: 'partner',
      paragraphs: [
        'While {A} was pushing, {H} took the stone, and bit. Zip! It shot out at the back, and slid along the table. {A} had it. {A} opened wide. Zip! It flew over the jug and came down in {H}’s lap.',
        '“You’ve got to hold it tighter,” said {A}. {H} held it as tight as possible. It went further than before, as far as the bread bin. Nobody had had one bite.'
      ]
    },
    {
      id: 'smells-of-ripe',
      A: 'same',
      spare: 1,
      paragraphs: [
        'You could still smell how it had been, when it lay there whole. It had lain on the shelf for three days, and everybody had gone and smelled at it. On the first day it smelled of wood. On the second it smelled of next door.',
        '“And today it smelled of now,” said {A}. They had both had their noses there at once. That was how it began.'
      ]
    },
    {
      id: 'hedgehog',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} took one of the cheeks and pushed it up from below. All the little squares stood on end. “A hedgehog,” said {A}, and set it down in front of {H}. It was a fine one. It had its back up, and looked at {H}, as far as a hedgehog does.',
        '“You can have that,” said {H}. “I don’t eat hedgehogs.” {A} took the other one and did the same. Now there were two, and they were left to get to know each other.'
      ]
    },
    {
      id: 'younger-first',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It goes to the youngest,” said {H}. “It goes to the oldest,” said {A}. They both had good reasons. The youngest is still growing. The oldest has been waiting longer. “It goes to whoever’s got the biggest hands,” said {A}.',
        'So they laid their hands together to see. They were so sticky by then that they did not come apart. “Now we’ve both got the biggest,” said {H}.'
      ]
    },
    {
      id: 'fast-as-a-fish',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} laid a towel round the stone, to hold it with. That worked. The stone stayed where it was. But so did the towel, and {H} got mostly towel. It was a dry sort of mango, with a hem.',
        '“How is it?” asked {A}. {H} drew a blue thread out from between two teeth. “Stringy,” said {H}.'
      ]
    },
    {
      id: 'names-of-them',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“There are hundreds of sorts,” said {A}. “There’s one that’s as long as your arm, and one like a parrot’s beak. And there’s one that you don’t cut at all. You roll it until it’s soft. Then you bite off the tip and drink it.”',
        '{H} looked at the plate. “And the stone?” “That’s in the bottom, at the end,” said {A}, “like a prize.” They were silent. Even in that one there was just the one.'
      ]
    },
    {
      id: 'elbows',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The juice did not stop at the hand. It ran along the arm, quite slowly, and there was a drop at {H}’s elbow. {H} tried to reach it with {H}’s tongue. You can see your elbow, and you can nearly smell it. But nobody gets there.',
        '“Give it here,” said {A}. “No,” said {H}, “it’s mine.” They both watched. It grew, and let go. That bit of mango was the table’s.'
      ]
    },
    {
      id: 'vest-on',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You’re supposed to eat it in your vest,” said {A}. “Or in the bath.” They thought of that, and of the stone, shooting round and round in there. {H} rolled up both sleeves. They came down again, one after the other.',
        'In the end {A} tied a tea towel on each of them, with the knot behind. They looked like two people at a very bad barber’s.'
      ]
    },
    {
      id: 'other-has-the-skin',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“I never fight about the stone,” said {A}. “I take the skins. Nobody ever thinks of those.” And {A} drew one between both rows of teeth, so that it came out clean as a ribbon. It made a noise like a zip. {H} had never thought of those.',
        '“Can I have the other one?” asked {H}. {A} looked at it for a long time. “The cheeks are much finer,” said {A}.'
      ]
    },
    {
      id: 'kindness-goes-on',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“You’ve had such a long day,” said {A}, and pushed. “You cut it so nicely,” said {H}, and pushed. The plate had made a track on the table by now. “I insist,” said {A}. “After you,” said {H}.',
        'Once they both let go at the same time, out of pure kindness. The plate stood still in the middle. Nobody looked at it. They both looked a bit to the left, where the stone was.'
      ]
    },
    {
      id: 'bigger-than-thought',
      A: 'same',
      spare: 10,
      paragraphs: [
        'For a fair try they spun it. Whoever it pointed at might have it. It was flat, and had a point, and it went round like a boat. It pointed at {H}. It went on, and pointed at {A}. Then it thought about it.',
        'It stopped at the jug. “The jug doesn’t like mango,” said {A}. They spun it again, and it was the jug. They poured a bit of water over it, to be fair.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'The third time the mango flew, it came down in front of {A}. There it lay, yellow and wet. {A} looked at it, and then at the others, and nobody breathed. {A} smelled at the thick end, and at the thin one.',
        'Then {A} sat down beside it and looked away. It had gone by too fast to be food. {H} got it back with two fingers. It was rinsed under the tap for a moment, no longer.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“There were nine of us and one bucket of mangoes,” said {S}. “We sat on the back step, and no one talked. You only heard them.” “Did you fight about the stones?” asked {A}.',
        '“There was one each,” said {S}. “We’d never been so happy. Then my aunt came out and asked if anybody would like a nice one without.” {S} shook with laughing. “She got nine backs.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was having one of the squares. {S} ate it off the skin, and another, and hummed. “Don’t you want the stone?” asked {A}. {S} looked at it. “It’s got a beard,” said {S}. “I don’t eat anybody with a beard.”',
        '{A} ran a finger down it. There were hairs, and they were all combed to one side. “It’s only yellow,” said {A}. {S} shook {S}’s head and took the next square. It was no fight at all with that one.'
      ]
    },
    {
      id: 'where-nobody-is',
      A: 'partner',
      paragraphs: [
        '{A} laid the stone on the table between them. {A} pressed on the thick end. Zip. {A} pressed on the thin end. Zip. “It always goes where nobody is,” said {A}. “I push here, and it runs out over there.”',
        '{H} put a hand on the far side. {A} pressed. It stayed. They looked at each other across the stone, and neither of them looked kind.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-at-each-end',
      A: 'partner',
      paragraphs: [
        '“One, two, three,” said {H}. {H} took one end and {A} took the other, each with both hands. Then they bit. Wherever the stone went, there was somebody. So it had to stay.',
        'Nobody spoke. You only heard slurping, from the left and from the right. The juice ran along four arms to four elbows. When they came to the middle their noses bumped. “Your side or my side?” asked {A}. “Ours,” said {H}, with strings in every gap.'
      ]
    },
    {
      id: 'between-the-teeth',
      A: 'same',
      spare: 14,
      paragraphs: [
        'A mango stays on for some time afterwards. {H} had a string between two teeth at the top. {A} had one at the side, and felt for it with {A}’s tongue. “Got it?” “No. You?” They talked like people with pegs in their mouths.',
        'When {H}’s came out, it was as long as a finger. It tasted of the beginning. {H} ate it, and felt for another.'
      ]
    },
    {
      id: 'its-hair',
      A: 'same',
      spare: 15,
      paragraphs: [
        'They washed it and rubbed it dry, and all the hair stood up. It was white now, with a parting that nobody had made. {A} took a fork and combed it. It went to the left, and lay down, and looked like an uncle.',
        '“Now he’s ready for the photo,” said {H}. They stood him against the jug. They had met somewhere before.'
      ]
    },
    {
      id: 'much-finer',
      A: 'partner',
      paragraphs: [
        'At last the stone was white all over, and had a beard. On the plate lay two cheeks, in little squares. “You have them,” said {H} kindly. “They’re much finer.”',
        '“After you,” said {A}. They had a square each, and it was not at all bad. Then they both saw it at the same time. On the stone, near the point, there was one yellow thread left. Nobody moved. “Look,” said {A}, “is that a bird at the window?” But {H} had known {A} for years.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched the plate go to and fro.',
      '{names} smelled at the stone, from a polite distance.',
      { text: '{names} took a square on the way past, and nobody noticed.', needs: ['hands'] },
      { text: '{names} rolled up some sleeves, in good time.', needs: ['hands'] }
    ],
    way: [
      '{names} ducked, and the stone went over.',
      '{names} licked the table where it had slid.',
      { text: '{names} caught it once, and had it as long as anybody.', needs: ['hands'] },
      { text: '{names} moved the jug out of the line of flight.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened to the slurping, and swallowed.',
      '{names} came close to an elbow, and waited underneath.',
      { text: '{names} ate a square out of each hedge, while there was time.', needs: ['hands'] },
      { text: '{names} held a napkin ready for four elbows.', needs: ['hands'] }
    ]
  },
  bed: [
    'The table was wiped, and the bread bin. The stone was washed as well, and had its beard combed, and lay on the windowsill to dry.',
    '{H} washed up to both elbows, and cleaned between all those teeth. {H} lay down at one end of the bed, and put both feet at the other. Nothing could slide out now.'
  ],
  last: [
    'With the head at one end, and the toes at the other, {H} was asleep.',
    'The stone lay there with its beard to one side, and {H} lay there asleep.'
  ]
})
