import { wishPlot } from '../wish-plot.ts'

export const dragonEgg = wishPlot({
  id: 'wish-dragon-egg',
  wishes: ['dragon egg', 'dragon eggs', 'dragon’s egg', 'dragons egg', 'dragon hatches', 'dragon hatching', 'dragon hatched', 'hatching dragon', 'hatchling dragon', 'dragon hatchling'],
  answers: ['dragon', 'egg', 'finds', 'find', 'found', 'finding', 'hatch', 'hatches', 'hatching', 'hatched', 'boy', 'girl', 'child', 'baby', 'mysterious', 'magic', 'magical', 'golden', 'little', 'who', 'dragons', 'eggs', 'secret', 'yard', 'garden', 'woods', 'forest', 'nest', 'raises', 'looks', 'after'],
  except: ['easter', 'chocolate', 'fried', 'boiled', 'scrambled', 'eat', 'eats', 'ate', 'stolen', 'steals', 'stole', 'lost', 'broke', 'broken', 'cracked', 'knight', 'princess', 'unicorn', 'dinosaur', 'never', 'hen', 'hens', 'chick', 'chicks', 'boxes', 'sixes', 'box'],
  company: ['egg', 'dragon', 'claw', 'penny', 'bell', 'lid'],
  moods: ['first', 'lost'],
  about: 'A dragon egg will not hatch for warmth, only for treasure, and takes each piece in through the hole, until one is too big.',
  titles: ['The Dragon That Took It In', '{H} Finds a Dragon Egg', 'Three Pennies and a Lid', 'What a Dragon Comes Out For', 'The Egg That Was Warm Already'],
  want: [
    {
      id: 'dry-leaves',
      A: 'partner',
      paragraphs: [
        '{H} found it in the yard, after the rain. All the leaves were wet, except in one place, and there lay an egg. It was as big as a melon, with scales all over, like a pine cone. It smoked a little.',
        '“It’s a dragon egg,” said {H}. “It must be,” said {A}. They carried it in and put it in the washing basket. {H} wanted to see it hatch before bed.'
      ]
    }
  ],
  way: [
    {
      id: 'warming',
      A: 'partner',
      paragraphs: [
        'Eggs have to be kept warm. {H} wrapped it in two jumpers, and lay down round it. Nothing hatched but {H}, who came out as red as a tomato.',
        '“It’s hotter than you are,” said {A}. “It’s got its own fire in there. It doesn’t need a hen.” “Then what does it need?” asked {H}. “What do dragons lie on?” asked {A}. {H} knew that. Dragons lie on treasure.'
      ]
    },
    {
      id: 'listening',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} laid an ear on the scales. Inside something was turning over. It went scritch, and scritch, and then there was a sound like a match. “It’s practising,” said {H}.',
        'Then it sneezed. A scale on the outside jumped, and fell back into its place. “Bless you,” said {A}. It was quiet in there for a moment. Then something knocked on the shell, twice, as you would for thank you.'
      ]
    },
    {
      id: 'what-colour',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Mine’s going to be green,” said {H}. “Red,” said {A}. “It’s hot, and that makes them red.” {A} fetched the torch and put it against the shell. The egg lit up like a lampshade.',
        'There it lay, rolled up tight, with its tail in its mouth and one wing over its eyes. You could see the little hooks on the wing. But the light came through as yellow as honey, and so did the dragon. “Yellow,” they said, both a little hurt.'
      ]
    },
    {
      id: 'fire-rules',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“A dragon breathes fire,” said {A}, and carried off the newspaper and the straw hat. {H} carried off the tissues. “And the curtain?” asked {H}. “We’ll tell it about the curtain,” said {A}.',
        'They told it at once, through the shell. “No fire on the curtain,” said {H}. “Nor on people.” They listened. A very small ring of smoke came out between two scales. It hung over the basket, and went up, and did not touch the curtain.'
      ]
    },
    {
      id: 'names',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“It’ll want a name to come out to,” said {A}. They tried some on the egg. At Ember it lay still, and at Smoky too. At Sir Roastalot it rolled right over to the wall.',
        '“Something plain,” said {H}, and bent down to it. “Toast?” There was a scratch at the shell. “Toast,” said {H} again, and there was a scratch in the same place. “I think that’s its tummy answering,” said {A}, but Toast it was.'
      ]
    },
    {
      id: 'pet-guard',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Every hoard has a guard, and {A} was next to the basket anyhow. “Let nobody pass,” {H} told {A}. Nobody tried to. Then a puff of smoke came out and went past {A}’s nose.',
        '{A} watched it go, all the way to the ceiling. It had not been told about smoke. “That one was allowed,” said {H}, to make things easier, and {A} settled down, on the warm side.'
      ]
    },
    {
      id: 'elder-egg',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} put on glasses and looked the egg over, scale by scale. “We had dragons in the baker’s chimney,” said {S}. “Every morning, at four, you could hear them yawn.” “Did you see one?” asked {A}.',
        '“I saw the bread,” said {S}. “It was brown on the top, and brown underneath, and nobody had turned it.” {S} tapped the shell, and something inside tapped back. “That’s a baker’s one,” said {S}. “They’re the punctual sort.”'
      ]
    },
    {
      id: 'child-dance',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’m one that’s hatched already,” said {S}, and flapped a pillowcase. {S} flew round the basket three times, and roared, so that it would know the way it’s done.',
        'In the egg it roared too. It was about as loud as a kettle when it starts. {S} stopped in the middle of a flap. “It copied me,” said {S}. “Then mind what you do,” said {A}, and {S} flew the next round very nicely.'
      ]
    },
    {
      id: 'baby-gold',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} had a rattle with a gold star on it. When it rattled, the egg stood still. When it stopped, the egg began to rock, until it heard the rattle again.',
        '“They’re talking,” said {H}. It went to and fro like that for quite a time. Nobody else knew what it was about, but both of them laughed at the same place.'
      ]
    },
    {
      id: 'claw',
      A: 'partner',
      paragraphs: [
        '{H} had three pennies and a little bell, and put down the first penny. Crick! There was a hole in the shell. A claw came out, felt about, and drew the penny in.',
        'The second went in too, and the third. The bell rang all the way in. Then there was a sigh, and a snore. “It’s got its treasure in there now,” said {A}. “What would it come out for?”'
      ]
    },
    {
      id: 'asking-back',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Could I have one back?” {H} asked at the hole. “Only to show you.” One eye came and looked out. It was gold, with a slit down the middle, and it looked at {H}’s empty hand. Then it went away again.',
        '“They never give anything back,” said {A}. “That’s how they come to have so much.” In the egg the bell was rung, once, and quickly held still.'
      ]
    },
    {
      id: 'not-gold',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} thought that it might not be so particular, and put down a button. The claw came out and turned the button over. It took it to the edge of the hole, where there was more light. Then it flicked it away, right across the room.',
        'The next thing was a chocolate coin. It scratched that, and sniffed, and took it in. There was a noise of licking. Then the gold paper came out again, quite empty. “It knows what’s gold,” said {H}, “and what isn’t.”'
      ]
    }
  ],
  turn: [
    {
      id: 'lid',
      A: 'partner',
      paragraphs: [
        '“Then we need something gold that won’t go in,” said {H}. The biggest pan had a lid of brass, as round as the sun. {H} laid it in the basket, in front of the egg.',
        'The snoring stopped. The claw came out and pulled, and the lid went clang against the shell. It pulled with both claws. Inside somebody was thinking, and you could hear it hum. Then the egg cracked from top to bottom. A wet yellow dragon fell out of it, and threw itself flat on the lid.'
      ]
    },
    {
      id: 'wings',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Its wings were still folded up as small as two handkerchiefs. {H} held them to the lamp, one after the other, with two fingers. They dried, and they opened, and there was more and more of them.',
        'The dragon looked round at the left one and then at the right one. It had not known about them. It tried to put them with the rest of the treasure, but they were fastened on.'
      ]
    },
    {
      id: 'first-fire',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Then the dragon hiccupped, and there was a flame, as big as the one on a birthday cake. Nobody had been so surprised all evening as the dragon. It looked behind it, to see who that was.',
        '“Not on the curtain,” said {H}. The dragon remembered that. It had been told through the shell. So it breathed on the brass, very low. It rubbed it with one elbow until it saw its own face.'
      ]
    },
    {
      id: 'counting',
      A: 'partner',
      paragraphs: [
        'The dragon fetched the pennies and the bell out of the shell, and then it counted. With the lid it made five. But it had not finished. {H} had bare feet. It laid a claw on {H}’s big toe, and on the next. In the end it came to fifteen.',
        '“It’s counted you in,” said {A}. “You’re treasure.” The dragon lay down on the lot, with its chin on the smallest toe. {H} kept quite still.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came close, and it was as warm as a stove.',
      '{names} sneezed, because of the smoke.',
      { text: '{names} took one handle of the basket, and then blew on some fingers.', needs: ['hands'] },
      { text: '{names} picked the leaves off the egg, and those were quite dry.', needs: ['hands'] }
    ],
    way: [
      '{names} basked by the basket, on the side that glowed.',
      '{names} panted, from no more than sitting near it.',
      { text: '{names} aired a jumper, which smelled of toast now.', needs: ['hands'] },
      { text: '{names} felt behind the cushions for treasure, and found a comb.', needs: ['hands'] }
    ],
    turn: [
      '{names} hid behind the basket, and looked out bit by bit.',
      '{names} kept off the lid, for it was taken.',
      { text: '{names} mopped up round the dragon, which was still wet.', needs: ['hands'] },
      { text: '{names} tried another lid on the biggest pan, and it did not fit.', needs: ['hands'] }
    ]
  },
  bed: [
    'The two halves of the shell smoked a little longer on the windowsill. The jumpers went back into the drawer, quite dry.',
    '{H} washed, with a dragon on one foot, and lay down. The brass lid lay at the end of the bed, on top of the blanket. In the middle of it, like ten coins in two rows, were {H}’s toes.'
  ],
  last: [
    'It counted them once more in the dark, and there were ten, and {H} was asleep.',
    'Under a small warm chin {H} slept, and was very well guarded.'
  ]
})
