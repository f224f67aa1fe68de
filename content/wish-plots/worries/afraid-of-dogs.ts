import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const afraidOfDogs = wishPlot({
  id: 'wish-afraid-of-dogs',
  beginsElsewhere: true,
  wishes: ['afraid dogs', 'afraid dog', 'scared dogs', 'scared dog', 'frightened dogs', 'frightened dog', 'terrified dogs', 'terrified dog', 'fear dogs', 'fear dog', 'fears dogs', 'petrified dogs', 'nervous dogs', 'nervous dog', 'worried dogs', 'scary dog', 'scary dogs', 'anxious dogs', 'dog phobia', 'phobia dogs', 'afriad dogs', 'scard dogs', 'scared puppies', 'afraid puppies', 'hates dogs', 'barking dog scared', 'big dog scared'],
  answers: ['afraid', 'scared', 'frightened', 'terrified', 'fear', 'big', 'bark', 'barks', 'barking', 'loud', 'park', 'street', 'jump', 'jumps', 'neighbour', 'neighbours', 'neighbor', 'neighbor’s', 'neighbour’s', 'next', 'door', 'walk', 'walking', 'past', 'teeth', 'run', 'runs', 'away', 'puppy', 'puppies', 'all', 'every', 'still', 'even', 'little', 'small', 'really', 'very', 'crosses', 'screams', 'cries', 'cry', 'hides', 'being', 'gets', 'brave', 'braver', 'meets', 'meeting', 'overcomes', 'learns', 'help', 'lead', 'bite', 'bites'],
  except: [...NOT_WELL, 'bit', 'dark', 'thunder', 'thunderstorm', 'storm', 'storms', 'firework', 'fireworks', 'vacuum', 'hoover', 'cat', 'cats', 'kitten', 'bath', 'water', 'swim', 'swimming', 'stairs', 'balloon', 'balloons', 'squirrel', 'squirrels', 'mouse', 'puddles', 'lightning', 'who', 'rabbit', 'bunny', 'hamster', 'superhero', 'ghost', 'monster', 'wolf', 'dragon', 'sheepdog'],
  moods: ['afraid', 'first', 'learning'],
  company: ['dog', 'umbrella', 'baker', 'roll', 'man'],
  out: true,
  about: 'The hero wants a cheese roll, but at the baker’s door there is a dog that “doesn’t do anything” and is in truth doing a lot, until the hero holds still and lets it finish reading.',
  titles: ['It Doesn’t Do Anything', 'Two Umbrellas Long', 'Where the Dog Ends', '{H} Is Read to the Sleeve', 'A Roll With Seeds'],
  want: [
    {
      id: 'it-does-nothing',
      A: 'partner',
      paragraphs: [
        '{H} wanted a cheese roll from the baker’s, a warm one with seeds. But beside the door, on a red lead, there was a dog. It was as big as an armchair. {H} stopped at the lamp post.',
        '“It doesn’t do anything,” said the man with the lead, as they all say. “It’s looking,” said {H}. “And it’s breathing, and it’s got its mouth open.” The dog was really doing quite a lot.'
      ]
    }
  ],
  way: [
    {
      id: 'thinking-of-cheese',
      A: 'partner',
      paragraphs: [
        '“Walk past, and think about something else,” said {A}. {H} walked, and thought about cheese. At the third paving stone the dog stood up. {H} was already back. “Cheese was wrong,” said {A}. “It thinks about that too.”',
        '“How far does the lead go?” asked {H}. {A} laid the umbrella along it, twice. {H} put a pebble there. “That’s where the dog ends,” said {H}. But the door was on the other side.'
      ]
    },
    {
      id: 'from-the-back',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You have to begin a dog at the back,” said {A}. “If the tail wags so much that the bottom goes too, it’s glad. If it’s as stiff as a broom, it wants to be left alone.” {H} began at the back. The tail went, and the bottom went, and the collar jingled.',
        '“How far up is it glad?” asked {A}. {H} looked. “To the eyebrows,” said {H}. It had two brown spots up there. They went up by turns, like somebody doing sums.'
      ]
    },
    {
      id: 'trees',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“If you run, it thinks you’ve started a game,” said {A}. “So you’re a tree. Roots down, branches down, and you look into the air.” They practised it at the lamp post. {H} was a fir. {A} was something older, with a bit of wind in it.',
        'A dog does not want much from a tree. But a lady with two bags stopped behind {A}. “Is this the queue?” she asked. A tree cannot answer. So she stood there too, and after her came a man with a bicycle. It was soon quite a wood.'
      ]
    },
    {
      id: 'four-legs',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“The dog mustn’t see me, that’s all,” said {H}, and got in under the back of {A}’s coat. They set off like that, {A} at the front and {H} behind. There was one head, and there were four legs. None of the four had been told about the others.',
        'The dog had never seen such a thing. It sat down, and put its head on one side. Then it put it on the other. “It’s looking more than ever,” whispered the coat. They walked backwards to the lamp post, which took some time.'
      ]
    },
    {
      id: 'one-word',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Woof,” said the dog. {H} took hold of {A}. It was deep, and you felt it in your knees. “It’s only got the one word,” said {A}. “That has to do for everything. Hello, and where’s my ball, and there’s a bus.”',
        'They listened. “Woof.” A bus came round the corner. “That was bus,” said {H}. “Woof.” Nothing came at all. {H} thought about it. “That was cheese,” said {H}. “They’re taking them out of the oven.”'
      ]
    },
    {
      id: 'a-yawn',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The dog opened its mouth as far as it would go. You could see right in, past all the teeth, to where it was dark. {H} went behind the lamp post. It was a thin lamp post. “That’s a yawn,” said {A}. “They do it when there’s too much going on.”',
        'Too much was going on for {H} too. {H} yawned, so that you could see all the teeth. The dog looked in. Then it yawned again, and {A} did, and everybody in the shop, right up to the baker.'
      ]
    },
    {
      id: 'very-small',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Then a second dog came along, in a knitted waistcoat. It was no bigger than a loaf. It barked at the lamp post, the pebble and a paper bag. It barked at {A}’s left shoe, and then the right one as well. {A} took a step back.',
        '“Are you afraid of that?” asked {H}. “No,” said {A}, with one foot in the air. “It’s just that there’s so little of it, and it’s all coming at once.” The big dog had turned its face to the wall, as if it knew nobody here.'
      ]
    },
    {
      id: 'moths',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“What are you afraid of?” {H} asked {A}. {A} looked round, and came closer. “Moths,” said {A}. “They fly as if nobody had ever shown them.” {H} was not afraid of moths at all. You could have laid one on {H}’s nose.',
        '“You can take my moths,” said {A}, “and I’ll take your dogs.” They shook hands on it, and {H} looked over at the dog. It had not worked. {H} was still afraid of dogs, and now {H} had moths as well.'
      ]
    },
    {
      id: 'seven-rolls',
      A: 'same',
      spare: 8,
      paragraphs: [
        'From the lamp post you could see into the window, if you stood on tiptoe. There were seven rolls with seeds. The bell rang. A lady came out, and now there were five. “They’re going,” said {H}. The bell rang once more, and there were four.',
        '{A} offered to go in alone and fetch one. {H} thought about it for as long as a roll takes. “No,” said {H}. “You always pick the flat ones.” The bell rang. That had been a flat one, at least.'
      ]
    },
    {
      id: 'as-seen-by-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What does it see, if it looks at me?” asked {H}. {A} crouched down, to be about as tall as a dog. From there the street was nearly all knees. “There’s a coat,” said {A}. “And it keeps coming and going. It comes, it stops, it runs off.”',
        '{H} had a look from down there too. It was true. Only one person in the whole street did that. Everybody else just went in and bought bread. “I’d look as well,” said {H}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} had seen the dog too, and stretched out both arms. {A} had one word for whatever was big and had a face. {A} called it across the street. The dog moved its ears forward. “Woof,” it said. It had one word too.',
        '“Don’t,” said {H}, and held {A} tightly by the jacket. “First you have to know where it ends.” {A} was shown the pebble. {A} wanted to eat it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I used to go round three streets because of a dog,” said {S}. “Every day, there and back, till I was nine. It sat behind a gate, and I never saw more than the nose.” “And then?” asked {A}.',
        '“Then the gate was open one day, and the rest came out. It had legs like that.” {S} showed how long, with a finger and a thumb. “It had needed a box to get its nose up there. I’d walked about a hundred miles by then.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I’m not afraid,” said {S}. “I like all dogs. I’d kiss it.” “You mustn’t,” said {A}. “It might be eating, or asleep, or have a sore ear. You have to ask.” {A} knew all the rules. That comes from watching.',
        '{S} walked up as far as the pebble, all alone, and stood there. The dog looked at {S}. It was a good deal bigger from there. “I’ll ask tomorrow,” said {S}, and came back rather fast.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 13,
      paragraphs: [
        '“My dog at home does something,” said {A}. “It says hello with all of it. You need a wall behind you.” “Doesn’t it stop?” asked {H}. “You turn round,” said {A}. “You look away and fold your arms, till it’s got four feet on the ground.”',
        '{H} practised that. {H} turned away, folded both arms, and looked at a cloud. “Very good,” said {A}. “You’d be the most boring person it’s ever met.” {H} had not been so pleased all day.'
      ]
    },
    {
      id: 'in-the-middle-of-your-name',
      A: 'partner',
      paragraphs: [
        '{H} kept watch by the pebble. “Each time I come it sniffs,” said {H}, “and then it stands up.” “It’s reading,” said {A}. “That’s how a dog asks who you are. And you run off, in the middle of your name.”',
        '“So it only wants to read the rest,” said {H} slowly. “And if I stayed till the end?” “Ask him first,” said {A}. “It’s his dog.”'
      ]
    }
  ],
  turn: [
    {
      id: 'read-to-the-sleeve',
      A: 'partner',
      paragraphs: [
        '“May it smell me?” asked {H}. “It would love to,” said the man, and held the lead short. {H} stood sideways and looked at the rolls. One hand hung in the air. Then came something wet, and something warm that blew.',
        'It read the thumb, and all round the back. It stayed longest at the sleeve. “That’s yesterday’s soup,” whispered {A}. Then the dog sighed and sat down. It had got to the end of {H}.'
      ]
    },
    {
      id: 'stamped',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Something had come across {H}’s hand at the last moment. It was as rough as a flannel, and it had been quick. {H} held up the hand and looked at it from both sides. It shone. “What was that for?” asked {H}.',
        '“That was the stamp,” said {A}. “You’ve been read, and now you’ve been stamped, like a library book.” {H} wiped it on the coat, but not all of it. With that you could perhaps be lent out.'
      ]
    },
    {
      id: 'the-shoulder',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“You can touch it, if you like,” said the man. “It’s best at the shoulder. Nobody likes a hand from above.” {H} put one finger on the shoulder. The finger went in up to the knuckle. Half of that dog was fur, and it was warm down there.',
        '“Now you,” said {H} to {A}. {A} put in a finger as well. They stood there, both plugged in. A deep sort of hum came up through the fur. “That’s my tummy,” said {A}. “It’s the rolls.”'
      ]
    },
    {
      id: 'eight-points',
      A: 'partner',
      paragraphs: [
        'They came out with the last roll. It was raining, and {H} put up the umbrella. Whoosh! The dog was gone. It was behind the man, as much of it as would fit. “It doesn’t do anything,” said {H}.',
        'The dog did not believe that. The umbrella flapped, and it had eight points. {H} shut it, and laid it on the ground, and they all held still in the rain. After a while a nose came out on the left. “Take your time,” said {H}. “Read it right to the handle.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the armchair with the lead, and stayed by the lamp post as well.',
      '{names} smelled the rolls from as far off as the lamp post.',
      { text: '{names} held the purse, with the money for a roll.', needs: ['hands'] },
      { text: '{names} waved to the man with the lead, to be on the safe side.', needs: ['hands'] }
    ],
    way: [
      '{names} kept well behind the pebble.',
      '{names} stood by the lamp post, and was nearly as thin.',
      { text: '{names} measured the lead again, in shoes.', needs: ['hands'] },
      { text: '{names} set a second pebble on top, in case there was a wind.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept as still as the lamp post.',
      '{names} got wet, and did not shake yet.',
      { text: '{names} held the door open with one hand.', needs: ['hands'] },
      { text: '{names} carried the paper bag, and it was warm below.', needs: ['hands'] }
    ]
  },
  bed: [
    'They shared the roll on the way, and at home the umbrella was hung up to dry. Its handle had been read three times.',
    'Then {H} washed, but not the sleeve, and lay down sideways, with one hand hanging out.'
  ],
  last: [
    'Somewhere a dog knew the whole of that name by heart now, and {H} was asleep.',
    '{H} breathed, and had an open mouth, and did nothing else at all, for {H} was asleep.'
  ]
})
