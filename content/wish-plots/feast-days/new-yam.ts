import { wishPlot } from '../wish-plot.ts'

export const newYam = wishPlot({
  id: 'wish-new-yam',
  wishes: ['new yam festival', 'new yam', 'new yams', 'new yam feast', 'new yam day', 'new yam eldest', 'yam festival', 'yam festivals', 'yam feast', 'yam harvest', 'yam harvest drums', 'yam drums', 'yam celebration', 'yam dance', 'yam eldest', 'yam elder', 'yam elders', 'yam grandfather first', 'first yam', 'first yams', 'first bite yam', 'tasting yam', 'taste yam', 'taste new yam', 'roasted yam festival', 'iri ji', 'iriji', 'iwa ji', 'iri-ji', 'iwaji', 'ikeji', 'asogli', 'asogli yam', 'teza yam', 'yams festival', 'yams feast', 'yams drums', 'igbo yam'],
  answers: ['new', 'yam', 'yams', 'festival', 'feast', 'celebration', 'harvest', 'first', 'bite', 'taste', 'tastes', 'tasting', 'eat', 'eats', 'eating', 'before', 'until', 'eldest', 'oldest', 'elder', 'elders', 'old', 'grandfather', 'grandpa', 'grandma', 'papa', 'uncle', 'auntie', 'cousins', 'village', 'compound', 'home', 'town', 'street', 'drum', 'drums', 'drumming', 'drummer', 'drummers', 'dance', 'dances', 'dancing', 'dancers', 'music', 'songs', 'roast', 'roasted', 'palm', 'oil', 'pounded', 'slow', 'slowly', 'wait', 'waits', 'waiting', 'nobody', 'everybody', 'august', 'igbo', 'nigeria', 'nigerian', 'ghana', 'africa', 'african', 'year', 'today', 'tomorrow', 'saturday', 'weekend', 'family', 'going', 'our', 'excited', 'big'],
  except: ['sweet potato', 'candied', 'thanksgiving', 'thirty', 'mask', 'masquerade', 'masquerades', 'scared', 'afraid', 'hungry', 'no food', 'failed', 'stolen', 'thief', 'sick', 'ill', 'hospital', 'died', 'dead', 'funeral', 'burial', 'grave', 'cut', 'knife', 'burn', 'burnt', 'fight', 'goat', 'dragon', 'dinosaur', 'monster', 'pig', 'lost', 'misses', 'allergic'],
  moods: ['first', 'waiting', 'learning', 'proud'],
  out: true,
  fed: true,
  company: ['Papa Okafor', 'Nkem', 'yam', 'yams', 'drum', 'drums', 'drummers', 'dish', 'table', 'bowl', 'bowls', 'oil', 'sticks', 'fan', 'chair', 'log', 'leaf', 'hat', 'goat'],
  about: 'No one tastes the new yam before the eldest, who will not eat while the drums are talking, until a drum itself asks him to.',
  titles: ['Not Before Papa Okafor', 'The Drum Has a Word', '{H} and the New Yam', 'One Bite, and Then the Drums', 'Nobody Eats While It Talks'],
  want: [
    {
      id: 'not-before-the-eldest',
      A: 'partner',
      paragraphs: [
        '{H} could smell the new yam from the end of the table. {H} wanted a piece, and soon. It was roasted, and lay in white pieces in a dish, with red palm oil beside it. But at the new yam festival no one tasted it before the eldest. That was Papa Okafor, who was ninety-one and slow. Papa Okafor lifted a piece, and put it down again to listen to the drums.'
      ]
    }
  ],
  way: [
    {
      id: 'fan',
      A: 'partner',
      paragraphs: [
        '“It’s too hot for him,” said {H}, and fanned the yam with a fan. Most of the wind went to Papa Okafor. “How pleasant,” said Papa Okafor, with both eyes shut. Now no one even looked at the dish. {A} felt a piece through a leaf. “It’s cold,” said {A}. So it had to be warmed again.'
      ]
    },
    {
      id: 'as-long-as-a-child',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The biggest yam had not been roasted, for everybody was to see it. It lay on the ground, brown and rough as bark. {H} lay down next to it, with both heels where the yam began. Beyond {H}’s hair the yam went on. “It’s got a head more than you,” said {A}.',
        '“It hasn’t got a face on it, though,” said {H}. They turned the yam over to make sure. On that side there was a sort of nose, and earth in it.'
      ]
    },
    {
      id: 'the-new-yam-is-white',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How do you know that it’s new?” asked {H}. “It’s got more water in it,” said {A}. “An old yam’s been sitting in the barn since last year, tied to a pole. It’s grown dry, and tells you about it.” {H} had been eating that one until yesterday.',
        'It had not been bad. But it had tasted of sitting. Today every last bit of old yam was gone from the pots. The new one was not to find somebody in its place.'
      ]
    },
    {
      id: 'just-the-smell',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“No one’s said that one can’t smell it,” said {H}. They held both noses over the dish, and breathed in from the left to the right. The yam smelled brown on the outside, and like warm bread inside. “I’ve got some,” said {A}. “Keep your mouth shut, or it’ll get out.”',
        'They walked about with shut mouths. An aunt asked them something, and they only nodded. That was how {H} came to carry eleven bowls to the table.'
      ]
    },
    {
      id: 'greeting-everybody',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A neighbour came late, and Papa Okafor had to ask how things were at the house. Then they went through the neighbour’s yams, one field after another. There were four fields. {H} counted them down on four fingers. “That’s nearly all,” whispered {H}.',
        '“And your cousin’s fields?” asked Papa Okafor. {A} gave {H} another hand to go on with. The dish of yam steamed a bit less, and the neighbour sat down to think.'
      ]
    },
    {
      id: 'yam-grows-again',
      A: 'other',
      spare: 5,
      paragraphs: [
        'Behind the house lay the tops of the yams, each as big as a fist. “Aren’t those for eating?” asked {H}. “Those go back into the ground,” said {A}. “It grows a whole new yam from that.” {H} looked at one with respect. It was only a lid, and had all the rest still in it.',
        '“So there’s a piece of last year’s yam in it,” said {H}, “and of the yam before that.” {A} thought back. “Then it’s older than Papa Okafor,” said {A}. “It ought to eat first.”'
      ]
    },
    {
      id: 'pet-waits-too',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had been told as well that no one tastes the new yam before the eldest. {A} sat down in front of Papa Okafor and looked straight at the old mouth. It opened, and {A} leaned forward. It was only a yawn. {A} leaned back again.',
        'Papa Okafor laughed, and told the drummers something long. {A} went along with every bit of it. “{A}’s the only one who’s really listening,” said {H}.'
      ]
    },
    {
      id: 'elder-used-to-run',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“He was always slow,” said {S}. “When he was sixty, he wasn’t the eldest yet. There were nine who came before him, and he waited for all of them.” “How long did that take?” asked {A}. “Thirty years,” said {S}. “And all of them chewed well.”',
        '{A} looked across at Papa Okafor, who had waited for so long and now had all the time. “I wouldn’t hurry either,” said {A}, and swallowed.'
      ]
    },
    {
      id: 'child-tries-to-be-old',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’m the eldest,” said {S}, and came along bent over, with a stick of firewood. “I’m a hundred and two.” “Then say what it was like when you were small,” said {A}. {S} thought about it. “I was smaller,” said {S}, “and the yam was bigger.”',
        'The aunts thought that this was very well remembered. But they asked how many teeth were left, and {S} had all of them. So {S} was sent back to the end of the table.'
      ]
    },
    {
      id: 'dance-for-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The drums played so that {H}’s feet could not wait any longer. {H} and {A} danced the yam. First you sit deep down in the ground, with your arms round you. Then you push up a long thin stalk, and feel about for a pole. {A} was the pole.',
        '{H} went round it twice. “Which way do you go?” asked {A}. “To where it’s light,” said {H}. The drums stopped just then, and that is how they had to stay.'
      ]
    },
    {
      id: 'play-faster',
      A: 'partner',
      paragraphs: [
        '“If the drums were faster, he’d be faster,” said {H}. The drummers tried it. Now Papa Okafor was faster, but only in the shoulders. Whenever a drum stopped, the yam went up to the mouth. Then the next drum came in, and it sank. {A} had seen it three times. “He doesn’t eat while they play,” said {A}. “He’s listening.”'
      ]
    },
    {
      id: 'two-voices',
      A: 'same',
      paragraphs: [
        '“To what?” asked {H}. A drummer called Nkem had the last drum, a hollow log with a slit in it. It sounded high on one side, and low on the other. “It talks,” said Nkem. “Our words go up and down. So does the drum.” {H} and {A} looked at each other. You do not eat while somebody is talking to you.'
      ]
    }
  ],
  turn: [
    {
      id: 'papa-eat',
      A: 'partner',
      paragraphs: [
        '“Can it say that he should eat?” asked {H}. Nkem held out the sticks. {H} hit it high and low, as Nkem showed. The other drums stopped, to hear what that was. “Slower,” said {A}. {H} did it again. Papa Okafor turned one ear to it. “It says that my yam’s getting cold,” said Papa Okafor, and all the drummers laughed.'
      ]
    },
    {
      id: 'what-else-it-says',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The log drum had been heard as far as the road, and a boy looked over the wall. “Did somebody call?” he asked. “It was about the yam,” said {H}. “I thought that it was about me,” said the boy. His name went down and up as well.',
        '{A} drummed on the table with two fingers. “What did I say?” asked {A}. {H} thought about it. “That you’re hungry,” said {H}. “It’s right,” said {A}. “I wasn’t even trying.”'
      ]
    },
    {
      id: 'the-first-bite',
      A: 'same',
      paragraphs: [
        'Then it was still. Papa Okafor lifted up the yam and gave thanks for it, and bit. The chewing took a long time, and everybody chewed along. “New,” said Papa Okafor. All the drums came in at once, and the dish went round. {A} passed {H} a white piece with a red corner, and it tasted like the smell. But now Nkem’s drum was telling something. {H} held the second bite in the air, to hear it out.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat at the long table, where the smell came by.',
      '{names} swallowed each time that the dish was moved.',
      { text: '{names} set out the bowls, one for each.', needs: ['hands'] },
      { text: '{names} tied a leaf round the oil jar.', needs: ['hands'] }
    ],
    way: [
      '{names} looked from the yam to Papa Okafor, and back.',
      '{names} moved along with the drums, and sat down again.',
      { text: '{names} clapped for the drummers, in between the beats.', needs: ['hands'] },
      { text: '{names} brushed the earth off the big yam.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept still, so that the drum could be understood.',
      '{names} got a piece of yam too, and looked at it first.',
      { text: '{names} passed the dish on, to the right.', needs: ['hands'] },
      { text: '{names} dipped a corner in the oil, as the eldest had done.', needs: ['hands'] }
    ]
  },
  bed: [
    'The dish was empty, and the big yam was carried in by two. Nkem laid the sticks inside the drum, where they could not say anything more.',
    '{H} washed off the red of the oil and lay down. Far away one drum was still talking. {H} listened, and did not eat.'
  ],
  last: [
    'The drum said something low, and then something lower, and {H} was asleep.',
    'Papa Okafor went home slowly, for there was no hurry, and {H} was asleep.'
  ]
})
