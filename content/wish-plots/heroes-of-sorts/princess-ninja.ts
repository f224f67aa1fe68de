import { wishPlot } from '../wish-plot.ts'

const QUADS = ['quad bike', 'quad bikes', 'quadbike', 'quad', 'quads', 'atv', 'four wheeler', '4x4', 'quad biking']

export const princessNinja = wishPlot({
  id: 'wish-princess-ninja',
  beginsElsewhere: true,
  wishes: ['a princess who is a ninja and doesn’t want a prince, just a quad bike', 'ninja princess', 'princess ninja', 'princesses ninjas', 'prinsess ninja', 'princess secretly ninja', 'princess ninja prince', 'princess ninja castle', 'princess black belt', 'ninja in a palace', 'ninja tiara', 'ninja crown', ...QUADS.flatMap((quad) => [`princess ${quad}`, `ninja ${quad}`]), 'princess doesn’t want prince', 'princess doesnt want prince', 'princess want no prince', 'princess doesn’t want marry', 'princess doesnt want marry', 'princess won’t marry', 'princess refuses marry', 'princess refuses prince', 'princess rejects prince', 'princess turns down prince', 'princess doesn’t want married', 'princess doesnt want married', 'princess never marry', 'princess doesn’t like princes', 'princess doesnt like princes', 'princess quad instead of prince', 'princess hides from prince', 'princess hides from princes', 'princess hiding from princes', 'princess sneaks palace', 'rather quad prince'],
  nothingElse: true,
  answers: ['princess', 'princesses', 'ninja', 'ninjas', 'secret', 'secretly', 'prince', 'princes', 'marry', 'marries', 'married', 'wedding', 'husband', 'king', 'palace', 'castle', 'crown', 'tiara', 'doesn’t', 'doesnt', 'does', 'not', 'no', 'don’t', 'won’t', 'wont', 'refuses', 'refused', 'rejects', 'turns', 'down', 'like', 'likes', 'never', 'want', 'wants', 'wanted', 'need', 'needs', 'would', 'rather', 'just', 'only', 'instead', 'of', 'a', 'an', 'the', 'and', 'but', 'who', 'that', 'is', 'was', 'be', 'to', 'quad', 'quads', 'quadbike', 'bike', 'bikes', 'biking', 'atv', 'four', 'wheeler', '4x4', 'wheels', 'engine', 'loud', 'noisy', 'noise', 'brrm', 'vroom', 'red', 'pink', 'black', 'big', 'fast', 'muddy', 'mud', 'helmet', 'rides', 'ride', 'riding', 'rode', 'drives', 'drive', 'driving', 'drove', 'gets', 'got', 'get', 'has', 'have', 'her', 'she', 'his', 'he', 'own', 'quiet', 'silent', 'sneaks', 'sneaky', 'sneaking', 'hides', 'hide', 'hiding', 'from', 'brave', 'strong', 'clever', 'fierce', 'tough', 'real', 'cool', 'best', 'kind', 'funny', 'with', 'on', 'in', 'at', 'for', 'birthday present', 'present', 'called', 'named', 'name', 'herself', 'alone', 'all', 'girl', 'about', 'story', 'book', 'reads', 'skills', 'moves', 'karate', 'kicks', 'belt'],
  except: ['dragon', 'dragons', 'unicorn', 'unicorns', 'frog', 'mermaid', 'fairy', 'witch', 'wolf', 'monster', 'dinosaur', 'alien', 'robot', 'sword', 'swords', 'fights', 'fight', 'fighting', 'battle', 'attack', 'kidnapped', 'captured', 'locked', 'tower', 'hurt', 'hurts', 'crash', 'crashed', 'accident', 'hospital', 'killed', 'dead', 'died', 'forced', 'mum', 'mummy', 'dad', 'daddy', 'sad', 'scared', 'afraid', 'tractor', 'digger', 'roof', 'rugby', 'football', 'space', 'moon', 'birthday', 'party', 'costume', 'dress', 'cat', 'dog', 'turtle', 'turtles', 'baby', 'giant', 'cake', 'doughnut', 'doughnuts'],
  moods: ['losing', 'change', 'proud', 'question'],
  isTale: true,
  out: true,
  company: ['princess', 'prince', 'princes', 'king', 'palace', 'curtain', 'hall', 'cupboard', 'brooms', 'clock', 'stairs', 'quad bike', 'yard', 'gate', 'helmet', 'key', 'flowers', 'book', 'stables', 'passage', 'horse'],
  about: 'A princess who is a ninja is found in every hiding place, because it grows so quiet there, until somebody sees that the best place to hide from nine princes is the loudest thing there is, and that is a quad bike.',
  titles: ['A Hole in the Noise', 'Nine Princes and One Quad Bike', '{H} and the Quietest Princess', 'Brrrm, Said the Ninja', 'Present Instead of a Prince'],
  want: [
    {
      id: 'upside-down',
      A: 'partner',
      paragraphs: [
        'Behind the palace curtain hung a ninja, and only {H} knew that it was the princess. “Is the hall full of princes?” asked the princess, upside down. {A} looked. There were nine, with flowers. “I don’t want a prince,” whispered the princess. “I just want a quad bike.”',
        '“Whoever finds the princess by six gets a wedding,” the king had said. If nobody did, the princess was to get a present. “That’s easy,” said {A}. “Nobody can hear a ninja.” The princess took their hands, and they were gone without a sound.'
      ]
    }
  ],
  way: [
    {
      id: 'in-the-broom-cupboard',
      A: 'partner',
      paragraphs: [
        'They hid in the broom cupboard, as silent as a ninja’s socks. The brooms stopped creaking. Even {H}’s tummy kept still. Along came the princes. “How quiet it is just here,” said one. “Nothing in the palace is so quiet.” The handle went down. When the door opened, they were only just gone.'
      ]
    },
    {
      id: 'think-of-butter',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How do you walk like that?” asked {A}. “Toes first,” said the princess, “and think of butter.” {A} thought of butter, and went along the passage. The boards kept still. But {A}’s left shoe gave a squeak. “Think of it in that one as well,” said the princess.',
        '{H} thought of butter with both feet, and that was too much. {H} slid past four paintings, and came to a stop at a suit of armour. It said ding. Two passages away nine princes lifted their heads. “That wasn’t a princess,” said one. “That was a saucepan.”'
      ]
    },
    {
      id: 'a-fine-vase',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the passage an empty frame stood against the wall. The princess stepped in, and was an old queen in a bad mood. {H} sat down in front, and was the queen’s cushion. {A} would have liked to be a ship at sea, but there was only room for a vase.',
        'The princes came, and stood before it. “What a fine vase,” said one. “It’s got knees,” said another. They were tired of carrying, so they put their flowers in it. When they had gone, {A} could see nothing but roses. “Which way did they go?” asked the vase.'
      ]
    },
    {
      id: 'six-silent-years',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Why does it have to be a quad bike?” asked {A}. “I’ve been silent for six years,” said the princess. “When I come in, people go on looking out of the window. I sit down on a horse, and it thinks that nobody’s there. I’d like to go brrrm.”',
        'The princess practised it each evening, under the pillow. “Shall I show you?” They held their ears close. There was something, about as loud as a moth in a sock. It was a very good brrrm. “It only wants an engine,” said {A}.'
      ]
    },
    {
      id: 'the-king-asks',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The king came by, and stopped before a curtain. “If you’re in there, child,” said the king, “you needn’t say anything.” Nobody said anything. “That’s settled, then,” said the king, and walked on. It was how they always talked. The princess was in the next curtain but one.',
        '“Did you never say that you’d like a quad bike?” asked {A}. “Every day,” said the princess. “I let myself down from the ceiling, right beside the royal ear.” “And how loudly?” The princess said it once more, in the same way. {A} saw the lips move.'
      ]
    },
    {
      id: 'other-with-biscuits',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} was sent to the princes with biscuits, nine on a plate. By the first curtain there were eight. {A} looked behind, and there was only the passage. By the second curtain there were seven. “Who’s there?” asked {A}. “Nobody,” said a voice. “They’re very nice.”',
        '{A} stood still, and kept both eyes on the plate. Not a crumb stirred. Then there were six. “That was clever,” said {A}, and held the plate a bit higher. After that it was easier for everybody.'
      ]
    },
    {
      id: 'pet-always-knows',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'There was one who always knew where the princess was. {A} came down the passage, went past two curtains, and stopped at the third. “Go away,” whispered the curtain. {A} took that as a kind word, and stayed.',
        '{H} fetched {A} back. A moment later {A} was in front of the umbrella stand, and looked at that. “I was behind the curtain,” said the umbrella stand. “How did you know that I’d be here?” {A} said nothing, and had come without a sound. “I see,” said the princess. “You’re one, too.”'
      ]
    },
    {
      id: 'elder-and-the-pianist',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I know how that is,” said {S} to the curtain. “I wanted a motorbike when I was young. My aunt thought that I ought to have a pianist.” “Which did you get?” asked {A}. “One Sunday the pianist came to tea,” said {S}, “on a motorbike.”',
        'The curtain leaned closer. “I said that I’d take the one without the other,” said {S}. “We shook hands on it, and the pianist walked home whistling.” {S} was sent a postcard from a concert every year, and sent one back, with mud on.'
      ]
    },
    {
      id: 'child-cannot-be-seen',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was a ninja as well, in a tea towel, and had covered both eyes. “Where’s {S}?” asked {A}, walking by. “You can’t see me,” said {S}. “I can hear you, though,” said {A}. {S} put a bit of tea towel over the mouth.',
        'Then the princes came through on tiptoe, and went round {S} on the left and on the right. Not one of them looked down. If you look for a princess, you look where a princess is tallest. “I told you,” said {S}, through the towel.'
      ]
    },
    {
      id: 'the-ninth-prince',
      A: 'partner',
      paragraphs: [
        'Behind the clock it was no better, for the clock held its tick. At once eight princes turned. On the stairs sat the ninth with a book. “I haven’t seen you,” said the ninth prince kindly. “I only want to read. But I came on my quad bike, and my ears are still ringing.” “On your what?” asked the princess.'
      ]
    },
    {
      id: 'a-hole-in-the-noise',
      A: 'partner',
      paragraphs: [
        '“They go wherever there’s nothing to hear,” said {A}. “That’s how they find you. A ninja’s a hole in the noise.” {H} looked out of the window. In the yard stood a quad bike, and it was red. “Then hide in the loudest thing there is,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'brrrm',
      A: 'partner',
      paragraphs: [
        'They swapped. The ninth prince got the broom cupboard, with a cushion. The princess got the helmet and the key. Brrrm! Round the yard went the princess, and {H} kept the gate. Eight princes came out with fingers in their ears. “Have you seen a princess?” they shouted. “A very quiet one?” “Not for ages!” the princess shouted back.'
      ]
    },
    {
      id: 'no-faster-than-a-cow',
      A: 'same',
      spare: 9,
      paragraphs: [
        'For one turn {H} got a helmet too, and sat behind the princess. “Faster or louder?” asked the princess. “Louder,” said {H}. So they went no faster than a cow, but what a cow it was. {A} walked along beside them, and was there a little before.',
        'On the far side they came past the stables. The horse looked out, and saw the princess for the first time in six years. It had always wondered who that was. “Brrrm,” said the princess politely. The horse thought about it, and answered something quite like it.'
      ]
    },
    {
      id: 'nobody-asks-over-there',
      A: 'same',
      spare: 10,
      paragraphs: [
        'One of the princes came right up to the quad bike. “You there!” shouted the prince. “Where’s the princess gone?” “Brrrm!” said the princess. “Thank you!” shouted the prince, and ran off to the stables. It was beautifully quiet in there, so that took half an hour.',
        '“It’s no good asking over there,” {A} told the rest of them. “You can’t hear your own voice.” They quite saw that. No princess could bear to be near such a thing. Off they went on tiptoe, with their shoes in their hands, to try the chapel.'
      ]
    },
    {
      id: 'it-struck-six',
      A: 'partner',
      paragraphs: [
        'Now the quietest place in the palace was the broom cupboard. Eight princes pulled open the door, and there sat the ninth, on page two hundred. “Sh,” said the ninth prince. Then it struck six.',
        '“What present would you like?” the king asked the curtain. In at the door came the princess, in a helmet, and for once everybody heard. “I’ve got it on,” said the princess, “and the rest’s outside.” “And I’d like to keep the cupboard,” said the ninth prince.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} counted the princes, and two of them were yawning.',
      '{names} looked behind the curtain, and saw only a curtain.',
      { text: '{names} took the flowers that were held out, to be polite.', needs: ['hands'] },
      { text: '{names} opened the cupboard, and shut it again without a click.', needs: ['hands'] }
    ],
    way: [
      '{names} kept so still that a moth sat down there.',
      '{names} went the other way round, and met the same princes.',
      { text: '{names} held the brooms, so that none of them fell.', needs: ['hands'] },
      { text: '{names} pointed nine princes down the wrong passage.', needs: ['hands'] }
    ],
    turn: [
      '{names} made brrrm as well, from beside the gate.',
      '{names} watched the windows shake, from the first to the last.',
      { text: '{names} fetched a second cushion for the cupboard.', needs: ['hands'] },
      { text: '{names} wiped the mud off the helmet with one sleeve.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the yard the quad bike ticked as it cooled, with the helmet over one handle. In the broom cupboard somebody turned a page.',
    '{H} washed, and got into bed like a ninja, toes first. Not even the blanket heard.'
  ],
  last: [
    'Nothing in the house was as quiet as that bed, and {H} was asleep.',
    'There was a hole in the noise, with a blanket over it, and {H} was asleep.'
  ]
})
