import { wishPlot } from '../wish-plot.ts'

const CLOUDS = ['cloud', 'clouds', 'raincloud', 'rain cloud']
const HELPS = ['helps garden', 'help garden', 'helped garden', 'dry garden', 'dried garden', 'thirsty garden', 'saves garden', 'save garden', 'dry plants', 'thirsty plants', 'thirsty flowers', 'dry flowers', 'wilted flowers', 'dry field', 'thirsty field', 'helps plants', 'help plants', 'helps flowers', 'help flowers', 'helps farmer', 'help farmer', 'dry farm', 'helps tree', 'thirsty tree', 'dry village']

export const cloudHelpsDryGarden = wishPlot({
  id: 'wish-cloud-helps-dry-garden',
  wishes: [...CLOUDS.flatMap((cloud) => HELPS.map((help) => `${cloud} ${help}`)), 'cloud one cupful', 'cloud cupful', 'cloud too small to rain', 'cloud not enough rain', 'tiny cloud rain', 'cloud few drops', 'cloud wants to help', 'cloud wanted to help', 'cloud comes down to garden', 'cloud waters pumpkin', 'cloud cup of water', 'cloud waters plants', 'cloud drink flowers', 'cloud drink plants', 'cloud rain dry garden'],
  answers: ['cloud', 'clouds', 'raincloud', 'rain', 'rains', 'rained', 'raining', 'drop', 'drops', 'raindrop', 'raindrops', 'water', 'waters', 'watering', 'cup', 'cupful', 'dry', 'dried', 'thirsty', 'wilted', 'hot', 'drought', 'garden', 'gardens', 'plant', 'plants', 'flower', 'flowers', 'pumpkin', 'pumpkins', 'beans', 'tomatoes', 'vegetables', 'tree', 'field', 'farm', 'farmer', 'earth', 'soil', 'help', 'helps', 'helped', 'helping', 'save', 'saves', 'saved', 'grow', 'grows', 'want', 'wants', 'wanted', 'tries', 'tried', 'little', 'small', 'tiny', 'white', 'fluffy', 'grey', 'shy', 'kind', 'friendly', 'brave', 'lonely', 'young', 'baby', 'high', 'low', 'sky', 'down', 'fog', 'mist', 'sun', 'sunny', 'summer', 'wind', 'big', 'bigger', 'enough', 'not', 'more', 'school', 'community', 'shared', 'grandma', 'grandma’s', 'grandpa', 'grandpa’s', 'granny’s', 'neighbour', 'neighbour’s', 'mum', 'dad', 'sister', 'brother', 'girl', 'boy', 'child', 'children', 'friend', 'friends', 'village', 'town', 'street', 'morning', 'evening', 'night', 'day', 'today', 'one', 'once', 'called', 'named', 'who', 'that', 'finds', 'sees', 'saw', 'gives', 'gave', 'give', 'brings', 'brought', 'drink', 'only', 'watered', 'happy', 'sad', 'gentle', 'funny'],
  except: ['won’t rain', 'can’t rain', 'cannot rain', 'doesn’t rain', 'storm', 'thunder', 'lightning', 'scared', 'afraid', 'snow', 'sweets', 'candy', 'chocolate', 'lemonade', 'castle', 'wedding', 'birthday', 'follows', 'follow', 'pet', 'bedroom', 'died', 'dead', 'grave', 'flood', 'flooded', 'moon', 'star', 'sheep', 'dragon', 'elephant', 'unicorn', 'factory', 'fairy', 'fairies', 'gnome', 'acid', 'music', 'fire', 'war', 'cotton'],
  moods: ['change', 'waiting', 'learning', 'first'],
  isTale: true,
  out: true,
  company: ['cloud', 'garden', 'pumpkin', 'leaf', 'leaves', 'web', 'gate', 'fence', 'tap', 'fog', 'drop', 'drops', 'snail', 'spider', 'bath', 'shadow', 'beans', 'cup', 'elephants'],
  about: 'A little cloud brings its one cupful to the dry garden and is too high, so that the air drinks it, and then too low to rain at all, until a web by the fence shows what a cloud can do that lies down.',
  titles: ['The Cloud with One Cupful', 'Too High, Too Low', '{H} and the Little Cloud', 'A Web Full of Drops', 'The Cloud Lay Down'],
  want: [
    {
      id: 'all-it-had',
      A: 'partner',
      paragraphs: [
        'Over the dry garden at the end of {H}’s street hung a little cloud, all by itself. The garden belonged to everybody, and the earth in it had cracks. {H}’s pumpkin let its leaves hang, like gloves. {H} wanted to give it a drink, but there was nothing in the tap. “We need rain,” said {A}, and looked up. “I’d like to help,” said the little cloud. “I’ve brought a cupful. It’s all I’ve got.”'
      ]
    }
  ],
  way: [
    {
      id: 'too-high',
      A: 'partner',
      paragraphs: [
        '“Over here!” called {H}, beside the pumpkin. The little cloud hung up there, where clouds hang, and squeezed. Its rain came out at the bottom, in fine grey threads. They came down, and down. Halfway they stopped. {H} held out both hands, and nothing arrived. “It’s dried up on the way,” said {A}. “The air was thirsty too.” “Then I’m too high,” said the little cloud, in a small voice. “That was half my cup.”'
      ]
    },
    {
      id: 'shadow',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It is hard for a cloud to see where it is. “Look at your shadow,” said {A}. It lay on the cabbages, and was the size of a tablecloth. “Left,” called {H}. The shadow slid over the beans, and along the fence. Then it lay on the pumpkin, and that was dark and cool.',
        'The pumpkin lifted one leaf, to see who was there. “It likes me,” said the cloud. “I’m only in the way.” For a while it stayed in the way, as a help.'
      ]
    },
    {
      id: 'what-a-cloud-weighs',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“A proper cloud weighs as much as a hundred elephants,” said {A}. They all looked at the little one. “I’m about a hamster,” said the cloud, and went a little pink.',
        '“How do a hundred elephants stay up there?” asked {H}. “In very small drops,” said {A}. “An elephant as fine as flour floats.” The cloud felt better at once. It had never been told that it came from such a large family.'
      ]
    },
    {
      id: 'big-ones',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Aren’t there any bigger ones?” asked {A}. There had been three that morning, said the little cloud, as dark as plums. It had told them about the dry garden. “They had no time,” it said. “They had to be at a mountain by noon.”',
        '“What did the mountain want?” asked {H}. “Nothing,” said the cloud. “It was raining there already.” With big clouds it was always like that. They went where the others were, and talked about the weather.'
      ]
    },
    {
      id: 'other-with-a-funnel',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} opened an umbrella, and stood it on its head beside the pumpkin. “Whatever comes, it’ll all run to the middle,” said {A}. They looked up, and they looked in. A beetle fell into it, and a feather.',
        '“It’s begun,” said {A}. After half an hour there was also a bus ticket. But none of it was wet. {A} thanked the little cloud for the feather. The little cloud said, truthfully, that it did not have any feathers.'
      ]
    },
    {
      id: 'pet-moves-along',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'The only cool place in the dry garden was the shadow of the cloud. {A} had found it, and lay down in it. The cloud moved on a little. {A} got up, sighed, and lay down two steps further on, among the beans.',
        'So they went all round the garden, the cloud above and {A} below. “I’m helping somebody,” said the cloud. It went a bit slower at the corners, so that {A} did not have to run.'
      ]
    },
    {
      id: 'elder-knee',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“My knee knows when it’s going to rain,” said {S}, and sat down beside the pumpkin. {A} laid an ear to the knee. “What does it say?” “It says yes,” said {S}, “but only the left half. It must be a very little one.”',
        'The cloud was pleased to be noticed by a knee. “And how much rain?” it asked. {S} moved the knee to and fro. “A cup,” said {S}, “with no handle.” That was exactly right. {A} wished that the pumpkin had a knee.'
      ]
    },
    {
      id: 'child-shares-a-mug',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} still had a mug of water, half full. “One sip for me, and one for the pumpkin,” said {S}, and drank, and poured. The earth hissed, and it was gone. “It doesn’t even say thank you.” “It swallowed it whole,” said {A}.',
        '“One for the cloud,” said {S}, and held the mug up high. The little cloud looked down into it. “That’s just what I look like from inside,” it said. They left a sip for it, on a post, and the post drank that.'
      ]
    },
    {
      id: 'caught-on-a-bean',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Once the little cloud had been as low as a roof before, it told them. It had been caught on a chimney, by the sleeve. It had to wait until the wind changed its mind. “That’s why we mostly stay up,” it said.',
        '{H} looked round the garden, and bent the tips of the bean poles aside. {A} told the nails in the fence to be careful. “If you come down, come in by the gate,” said {H}. The cloud asked how wide that was.'
      ]
    },
    {
      id: 'too-low',
      A: 'partner',
      paragraphs: [
        'So the little cloud came down, past the roofs, until it lay on the garden. Now it was too low. It could not rain at all, for there was no room underneath. “I’m only fog,” it said. They could not see the gate any more. “Look at the fence,” said {A}. “There’s a spider’s web, and I never saw it before.” On every thread of the web hung a drop. {H} felt a pumpkin leaf. It was wet.'
      ]
    }
  ],
  turn: [
    {
      id: 'lie-still',
      A: 'partner',
      paragraphs: [
        '“You don’t have to fall,” {H} told the little cloud. “You only have to lie there.” {H} shut the gate, to keep the wind out. The pumpkin’s leaves had hairs, and now each hair caught a drop. The drops ran together, along the leaf and down the stem, as on a slide. Plip, they went, just where the root was. “Does it tickle?” whispered {A}. “A bit,” said the cloud, and held still. All over the garden it went plip, plip, plip.'
      ]
    },
    {
      id: 'eyebrows',
      A: 'same',
      spare: 9,
      paragraphs: [
        'After a time {H} saw that {A} had drops on both eyebrows. On {H}’s own lashes there hung some too, and the world had small lamps in it. “We’re being watered,” said {H}. They stood side by side, in the row, with their arms hanging.',
        '“Are you growing?” asked {A}. {H} felt the top of {H}’s head. “It’s too early to tell,” said {H}. They drew a line on a bean pole, for tomorrow. The pumpkin was doing it without a line.'
      ]
    },
    {
      id: 'other-hangs-towels',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} hung a fishing net over the fence, as wide as the bed of beans. “There are mountains where it never rains,” said {A}. “People put up nets there, and drink the fog.” Soon drops ran down the net, and into a tin.',
        'It came to a whole spoonful. They tasted it, one drop each. It was cool, and tasted of a long way off. “That was my left side,” said the cloud. It was glad that they liked it. Then the spoonful went to the smallest bean.'
      ]
    },
    {
      id: 'snail-comes-out',
      A: 'same',
      spare: 11,
      paragraphs: [
        'On the fence a snail had sat for weeks, with its door shut. It had glued it up, to keep in what was wet. Now the door opened. First there was one horn, and then there were four. The snail drank from the fence, and not a sip was heard.',
        '“It thinks that it’s autumn,” said {A}. The snail put a foot into the cloud, and then the other end of the same foot. Then it set off along the fence. It had had weeks to think where to.'
      ]
    },
    {
      id: 'at-seven',
      A: 'partner',
      paragraphs: [
        'Little by little they could see the gate again. The cloud had given away the other half of its cup, and had not spilt a drop. The pumpkin held up its leaves like hands. “Now there’s hardly any of me,” said the cloud. It was no bigger than a pillow. “Where do you fill up?” asked {A}. “Wherever something’s warm and wet.” {H} had an idea. “Come to my window at seven,” said {H}. “I have to be washed anyhow, and it steams.”'
      ]
    }
  ],
  everybody: {
    want: [
      { text: '{names} asked the tap once more, and it only coughed.', needs: ['hands'] },
      '{names} looked up at the little cloud, until it turned pink.',
      '{names} blew upwards, to push the cloud along a bit.'
    ],
    way: [
      '{names} stood under the rain with a mouth open, and it did not arrive.',
      '{names} looked into the longest crack, and it was dry all the way down.',
      { text: '{names} smoothed the leaves out flat, to make room for more of it.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood quite still, so as not to make a draught.',
      '{names} listened to two hundred plips, one after another.',
      { text: '{names} tipped a wet leaf over the smallest bean.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the garden the earth was dark, and the cracks had closed. The web by the fence had one drop left, and kept it.',
    '{H} had a warm bath, with the window open. The steam went out, and somebody was waiting for it. Then {H} lay down, quite flat, and kept still.'
  ],
  last: [
    'Before the window hung a little cloud, quite plump again, and {H} was asleep.',
    'The blanket lay on {H} as light as fog, and {H} was asleep.'
  ]
})
