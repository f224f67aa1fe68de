import { wishPlot } from '../wish-plot.ts'

const PICTURES = ['drawing', 'drawings', 'picture', 'pictures', 'painting', 'paintings', 'sketchbook', 'colouring book', 'coloring book']
const INTO = ['jumps into', 'jump into', 'jumped into', 'jumping into', 'steps into', 'stepped into', 'step into', 'walks into', 'walked into', 'walk into', 'climbs into', 'climbed into', 'climb into', 'falls into', 'fell into', 'fall into', 'gets inside', 'trapped', 'stuck inside', 'stuck in', 'lives inside', 'live inside', 'live in', 'inside', 'door opens', 'world', 'enter', 'enters', 'entered', 'sucked into', 'pulled into', 'adventure inside', 'visit', 'visits', 'real door', 'travels into', 'hop into', 'hops into']

export const intoTheDrawing = wishPlot({
  id: 'wish-into-the-drawing',
  wishes: ['drawing trapped', ...PICTURES.flatMap((picture) => INTO.map((into) => `${picture} ${into}`))],
  answers: [...PICTURES, 'goes', 'go', 'went', 'going', 'into', 'in', 'inside', 'jumps', 'jump', 'jumped', 'jumping', 'steps', 'stepped', 'step', 'walks', 'walked', 'walk', 'climbs', 'climbed', 'climb', 'falls', 'fell', 'fall', 'gets', 'got', 'get', 'trapped', 'stuck', 'lives', 'live', 'own', 'his', 'her', 'my', 'their', 'the', 'a', 'door', 'opens', 'world', 'enter', 'enters', 'entered', 'real', 'becomes', 'house', 'dog', 'sun', 'drew', 'drawn', 'draws', 'draw', 'she', 'he', 'made', 'out', 'can’t', 'cannot', 'back', 'adventure', 'pencil', 'crayon', 'crayons', 'paper', 'magic', 'magical', 'sucked', 'pulled', 'visit', 'visits', 'and', 'that', 'has', 'where', 'travels', 'through', 'hop', 'hops'],
  except: ['museum', 'gallery', 'famous', 'queen', 'fridge', 'cave', 'stolen', 'thief', 'comes', 'alive', 'dinosaur', 'dragon', 'monster', 'pirate', 'unicorn', 'space', 'moon', 'horse', 'castle', 'sea', 'ocean', 'book', 'wall', 'walls', 'cat', 'photo', 'forest', 'princess', 'robot'],
  moods: ['lost', 'first'],
  company: ['drawing', 'paper', 'pencil', 'house', 'door', 'sun', 'smoke', 'chimney', 'dog', 'table', 'cake', 'grass', 'flower', 'line', 'handle', 'wall', 'window'],
  isTale: true,
  about: 'The hero goes into the house of a drawing, where everything is as it was drawn, and there is no door on the inside and no pencil; but the smoke is all one line, and a line can be laid into a door.',
  titles: ['The House With One Side', '{H} Forgot the Handle', 'A Dog With Five Legs', 'In at the Door', 'One Long Line of Smoke'],
  want: [
    {
      id: 'the-door-opens',
      A: 'partner',
      paragraphs: [
        '{H} had drawn a house. It had a door, a window, and smoke like a squashed spring. In the corner was a quarter of a sun, and in front stood a dog with five legs. “It’s got one too many,” said {A}. “That’s its tail,” said {H}.',
        'On the table inside there was a tiny cake. {H} did want to know what that tasted of. {H} knocked on the paper door with one finger, and it opened. Then {H} went in, and {A} just got in as well, before it shut. Click.'
      ]
    }
  ],
  way: [
    {
      id: 'as-drawn',
      A: 'partner',
      paragraphs: [
        'In there everything was just as {H} had drawn it. The table had its legs all on one side. The dog wagged, and ran on all five. And the cake tasted of red crayon. “A bit waxy,” said {A}. “Let’s go home,” said {H}. But where was the door? From inside there was only a white wall.'
      ]
    },
    {
      id: 'sun-quarter',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Through the window they could see the sun. It was wedged into its corner, and smiled with a quarter of its mouth. “Good day,” said {A}. “Good d,” said the sun. “Where’s the rest of you?” asked {H}.',
        '“Off the pa,” said the sun. “It’s draughty out the.” {H} felt rather bad about it. “Next time I’ll put you in the middle,” said {H}. The sun went quite yellow. “Oh, tha,” it said.'
      ]
    },
    {
      id: 'five-legs',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The dog wanted to play. {H} threw it a crumb of cake. It ran, and all five legs set off at different times. It arrived in a heap. “Which one’s the tail?” asked {A}. The dog did not know. It wagged them all, one after the other.',
        '“It’s the one at the back,” said {H}. “I drew it last.” So the dog sat down on the other four, and at last it wagged properly. Nobody had ever told it.'
      ]
    },
    {
      id: 'no-backs',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{A} walked round the chair, and it was gone. From the side it was as thin as a hair. “Where’s the back?” asked {A}. “You can’t see the back in a picture,” said {H}, “so I left it out.”',
        '{H} sat down on it, and fell right through to the floor. “You’ve got to sit on the front,” said {A}. They tried it, and it was like sitting on an envelope. They stayed where they were, with quite straight faces.'
      ]
    },
    {
      id: 'round-people',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'On the sofa sat two people with big round heads. Their legs began right under the chin, and their arms came out at the ears. “That’s us,” said {H}. “I did us when I was small.” The round {A} waved, and had seven fingers.',
        '“Where’s my tummy?” asked {A}. “I couldn’t do tummies yet,” said {H}. “Don’t you get hungry?” {A} asked the round ones. “What’s hungry?” they said, and smiled right across to the edges.'
      ]
    },
    {
      id: 'flower',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'Outside the window stood a flower, and it was taller than the house. “Is that a tree?” asked {A}. “It’s a daisy,” said {H}. “I drew it first, and then there wasn’t so much room for the house.”',
        'The daisy bent down and looked in with its whole yellow face. “I do like your little house,” it said. “Is it for a mouse?” Nobody knew what to say. The dog barked at it, but only once.'
      ]
    },
    {
      id: 'rubbed-out',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'In the corner something was grey and smudgy, and it coughed. “What’s that?” whispered {A}. “That was going to be a cat,” said {H}. “It went wrong, so I rubbed it out.” You could still see two ears, and a bit of whisker.',
        '“I don’t mind,” said the smudge. “A cat likes to be nearly not there.” It rubbed along {A}’s leg, and left a grey stripe. The dog sniffed at where it might be, and wagged.'
      ]
    },
    {
      id: 'sky-stripe',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Why is it so white out there?” asked {A}. The sky was a blue stripe at the top. The grass was a green stripe at the bottom. In between there was nothing. “That’s the air,” said {H}. “You can’t see air.”',
        'A bird flew by, and it was shaped like a tick. It flew from one side to the other, and turned round at the edge. “There’s nobody else up here,” it called. “You only did the one.”'
      ]
    },
    {
      id: 'flat-tap',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '{A} was thirsty from all that crayon. There was a tap on the wall, and {A} turned it. Out came a scribble. It was blue, and it went round and round in the sink, and would not go down.',
        '“It’s lovely water,” said {A} kindly, and lifted out one end. {A} sucked it in like a noodle. For a while afterwards {A} had a very blue mouth, and spoke a bit wavy.'
      ]
    },
    {
      id: 'other-side',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“What’s behind us?” asked {A}. {H} had to think. On the back of that paper somebody had once written down the shopping. They put an ear to the wall. From the other side it came quite faintly. “Two onions,” said somebody. “Washing powder.”',
        '“Hello?” called {H}. “Can you let us out?” It was quiet for a moment. “Half a dozen eggs,” said the voice. It knew nothing else, but it said that in a friendly way.'
      ]
    },
    {
      id: 'pet-in-front',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been left in front of the paper. Now a huge nose came up to the window, and went away, and an eye came. In there it was as big as the table. {H} tapped on the glass, and the eye blinked.',
        '“Fetch the pencil,” said {H} in a small voice. {A} knew “fetch”. But {A} brought a slipper, and laid it on the grass stripe. Then {A} waited to be told that it was right.'
      ]
    },
    {
      id: 'elder-portrait',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        'On the wall hung another picture, in a crooked frame, and {S} was in it. “You’ve given me a beard,” said {S}. “Those are your arms,” said {A}. {S} looked at it again, from nearer, and then from further off.',
        '“They’re good long ones,” said {S}. “With those you could hug somebody and still reach the biscuits.” In the frame somebody nodded, who had been thinking that for years.'
      ]
    },
    {
      id: 'child-corner',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I drew something in here as well,” said {S}, “when you weren’t looking.” It was down in the corner, and was brown. It had a great many legs, and now it was walking. “What is it?” asked {A}.',
        '{S} could not remember. “Either a spider,” said {S}, “or a potato.” They asked it. It did not know either, and it was glad that somebody had come about it at last. It hoped for potato.'
      ]
    },
    {
      id: 'baby-dot',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had once had a go at this drawing too, with a fist. Right through the sky went one thick orange zigzag. Now it crackled. Every time {A} waved, it gave a flash.',
        '“That’s lightning,” said {H}. {A} waved again, and the daisy outside ducked. There had never been so much power in so small a fist. {A} laughed out loud, and it thundered.'
      ]
    },
    {
      id: 'no-handle',
      A: 'partner',
      paragraphs: [
        '{H} pushed at the wall, and {A} pushed too. It bulged a little, like paper, and that was all. “I drew the door from outside,” said {H}. “I never did the inside.” And the pencil lay out there on the table. {A} put an arm up the chimney. “It’s only smoke,” said {A}. “But how long it is! You never once took your pencil off.”'
      ]
    }
  ],
  turn: [
    {
      id: 'laid-as-a-door',
      A: 'partner',
      paragraphs: [
        '“Is there an end to it?” asked {H}. {A} felt about and had one. “Then pull!” said {H}. They pulled the smoke in, hand over hand. It came down, loop after loop, until a heap of black line lay on the floor. {H} took the end and laid it along the wall. Up, across and down. That was a door!',
        '“Now let’s go,” said {A}, and pushed. It did not move. {H} still had a bit of line over. With that {H} made a small round handle. It turned.'
      ]
    },
    {
      id: 'present-left',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'There was one more bit of line. “What shall we leave them?” asked {H}. The dog was looking up. {H} laid the line on the floor in front of it, a knob at each end. It was a bone.',
        'The dog did not eat it. It took it carefully, and carried it under the table. Then it lay down on it with all its legs, and also with the tail. It had never been given anything to have.'
      ]
    },
    {
      id: 'second-bird',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'When they were out, {H} took the pencil again. There was something to be done before bed. {H} drew a second tick up in the white, quite near to the first. Both of them flew a bit higher.',
        'Then {A} was given the pencil, and put a back on the chair. It was not very straight. But the round ones sat down on it together, side by side, and swung their legs.'
      ]
    },
    {
      id: 'out-again',
      A: 'partner',
      paragraphs: [
        'Then they were standing by the table, and were thick again all round. {A} felt at the back, and was glad to have one. The paper lay there. It had a second door in it now, and no smoke came from the chimney.',
        'In the window sat the dog. {H} turned the paper a little, so that the lamp should not shine in its eyes. “Good night,” said {H}. All five of them wagged, and the last one was the tail.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bent over the paper, and liked the house.',
      '{names} smelled at the door, and it smelled of pencil.',
      { text: '{names} wiped both feet first, on a mat that was only a line.', needs: ['hands'] },
      { text: '{names} held on to {H}’s sleeve, and came through sideways.', needs: ['hands'] }
    ],
    way: [
      '{names} had a taste of the cake, and had red teeth.',
      '{names} stood at the window, and the flat grass did not even rustle.',
      { text: '{names} knocked along the wall, and it sounded like paper.', needs: ['hands'] },
      { text: '{names} patted the dog, and it felt like a page.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped over the line, before it was a door.',
      '{names} went out last, and looked back at the cake.',
      { text: '{names} pulled on the smoke too, and had black hands up to the elbow.', needs: ['hands'] },
      { text: '{names} held the door open until everybody was through.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pencil was laid on the table, right beside the house, in case somebody in there needed it.',
    '{H} scrubbed the crayon off {H}’s teeth. Then {H} went to bed, which had legs on both sides, and lay down.'
  ],
  last: [
    'On the table, behind a drawn window, somebody wagged once more, and {H} was asleep.',
    'There was a door on this side, and a door on that, and {H} was asleep.'
  ]
})
