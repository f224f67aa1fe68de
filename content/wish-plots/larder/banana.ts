import { wishPlot } from '../wish-plot.ts'
import { NOT_SERVED } from './not-served.ts'

export const banana = wishPlot({
  id: 'wish-banana',
  wishes: ['banana', 'bananas', 'bannana', 'bannanas', 'bananna', 'banannas', 'bananana', 'bunch of bananas', 'last banana', 'banana for breakfast', 'banana skin message', 'writing on a banana'],
  answers: ['yellow', 'brown', 'green', 'ripe', 'spotty', 'spots', 'bent', 'curved', 'last', 'bunch', 'bowl', 'breakfast', 'fruit', 'writing', 'write', 'message', 'secret', 'says', 'talks', 'talking', 'mine', 'favourite', 'love', 'loves', 'eat', 'eating', 'sleepy', 'asleep'],
  except: [...NOT_SERVED, 'boat', 'bread', 'cake', 'split', 'milkshake', 'smoothie', 'pancake', 'pancakes', 'muffin', 'muffins', 'loaf', 'monkey', 'monkeys', 'gorilla', 'gorillas', 'ape', 'apes', 'orangutan', 'chimp', 'chimpanzee', 'elephant', 'elephants', 'minion', 'minions', 'pyjamas', 'pajamas', 'phone', 'telephone', 'slip', 'slips', 'slipped', 'slippery', 'broke', 'breaks', 'snapped', 'squashed', 'plantain', 'plantation', 'spider', 'snake', 'slug', 'republic', 'peel', 'bike', 'guard', 'made'],
  moods: ['waiting', 'proud', 'learning', 'first'],
  company: ['banana', 'bowl'],
  about: 'The hero writes on the last banana whose it is, and a banana takes its time to say so; but whoever reads it, it says mine.',
  titles: ['It Says Mine', 'A Banana Takes Its Time', '{H} Writes with a Toothpick', 'Slowly, in Brown', 'What It Said in the End'],
  want: [
    {
      id: 'whose',
      A: 'partner',
      paragraphs: [
        'There was one banana left, and {H} was keeping it for breakfast. But a banana doesn’t say whose it is. It just lay in the bowl, and smiled at everybody who came by. {H} wanted it to speak up.',
        '{H} took a pencil, and the pencil slid off. It was like writing on a candle. {H} tied a label round its middle. But a banana gets thin at the ends, and the label slid down and off. “It doesn’t want to say,” said {A}, and looked rather hungry.'
      ]
    }
  ],
  way: [
    {
      id: 'scratched',
      A: 'partner',
      paragraphs: [
        'So {H} took a toothpick, and scratched a word on the skin, letter by letter. There was nothing to see. It was yellow on yellow. {H} held the banana under the lamp, and there was nothing to see there either. “It won’t say one word,” said {H}. So it went back in the bowl, and {H} dried the cups.'
      ]
    },
    {
      id: 'the-hand',
      A: 'other',
      spare: 1,
      paragraphs: [
        '{A} came by, thinking of something else, and one hand went out to the bowl. “Ahem,” said {H}. {A} looked at the hand. It was already over the banana. “I wasn’t going to,” said {A}. “Your hand was,” said {H}.',
        'So they told the hand. It was very sorry, and went into a pocket. But it had been a near thing, and all three of them knew it.'
      ]
    },
    {
      id: 'behind-the-jug',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} tried hiding it. Behind the jug one end looked out on the left, and one on the right. Under the tea towel it was a banana under a tea towel. {H} stood it up behind a bottle, and it sat down again.',
        '“You can smell it, too,” said {A}, with both eyes shut, and pointed. You can’t hide a banana. They put it back in the bowl.'
      ]
    },
    {
      id: 'six-fingers',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“A whole bunch is called a hand,” said {A}. “And each banana’s a finger.” {H} held it up beside {H}’s own five. That made six. {H} waved with them, and it looked very friendly, if a bit yellow at one side.',
        '“So this is the last finger,” said {H}. “The rest of the hand’s been eaten.” {A} looked at the ceiling. {A} had had two of those.'
      ]
    },
    {
      id: 'says-please',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“A banana does talk,” said {A}, “only in colours. Green is not yet. Yellow is now. Brown spots are quickly, please. And brown all over is cake.” {H} looked at the banana. It was yellow, with three spots near the stalk.',
        '“It’s said please three times,” said {H}. {H} laid it with that end to the wall, so that it would not go on at everybody.'
      ]
    },
    {
      id: 'looking-up',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Why’s it bent?” asked {H}. “They start off growing down,” said {A}. “Then they notice where the sun is, and turn round, and grow up. They all do it, side by side.” {H} held the banana as it had hung. Its smile was upside down like that.',
        '“So it isn’t smiling,” said {H}. “It’s only been looking up.” They moved the bowl a bit, to where it could see the lamp.'
      ]
    },
    {
      id: 'two-doors',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“It’s got a handle, too,” said {A}, and meant the stalk. “That’s for opening it.” “It’s for hanging on by,” said {H}. “The door’s at the other end. You only pinch the black bit.” They both looked at the black bit, and nobody pinched it.',
        'It was strange to think of. The banana had had a back door all week, and nobody had known.'
      ]
    },
    {
      id: 'just-outside',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“You could put a guard on it,” said {A}. They took the pepper mill, since it’s tall and looks stern. It stood in front of the bowl, and nobody liked to reach past.',
        'After a time {A} wanted some pepper. {A} took the guard away, and used it, and put it back facing the other way. “Now it’s guarding me,” said {H}. The banana lay behind it, and smiled.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{H} moved the bowl to where {A} could keep an eye on it. “If anybody comes for the banana,” said {H}, “look at them. You needn’t do anything else.” {A} was very good at that.',
        'Then {H} came back, to see if it was working. {A} looked at {H}. {A} looked so hard that {H} took a step back from the bowl, and said who it was.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“At work somebody always ate my banana,” said {S}. “So I scratched on it: I know it was you.” “Did that help?” asked {A}. “By noon five people had come to say sorry,” said {S}. “One of them cried a bit.”',
        '{A} counted them on one hand. “But which of them was it?” “None of those, I think,” said {S}. “I think it was the one who didn’t come.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had seen the banana, and held out one hand, and opened and shut it. That’s how you say it before you can talk. “I know what that says,” said {H}. “I can’t write it any better myself.”',
        '{A} said it again, with both hands. {H} gave {A} the label to hold, and the string. For now {A} was content, and owned those.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“At ours you lick it,” said {A}. “Then it’s yours.” That was quick, and it needed no toothpick. {H} picked up the banana and looked at it all over.',
        '“It’s got a skin on,” said {H}. “I’d only get the outside.” {A} had never thought of that. It had always been biscuits.'
      ]
    },
    {
      id: 'comes-out',
      A: 'partner',
      paragraphs: [
        'After the last cup {A} bent down to the bowl. “It’s begun,” said {A}. There was an M on it, thin and brown as tea. “Wherever you touch a banana, it goes brown,” said {A}. “But it has to think about it first.” An I was coming too, and {A} read along. “M, I. Milk?” “Wait,” said {H}. Then there was an N. “Mint?” “Wait,” said {H}. The E was the youngest, so it came last.',
        '“Mine,” read {A}. “No, mine,” said {H}. “It says mine,” said {A}. “I can read!” “But I wrote it!” said {H}. They looked at each other over the banana. “I see what’s wrong,” said {A}. “Whoever reads that word says it’s mine. Anybody could.”'
      ]
    }
  ],
  turn: [
    {
      id: 'other-words',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“It could say OUCH,” said {A}. “Or LEMON. Or: I’ve been on the floor.” The last one was good. Nobody would touch that. {H} held the toothpick over the banana, and then put it down.',
        '“I’ve got to eat it tomorrow,” said {H}. “I don’t want to be told lies by it at breakfast.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} wanted to read it as well. {S} put one finger under the word, and went along. “Banana,” read {S}. “It doesn’t say that,” said {A}. “It says mine.” {S} looked once more, from very near.',
        '“It says banana,” said {S}. “It says it all over.” And it did, in yellow, from the stalk to the black bit.'
      ]
    },
    {
      id: 'over-there',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{A} thought that {H} should write a name. But a name is long, and a banana has a bend in it. They measured, with a thumb. After the bend you could not see what came next.',
        '“You’d have to read it in two halves,” said {A}, “and walk round the table in between.” By then somebody quick could have eaten the end. It had to be something short.'
      ]
    },
    {
      id: 'inside-collars',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Does it mind?” asked {H}, with the toothpick in the air. “It’s only its coat,” said {A}. “You’ve got writing in yours as well.” {H} looked inside the collar, and there it was, with a number to wash it at.',
        '“And nobody asked you,” said {A}. “No,” said {H}. “But it’s on the inside.” {H} said sorry to the banana, for the first word.'
      ]
    },
    {
      id: 'other-side',
      A: 'partner',
      paragraphs: [
        '{H} turned the banana over. It had another side, and there was nothing on that yet. “Nobody eats anybody who’s asleep,” said {H}. “It wouldn’t be right.” {H} scratched for some time with the toothpick, and put out the tip of {H}’s tongue. Then the banana went back in the bowl, with that side up. There was nothing to see. “What does it say?” asked {A}. “Nothing yet,” said {H}. “It’ll say it tonight, when it’s true.” And {H} laid a napkin over it, up to the stalk.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went by the bowl, and looked straight ahead.',
      '{names} smiled back at the banana.',
      { text: '{names} fetched a thicker pencil, and it slid off sooner.', needs: ['hands'] },
      { text: '{names} tied the label on again, with a bow.', needs: ['hands'] }
    ],
    way: [
      '{names} stared at the banana, and saw nothing on it yet.',
      '{names} guessed along, and thought that it would be mice.',
      { text: '{names} dried a cup, and kept an eye on the M.', needs: ['hands'] },
      { text: '{names} moved the lamp nearer, to help it think.', needs: ['hands'] }
    ],
    turn: [
      '{names} went past on soft feet from then on.',
      '{names} looked at the new side, and let it be.',
      { text: '{names} folded the napkin down a little, as it was a mild night.', needs: ['hands'] },
      { text: '{names} put away the toothpick, where it could not write anything else.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} wiped the table round the bowl, and did not bump it. The napkin lay quite still.',
    'Then {H} washed. {H} lay down, bent a little at the middle, and pulled up the blanket.'
  ],
  last: [
    'In the bowl, letter by letter, the banana said ASLEEP, and so was {H}.',
    'A, said the banana in the dark, and S, and L. By the P {H} was asleep.'
  ]
})
