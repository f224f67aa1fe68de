import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

/**
 * Played by the hero, so that it is true whether she is one of the household tonight or lives far away; of her no line says
 * she, and so it is told of a grandfather as well. A family has one word for her, and the story says that one.
 */
function grandStory(name: string, ...typed: string[]): ScenePlot {
  const others = NAMES.filter((other) => !typed.includes(other))
  return wishPlot({
    id: `wish-${name.toLowerCase()}`,
    wishes: typed,
    except: [
      ...NOT_ABOUT_ANYBODY,
      ...OTHER_STORIES,
      ...others
    ],
    answers: ['love', 'loves', 'loving', 'best', 'kisses', 'cuddles', 'cuddle', 'hugs', 'hug', 'lap', 'knee', 'playing', 'pretending', 'being', 'funny', 'silly', 'cardigan', 'orange', 'her', 'his', 'with', 'time', 'day', 'special', 'grandchild', 'grandchildren', 'grandson', 'granddaughter', 'girl', 'boy'],
    nothingElse: true,
    company: ['orange', 'chair', 'cardigan', 'plate'],
    about: `The hero is ${name} for the evening, so well that nobody can tell, until it comes to the orange.`,
    titles: [`${name} Isn’t Hungry`, 'The Last Piece of the Orange', `{H} Is ${name} Tonight`, 'Haven’t You Grown', 'Kettle, Curtain, Teddy, {H}'],
    want: [
      {
        id: 'cardigan',
        A: 'partner',
        paragraphs: [
          `Tonight {H} was ${name}, with a cardigan down to the knees and a handkerchief up one sleeve. “And who am I?” asked {A}. “You’re me,” said {H}, “and you’ve come to see me. I’ll be so good at it that you can’t tell the difference.”`,
          `So {A} went out, and was {H}, and came in. “Have you eaten?” asked {H}, just as ${name} did. “Yes,” said {A}. “Then you must be hungry,” said {H}.`
        ]
      }
    ],
    way: [
      {
        id: 'grown',
        A: 'same',
        spare: 1,
        paragraphs: [
          '“Haven’t you grown!” said {H}. {A} had only been to the kitchen. {A} went and came in again. “Look at you! You’ve done it again,” said {H}.',
          '{A} liked that, and did it five times in all. The last time {A} had to stoop under the lamp. “It’s all the fresh air in the kitchen,” said {H}.'
        ]
      },
      {
        id: 'all-the-others-first',
        A: 'partner',
        paragraphs: [
          `{H} sat down with an “oof”, and took an orange. “Come here, Kettle, Curtain, Teddy, {H}!” called {H}. ${name} always said a few wrong names before the right one. “That’s me,” said {A}, and came.`,
          '{H} peeled the orange. {H} ate the first piece, to see if it was sweet. It was. {H} had the next three, to make sure. “Now I can tell the difference,” said {A}, with an empty plate.'
        ]
      },
      {
        id: 'arms-length',
        A: 'same',
        spare: 2,
        paragraphs: [
          'There was a letter to be read, and {H} held it a long way off. It wasn’t enough. “My arms are too short for it,” said {H}. So {A} took the letter and walked backwards with it, as far as the door.',
          '“Now I’ve got it,” said {H}. “What does it say?” “It says that I need glasses.” They looked for those in every room. They were on Teddy.'
        ]
      },
      {
        id: 'coats',
        A: 'same',
        spare: 3,
        paragraphs: [
          '{A} wanted to go over to the window. “Not like that,” said {H}. “You’ll catch cold between here and there.” {A} got a hat, and a scarf, and a second scarf for the first scarf.',
          'In all that wool {A} couldn’t bend at the knees. {A} was turned round and given a push. “And ring when you get there,” said {H}. From the window came a very small “ding”.'
        ]
      },
      {
        id: 'biscuit-tin',
        A: 'other',
        spare: 4,
        paragraphs: [
          'On the table stood a tin with biscuits on the lid. {A} took off the lid, and it was full of buttons. “That’s not fair,” said {A}. “There was a biscuit on it.”',
          '“That’s how you keep buttons,” said {H}. “Nobody’s ever eaten one.” {A} stirred them with a finger for quite a time. There was a silver one in there with an anchor, and that was nearly as good.'
        ]
      },
      {
        id: 'resting-my-eyes',
        A: 'same',
        spare: 5,
        paragraphs: [
          `Then {H} leaned back, as ${name} did after a meal, and the newspaper sank. “Are you asleep?” whispered {A}. “I’m only resting my eyes,” said {H}. The newspaper rose and fell.`,
          '{A} put out one finger, very slowly, to turn off the music. “I was listening to that,” said {H}, out of the middle of a snore. {A} turned it on again. It was about tractors.'
        ]
      },
      {
        id: 'when-i-was-small',
        A: 'same',
        spare: 6,
        paragraphs: [
          '“When I was small,” said {H}, “we had one sock between the seven of us. It was worn by whoever had the cold foot.” “And the other foot?” asked {A}. “We hopped,” said {H}.',
          '“And how far was it to school?” “Uphill,” said {H}. “Both ways?” “Three ways.” {A} had to sit down. “No wonder,” said {A}, “that you say oof.”'
        ]
      },
      {
        id: 'the-elder-looks-on',
        S: 'elder',
        A: 'hero',
        spare: 4,
        paragraphs: [
          '{S} looked {A} up and down, in the cardigan. “I know somebody who does it just like that,” said {S}. “Who?” asked {A}. {S} did not say who it was.',
          '{S} only pulled the cardigan straight at the back, where it always rides up. Then {S} tucked in the handkerchief. A bit of it had to look out, but not too much. “There,” said {S}. “Now I’d say good evening to you in the street.”'
        ]
      },
      {
        id: 'hand-at-the-side',
        A: 'pet',
        spare: 7,
        paragraphs: [
          '{A} got nothing from the table, for that wasn’t allowed. But one hand of {H}’s hung down at the side of the chair. In the hand there was a crumb, and nobody knew about it.',
          'When the hand came up again, there was no crumb. {A} looked straight ahead. You had to know the two of them well to see that anything had happened.'
        ]
      },
      {
        id: 'less-lap',
        S: 'child',
        A: 'hero',
        spare: 8,
        paragraphs: [
          'A visit begins on the lap, and so {S} sat down on {A}’s. There was not so much of it. “You used to have more lap than this,” said {S}, with one leg on and one leg off.',
          '“It comes and goes,” said {A}, and held on tight. “Whose nose have you got?” {S} felt. “Mine,” said {S}. {A} took it off with two fingers, as you do, and put it on again, a bit straighter.'
        ]
      },
      {
        id: 'peppermint',
        A: 'other',
        spare: 6,
        paragraphs: [
          'Deep down in the pocket of the cardigan there was a peppermint. It had some cardigan on it. “Take it,” said {H}. “I’ve had it since before you were born.”',
          '{A} looked at it from both sides, and it looked back, out of the fluff. Somebody as old as that can’t just be eaten. {A} said good evening to it, and put it back in the pocket.'
        ]
      },
      {
        id: 'say-nothing',
        A: 'same',
        spare: 7,
        paragraphs: [
          'Once {H} pressed something into {A}’s hand, and shut {A}’s fingers over it, one by one. “Don’t tell anybody,” whispered {H}. It was a walnut.',
          '{A} told nobody. A bit later there came another one, and then a third. “I’ve only got the one grandchild,” said {H}, “so you get them all.” By then {A} rattled on both sides.'
        ]
      },
      {
        id: 'not-hungry',
        A: 'partner',
        paragraphs: [
          `“But I’ve got the cardigan!” said {H}. “It’s not the cardigan,” said {A}. “When it’s really ${name} who peels the orange, who gets it?” {H} thought, and chewed more slowly. There was always a hand with a piece in it, and it was always coming this way.`,
          `“I do,” said {H}. “${name}’s never hungry.” “Never?” asked {A}. They looked at each other across the peel.`
        ]
      }
    ],
    turn: [
      {
        id: 'is-it-sweet',
        A: 'partner',
        paragraphs: [
          'So {H} took a second orange and pulled off every bit of white. The first piece went to {A}. “Is it sweet?” asked {H}. “Mm,” said {A}. Each time that {A}’s mouth opened, {H}’s opened a bit as well.',
          `“Don’t you want any?” asked {A}. “${name} isn’t hungry,” said {H}. At that moment something growled under the cardigan, so loudly that the buttons shook. They had both heard it.`
        ]
      },
      {
        id: 'photograph',
        A: 'same',
        spare: 9,
        paragraphs: [
          'In the cardigan there was a photo, as there always is. {H} showed it to the pot plant. “That’s my {H},” said {H}. “Swims like a fish.” And then {H} showed it to the lamp, who had not asked either.',
          '“You’ve shown us that one before,” said {A} for the pot plant. {H} turned it round at once. “And this is the same one from behind,” said {H}.'
        ]
      },
      {
        id: 'last-piece',
        A: 'partner',
        paragraphs: [
          'Now there was one piece left. “I’m you,” said {A}. “What do I do with it?” {H} knew. “You wait until I say no, and then you put it in my mouth.” {A} held it up. “No, no,” said {H}. “I don’t even like…” and the piece was in. It was the best of the whole orange.',
          '“I couldn’t tell the difference,” said {A}. “Nor could I,” said {H}, and licked one thumb.'
        ]
      },
      {
        id: 'waving',
        A: 'same',
        spare: 10,
        paragraphs: [
          'After that the visit was over, and {H} stood and waved. {A} went away round the sofa. {H} waved until there was nothing left of {A} but some hair.',
          'Then {A} came out at the other end. “You’re back!” cried {H}. “Haven’t you grown!” They said goodbye again, and it took longer than the first time, because they knew how.'
        ]
      }
    ],
    everybody: {
      want: [
        '{names} came on a visit too, and got looked at from all sides.',
        '{names} settled down where the cardigan ended.',
        { text: '{names} hung a coat on the hook, for the sake of the visit.', needs: ['hands'] },
        { text: '{names} polished two spectacles, and tried them on the teapot.', needs: ['hands'] }
      ],
      way: [
        '{names} came at the name of Kettle, and stayed for Teddy.',
        '{names} sneezed at the peel, as it was the sharp sort.',
        { text: '{names} tucked the handkerchief in again, where it hung out of the sleeve.', needs: ['hands'] },
        { text: '{names} put the peel back together, and it was a ball with nobody in.', needs: ['hands'] }
      ],
      turn: [
        '{names} moved a bit closer, mouth open, after the one who was not hungry.',
        '{names} growled as well, to keep the tummy company.',
        { text: '{names} pulled at one white thread, and laid it on the saucer.', needs: ['hands'] },
        { text: '{names} held out a plate, in case there was a piece left over.', needs: ['hands'] }
      ]
    },
    bed: [
      `The cardigan went back on its hook, and {H} was {H} again. The orange peel still lay on the plate, and {group} cleared it away.`,
      '{H} washed both hands, and they still smelled of orange. Then {H} lay down with an “oof”, and closed both eyes, only to rest them.'
    ],
    last: [
      '{H} was not asleep at all, only resting both eyes, and rested them until the morning.',
      'From the bed came one very small “oof”, and after that {H} was asleep.'
    ]
  })
}

/** Of two of them, or of a visit to all, another story is told. */
const NAMES = ['grandma', 'granny', 'gran', 'nana', 'nan', 'nanny', 'nani', 'dadi', 'abuela', 'gogo', 'oma', 'nonna', 'babcia', 'grandpa', 'grandad', 'opa', 'abuelo', 'nonno', 'nanu', 'dada', 'mum', 'mummy', 'dad', 'daddy', 'cousin', 'cousins', 'baby']

export const NOT_ABOUT_ANYBODY = ['sick', 'ill', 'poorly', 'hospital', 'died', 'dead', 'dying', 'dies', 'heaven', 'funeral', 'grave', 'miss', 'misses', 'missing', 'missed', 'sad', 'remember', 'remembers', 'forgets', 'forgot', 'old', 'broke', 'broken', 'operation', 'knee replacement', 'hip', 'hearing', 'wheelchair', 'stick', 'fell', 'fall', 'gone', 'goodbye', 'left', 'leaving', 'lives', 'living', 'far', 'away', 'moved', 'moving', 'home', 'cross', 'angry', 'shouted', 'shouting', 'argue', 'naughty', 'scared', 'afraid', 'lost', 'without', 'never', 'not', 'no', 'can’t', 'cannot', 'won’t', 'doesn’t', 'didn’t']

export const OTHER_STORIES = [
  'visit', 'visiting', 'visits', 'visited', 'visitor', 'house', 'flat', 'stay', 'stays', 'staying', 'stayed', 'come', 'comes', 'coming', 'came', 'arrive', 'arrives', 'arriving', 'going', 'goes', 'went', 'seeing', 'sleepover', 'sleeping', 'night', 'nights', 'overnight', 'holiday', 'airport', 'flying', 'flies', 'flew', 'fly', 'train', 'bus', 'car', 'boat', 'birthday', 'wedding', 'party', 'christmas', 'diwali', 'eid', 'video', 'phone', 'call', 'calls', 'calling', 'facetime', 'zoom', 'cook', 'cooking', 'cooks', 'cooked', 'bake', 'baking', 'bakes', 'baked', 'cake', 'cakes', 'biscuit', 'biscuits', 'bread', 'soup', 'tea', 'dumplings', 'roti', 'chapati', 'garden', 'gardening', 'seeds', 'allotment', 'tomatoes', 'knit', 'knits', 'knitting', 'knitted', 'sew', 'sews', 'sewing', 'teach', 'teaches', 'teaching', 'taught', 'learn', 'learns', 'learning', 'learnt', 'ride', 'rides', 'riding', 'rode', 'drive', 'drives', 'drove', 'motorbike', 'bike', 'dance', 'dances', 'dancing', 'danced', 'sing', 'sings', 'singing', 'sang', 'swim', 'swims', 'swimming', 'swam', 'snore', 'snores', 'snoring', 'snored', 'run', 'runs', 'running', 'ran', 'jump', 'jumps', 'jumped', 'climb', 'climbs', 'climbed', 'win', 'wins', 'won', 'eat', 'eats', 'ate', 'eaten', 'drink', 'drinks', 'drank', 'fish', 'fishing', 'walk', 'walks', 'walking', 'walked', 'play', 'plays', 'played', 'build', 'builds', 'building', 'built', 'make', 'makes', 'making', 'made', 'buy', 'buys', 'bought', 'give', 'gives', 'gave', 'read', 'reads', 'reading', 'write', 'writes', 'wrote', 'letter', 'say', 'says', 'said', 'get', 'gets', 'got', 'put', 'puts', 'take', 'takes', 'took', 'found', 'find', 'finds', 'lose', 'loses', 'turn', 'turns', 'turned', 'become', 'becomes', 'became', 'see', 'sees', 'saw', 'show', 'shows', 'showed', 'hide', 'hides', 'hid', 'wear', 'wears', 'wore', 'keep', 'keeps', 'grow', 'grows', 'grew', 'paint', 'paints', 'painted', 'draw', 'draws', 'drew', 'mend', 'mends', 'fix', 'fixes', 'fixed', 'teeth', 'tooth', 'glasses', 'hat', 'slippers', 'dog', 'cat', 'hens', 'chickens', 'parrot', 'goat', 'cow', 'farm', 'wolf', 'red', 'riding hood', 'dragon', 'dinosaur', 'princess', 'pirate', 'witch', 'superhero', 'robot', 'monster', 'lion', 'tiger', 'bear', 'elephant', 'fairy', 'unicorn', 'giant', 'king', 'queen', 'moon', 'star', 'space', 'rocket', 'sea', 'seaside', 'beach', 'park', 'zoo', 'market', 'shop', 'shopping', 'football', 'cricket', 'chess', 'cards', 'music', 'piano', 'guitar', 'radio', 'job', 'work', 'works', 'school', 'snow', 'rain', 'picnic', 'camping', 'computer', 'tablet', 'ipad', 'recipe', 'spectacles', 'moustache', 'beard', 'wig', 'hair', 'polished', 'juggles', 'juggling', 'tickled', 'tickles', 'poppins', 'job', 'new', '100', 'hundred', '90', 'ninety', '80', 'eighty'
]

export const grandma = grandStory('Grandma', 'grandma', 'grandmother', 'grandmas', 'gramma', 'grandmum')
export const granny = grandStory('Granny', 'granny', 'grannies', 'grannie')
export const gran = grandStory('Gran', 'gran')
export const nana = grandStory('Nana', 'nana', 'nanna')
export const nan = grandStory('Nan', 'nan')
export const nanny = grandStory('Nanny', 'nanny')
export const nani = grandStory('Nani', 'nani', 'nanima')
export const dadi = grandStory('Dadi', 'dadi')
export const abuela = grandStory('Abuela', 'abuela', 'abuelita')
export const gogo = grandStory('Gogo', 'gogo')
export const oma = grandStory('Oma', 'oma')
export const nonna = grandStory('Nonna', 'nonna')
export const babcia = grandStory('Babcia', 'babcia')
export const grandpa = grandStory('Grandpa', 'grandpa', 'grandpas', 'grandfather', 'grampa')
export const grandad = grandStory('Grandad', 'grandad', 'granddad', 'grandads')
export const opa = grandStory('Opa', 'opa')
export const abuelo = grandStory('Abuelo', 'abuelo', 'abuelito')
