import { wishPlot } from '../wish-plot.ts'

const DOGS = ['dogs', 'dog', 'puppies', 'puppy']

export const dogsWag = wishPlot({
  id: 'wish-dogs-wag',
  wishes: ['why do dogs wag their tails', ...DOGS.flatMap((dog) => [`${dog} wag tail`, `${dog} wagging tail`, `${dog} wagged tail`, `${dog} wag`, `${dog} wagging`]), 'waggy tail', 'waggy tails', 'wagging tail', 'wagging tails', 'tail wagging', 'tail wags', 'tails wag', 'doggy wags tail', 'what wagging means', 'wagging means', 'wagging tail means', 'dog tail knocks', 'dog tail knocked', 'dog tail sweeps', 'dog swishes tail', 'dog tail swishes', 'dog shakes tail', 'dogs shake tails', 'dog moves tail', 'dogs move tails', 'dogs talk tails', 'dog talks tail', 'dog tail happy'],
  asked: 'fact',
  beginsElsewhere: true,
  answers: ['why', 'how', 'what', 'when', 'do', 'does', 'is', 'are', 'dog', 'dogs', 'dog’s', 'doggy', 'doggies', 'puppy', 'puppies', 'tail', 'tails', 'wag', 'wags', 'wagging', 'wagged', 'waggy', 'swish', 'swishes', 'shake', 'shakes', 'move', 'moves', 'knock', 'knocks', 'knocked', 'knocking', 'sweeps', 'swept', 'over', 'down', 'cup', 'cups', 'tower', 'happy', 'glad', 'excited', 'pleased', 'mean', 'means', 'say', 'says', 'saying', 'talk', 'talks', 'with', 'their', 'its', 'his', 'her', 'our', 'my', 'the', 'neighbour’s', 'neighbour', 'next', 'door', 'grandma’s', 'grandpa’s', 'aunt’s', 'uncle’s', 'friend’s', 'big', 'little', 'brown', 'black', 'white', 'fluffy', 'long', 'so', 'much', 'fast', 'hard', 'always', 'sometimes', 'all', 'time', 'see', 'sees', 'home', 'come', 'comes', 'they', 'it', 'me', 'us', 'know', 'learn', 'wants', 'asks', 'asked', 'tell', 'story', 'about', 'really', 'and', 'table', 'kitchen', 'yard', 'can'],
  except: ['died', 'dead', 'dies', 'poorly', 'ill', 'sick', 'vet', 'hurt', 'bite', 'bites', 'bit', 'bitten', 'scared', 'afraid', 'lost', 'missing', 'broke', 'broken', 'trapped', 'stops', 'chases', 'chasing', 'chase', 'cat', 'cats', 'fox', 'wolf', 'dinosaur', 'dragon', 'people', 'humans', 'school', 'space', 'sniff', 'sniffs', 'bark', 'barks', 'howl', 'drives', 'bath', 'christmas', 'birthday', 'lizard', 'fish', 'cow', 'horse', 'squirrel', 'rescue', 'shelter', 'bone', 'mermaid'],
  moods: ['question', 'learning', 'losing'],
  company: ['dog', 'tail', 'cups', 'cup', 'tower', 'lid', 'pan', 'bench', 'floor', 'door', 'stool', 'rug', 'corner', 'storey', 'hall'],
  about: 'The neighbour’s dog wags the hero’s tower of cups down each time, and waiting till the tail has run out does not help, until a shiny lid shows that the tail lies still when nobody is there; it is talk, and has to be talked with on the other side.',
  titles: ['Until the Tail Runs Out', 'Round the Corner in a Lid', 'The Tower and the Tail', '{H} Is Told Hello', 'Said With a Tail'],
  want: [
    {
      id: 'six-storeys',
      A: 'partner',
      paragraphs: [
        '{H} had built a tower of plastic cups on the low bench, six storeys high. The neighbour’s dog, who was here till supper, came up to {H} and wagged. The tail went left, and the tail went right, and there were no storeys left.',
        'The dog looked round at the clatter, and wagged even more. “Why do dogs wag their tails?” cried {H}. {A} fished a cup out of the umbrella stand. “It’s clockwork,” said {A}. “Somebody’s turned the key.”'
      ]
    }
  ],
  way: [
    {
      id: 'run-out',
      A: 'partner',
      paragraphs: [
        '“Then it has to run out,” said {H}. They sat down in front of the dog, to wait until the tail was empty. {H} counted. At a hundred it was wagging. At two hundred its whole bottom slid about on the floor.',
        '“It’s getting fuller,” said {A}. At three hundred {H} was out of breath. The dog was not. Nobody had ever looked at it for so long.'
      ]
    },
    {
      id: 'fan',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It might be a fan,” said {A}, “for when dogs are hot.” They opened the window, till the curtain blew about. Then they felt behind the dog, to see if it still needed one. There was a good strong breeze from both.',
        '“It’s fanning the wrong end,” said {H}. A dog gets hot at the front, where the tongue is. They turned themselves round to check. Everything that the tail fanned was rug, and a bit of {A}’s knee.'
      ]
    },
    {
      id: 'broom',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It could be for sweeping,” said {A}. There were some crumbs from breakfast under the bench. {H} asked the dog to sit among them. The tail swept them all to the left, very neatly. Then it swept them to the right.',
        '“It doesn’t know where to put them,” said {H}. The dog got up, turned round, and ate them. So it had not been sweeping. Or else it was the only broom that tidied up with the other end.'
      ]
    },
    {
      id: 'more-floors',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They built it up again meanwhile, and wider at the bottom. “Nothing knocks down a fortress,” said {A}. The dog came round to see who was talking. It stood by {H}, and the tail felt about behind it for whatever was there.',
        'It found the fortress. The top cup went furthest, and was stopped by a shoe. “It wasn’t even looking,” said {H}. The dog picked up one cup in its mouth, and brought it back. It was wet now, but it had been brought.'
      ]
    },
    {
      id: 'which-end',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Does the dog wag the tail,” asked {A}, “or does the tail wag the dog?” They looked closely. At the tip it was the tail. But where it began, the hips went along, and the tummy, and one back foot.',
        '“It’s more than half a dog that wags,” said {H}. They went over it exactly, from back to front. Only the nose kept still, because somebody had to look. The nose pointed at {H} all the time, like a needle at the north.'
      ]
    },
    {
      id: 'hungry-for-biscuit',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“It only wants a biscuit,” said {A}, and gave it one. The dog ate it, and wagged. “Now it wants another,” said {A}. It had another, and it wagged just the same. {H} held out both hands, to show that they were empty.',
        'It smelled at the one hand, and it smelled at the other. Then it wagged at the hands, and at what they were fastened to. “It can’t be the biscuits,” said {H}. “I’m all gone, and it’s still pleased.”'
      ]
    },
    {
      id: 'other-comes-home',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came in from the hall, where {A} had just been for a minute. The dog met {A} as if it had been years. It wagged from the ears on, and took down what there was of the first storey.',
        '“I only went for a pencil,” said {A}. The dog smelled at the pencil and was glad of it. {A} went out once more and came in again. It had been years again. “That’s more than I get at work,” said {A}.'
      ]
    },
    {
      id: 'pet-looks-on',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had settled under the table, where it was safe from cups. The dog went over and wagged at {A}, with its front down and its back up. {A} knew what that meant, and thought about it for some time.',
        '“It’s asking {A} something,” said {H}. {A} got up, went once round the table leg, and lay down again. That must have been the answer, since the dog did the same. It took a chair with it. Nobody had heard one word of it.'
      ]
    },
    {
      id: 'elder-semaphore',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My friend lived across the valley,” said {S}, “and we had no telephone. So we hung things out of the window. A towel meant come over. Two towels meant bring cake.” “What if it was washing day?” asked {A}. “Then we had a great deal of cake,” said {S}.',
        '{A} watched the dog’s tail go by, from end to end. “And if nobody was over there to look?” “Then it was just a towel,” said {S}. “You don’t hang one out for nobody.”'
      ]
    },
    {
      id: 'child-has-tail',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had tucked a scarf in at the back, and wagged. “I’m saying something,” said {S}. {A} asked what it was. {S} wagged it again, more clearly, and a cup rolled off. “It’s a long word,” said {S}.',
        'The dog came to look and smelled at the scarf. It wagged back, and so they stood there, and agreed on everything. “What did it say?” asked {A}. “It said it’s got one too,” said {S}. That really was what it looked like.'
      ]
    },
    {
      id: 'in-the-lid',
      A: 'partner',
      paragraphs: [
        'They went out to the hall, for the last cup. {A} held a shiny pan lid near the floor, to see under the cupboard. But it showed the kitchen, round the corner, and the dog in there alone. “It’s stopped,” whispered {A}. The tail was as still as a sock.',
        '{H} put only a nose round the door, and the tail thumped. {H} pulled the nose back, and in the lid the tail lay still again. Nose, thump. No nose, no thump.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-is-talk',
      A: 'partner',
      paragraphs: [
        '“It doesn’t do it when there’s nobody there,” said {H}. “Then it’s talking,” said {A}. “A loose wag, with the whole back in it, is a glad one. A high stiff one means, I’m not sure of you, so wait.” This one was as loose as a scarf. “And I sat there and looked,” said {H}, “and it said hello three hundred times.”',
        'Nobody had answered. “Hello,” said {H}. The dog had a lot to say to that.'
      ]
    },
    {
      id: 'other-words',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They looked for other words, now that they knew. {A} put an empty flowerpot on the mat. The dog had never met it. It stood off, and its tail stuck straight up with only the tip moving. “That’s not hello,” said {H}. “That’s, who are you?”',
        'They let it be, and kept quite still. It smelled at the pot from as far as its neck would go. Then the tail came down, and swung, and all of the back swung too. “Oh, a pot,” said {H}, for anybody who could not read tails.'
      ]
    },
    {
      id: 'answering',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How do I say it back?” asked {H}. “You haven’t got one,” said {A}, and walked round to make sure. So {H} tried with one arm, behind. The dog looked on politely. Then {H} just smiled, and said something in a soft voice, sitting sideways.',
        'That it knew. It came and leaned on {H}, the way one leans on a gate. “People wag with their faces,” said {A}. {H} felt both corners. They went up, and they couldn’t be told not to.'
      ]
    },
    {
      id: 'the-other-side',
      A: 'partner',
      paragraphs: [
        '“It looks at whoever it’s talking to,” said {A}, “and the tail’s at the other end.” {H} had always been on one side and the tower on the other, with the dog in between. So {H} built the tower again, and sat down right in front of it. The dog came and said hello, with its nose towards both.',
        'Far off at the back the tail went left, and it went right, and there was only rug. “Seven,” said {H}, and put one more on top.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard it in the next room, and came to see who had dropped the kitchen.',
      '{names} stepped over the second storey, and was wagged at too.',
      { text: '{names} held up three cups, and that made half a tower.', needs: ['hands'] },
      { text: '{names} patted the dog, at the end that kept still.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down too, and so the tail had one more to wag at.',
      '{names} listened for a tick, and there was only panting.',
      { text: '{names} reached under the bench, and came up with a cup and a sock.', needs: ['hands'] },
      { text: '{names} held a cushion behind the tail, and it was beaten quite clean.', needs: ['hands'] }
    ],
    turn: [
      '{names} said hello as well, and it was said back at once.',
      '{names} sat down on the tower’s side, where it was safe.',
      { text: '{names} passed up the seventh cup.', needs: ['hands'] },
      { text: '{names} rolled back the rug a bit, so that the tail had room.', needs: ['hands'] }
    ]
  },
  bed: [
    'At supper time the dog was fetched. At the door it turned round, and said it all once more, as far as the stairs. The cups were put into each other, seven storeys in one.',
    '{H} washed, and lay down. When someone looked in, a foot wagged under the blanket, left and right. When nobody did, it lay as still as a sock.'
  ],
  last: [
    'Next door a tail lay still, with nobody there to tell, and {H} was asleep.',
    'One foot had said it all, and stopped, and {H} was asleep.'
  ]
})
